// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.StatementSyntax;

/** GNU inline assembly. */
final class AssemblyParser {
  private final Parser parser;

  AssemblyParser(Parser parser) {
    this.parser = parser;
  }

  StatementSyntax statement() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    while (cursor.at(TokenKind.VOLATILE)
        || cursor.at(TokenKind.INLINE)
        || cursor.at(TokenKind.GOTO)) {
      cursor.next();
    }
    cursor.expect(TokenKind.LEFT_PAREN);
    List<Token> text = parser.expressions.strings();
    List<StatementSyntax.Operand> outputs = new ArrayList<>();
    List<StatementSyntax.Operand> inputs = new ArrayList<>();
    List<Token> clobbers = new ArrayList<>();
    List<Token> labels = new ArrayList<>();
    if (cursor.accept(TokenKind.COLON)) {
      operands(outputs);
    }
    if (cursor.accept(TokenKind.COLON)) {
      operands(inputs);
    }
    if (cursor.accept(TokenKind.COLON)) {
      list(TokenKind.STRING, clobbers);
    }
    if (cursor.accept(TokenKind.COLON)) {
      list(TokenKind.IDENTIFIER, labels);
    }
    cursor.expect(TokenKind.RIGHT_PAREN);
    cursor.expect(TokenKind.SEMICOLON);
    return new StatementSyntax.Assembly(keyword, text, outputs, inputs, clobbers, labels);
  }

  private boolean atEndOfPart() {
    return parser.cursor.at(TokenKind.COLON) || parser.cursor.at(TokenKind.RIGHT_PAREN);
  }

  private void operands(List<StatementSyntax.Operand> result) {
    Cursor cursor = parser.cursor;
    if (atEndOfPart()) {
      return;
    }
    do {
      if (cursor.accept(TokenKind.LEFT_BRACKET)) {
        cursor.expect(TokenKind.IDENTIFIER);
        cursor.expect(TokenKind.RIGHT_BRACKET);
      }
      List<Token> constraint = parser.expressions.strings();
      cursor.expect(TokenKind.LEFT_PAREN);
      ExpressionSyntax value = parser.expressions.expression();
      cursor.expect(TokenKind.RIGHT_PAREN);
      result.add(new StatementSyntax.Operand(constraint, value));
    } while (cursor.accept(TokenKind.COMMA));
  }

  private void list(TokenKind kind, List<Token> result) {
    if (atEndOfPart()) {
      return;
    }
    do {
      result.add(parser.cursor.expect(kind));
    } while (parser.cursor.accept(TokenKind.COMMA));
  }
}
