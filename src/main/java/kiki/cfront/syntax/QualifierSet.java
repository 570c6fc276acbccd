// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;

/** Qualifiers as written, possibly repeated. */
public record QualifierSet(List<Token> tokens) {
  public static final QualifierSet NONE = new QualifierSet(List.of());

  public boolean has(TokenKind kind) {
    return tokens.stream().anyMatch(t -> t.is(kind));
  }
}
