// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.List;
import kiki.cfront.lex.Token;

/** A piece of a macro's replacement list (C11 6.10.3). Each keeps the token it was written as. */
sealed interface BodyPart {
  Token token();

  /** A token that stands for itself. */
  record Text(Token token) implements BodyPart {}

  /** A parameter, to be replaced by its argument. */
  record Parameter(Token token, int index) implements BodyPart {}

  /** {@code #} before a parameter or a {@code __VA_OPT__}. */
  record Stringify(Token token, BodyPart operand) implements BodyPart {}

  /** {@code ##} between two other parts. */
  record Paste(Token token) implements BodyPart {}

  /** {@code __VA_OPT__(...)}: there only if the variable arguments are not empty (C23 6.10.5.1). */
  record VariableOption(Token token, List<BodyPart> parts) implements BodyPart {}
}
