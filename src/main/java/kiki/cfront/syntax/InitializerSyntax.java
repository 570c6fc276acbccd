// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;

/** An initialiser as written. */
public sealed interface InitializerSyntax {
  Token token();

  record Value(ExpressionSyntax expression) implements InitializerSyntax {
    @Override
    public Token token() {
      return expression.token();
    }
  }

  record Braces(Token token, List<Item> items) implements InitializerSyntax {}

  /** An element of a braced list with its designators, outermost first. */
  record Item(List<Designator> designators, InitializerSyntax value) {}

  /** {@code .name} or {@code [first]} or GNU's {@code [first ... last]}. */
  sealed interface Designator {
    Token token();

    record Field(Token token) implements Designator {}

    /** {@code last} is there if a range is given. */
    record Element(Token token, ExpressionSyntax first, Optional<ExpressionSyntax> last)
        implements Designator {}
  }
}
