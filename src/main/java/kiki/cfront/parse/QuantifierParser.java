// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.Set;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.DeclarationSyntax;
import kiki.cfront.syntax.ExpressionSyntax;

/**
 * CBMC's quantifiers: {@code __CPROVER_forall { int i; c }}, and as in the specifications of ACSL
 * {@code \forall int i; c}, which takes in what follows up to a comma.
 */
final class QuantifierParser {
  private static final Set<String> BRACED = Set.of("__CPROVER_forall", "__CPROVER_exists");

  private final Parser parser;

  QuantifierParser(Parser parser) {
    this.parser = parser;
  }

  boolean isNext() {
    Token token = parser.cursor.peek();
    return isOpen(token)
        || BRACED.contains(token.text()) && parser.cursor.peek(1).is(TokenKind.LEFT_BRACE);
  }

  private static boolean isOpen(Token token) {
    return token.text().startsWith("\\");
  }

  ExpressionSyntax quantified() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    boolean isOpen = isOpen(keyword);
    if (!isOpen) {
      cursor.expect(TokenKind.LEFT_BRACE);
    }
    cursor.enter();
    int mark = parser.names.open();
    try {
      DeclarationSyntax variable = parser.declarations.local();
      ExpressionSyntax condition =
          isOpen ? parser.expressions.assignment() : parser.expressions.expression();
      if (!isOpen) {
        cursor.accept(TokenKind.SEMICOLON);
        cursor.expect(TokenKind.RIGHT_BRACE);
      }
      return new ExpressionSyntax.Quantified(keyword, variable, condition);
    } finally {
      parser.names.close(mark);
      cursor.leave();
    }
  }
}
