// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.ExpressionSyntax;

/** GNU {@code __attribute__((...))} and C23 {@code [[...]]}. */
final class AttributeParser {
  private final Parser parser;

  AttributeParser(Parser parser) {
    this.parser = parser;
  }

  boolean atAttribute() {
    Cursor cursor = parser.cursor;
    return cursor.at(TokenKind.ATTRIBUTE) || atBrackets();
  }

  private boolean atBrackets() {
    Cursor cursor = parser.cursor;
    return cursor.at(TokenKind.LEFT_BRACKET) && cursor.peek(1).is(TokenKind.LEFT_BRACKET);
  }

  /** The number of tokens of C23 attributes ahead: they begin declarations and statements alike. */
  int lengthOfBrackets() {
    Cursor cursor = parser.cursor;
    int length = 0;
    while (cursor.peek(length).is(TokenKind.LEFT_BRACKET)
        && cursor.peek(length + 1).is(TokenKind.LEFT_BRACKET)) {
      int open = 0;
      do {
        Token token = cursor.peek(length++);
        open += token.is(TokenKind.LEFT_BRACKET) ? 1 : token.is(TokenKind.RIGHT_BRACKET) ? -1 : 0;
      } while (open > 0 && !cursor.peek(length).is(TokenKind.EOF));
    }
    return length;
  }

  /** Any number of attributes. */
  List<AttributeSyntax> optional() {
    if (!atAttribute()) {
      return List.of();
    }
    List<AttributeSyntax> result = new ArrayList<>();
    while (atAttribute()) {
      readInto(result);
    }
    return result;
  }

  /** One attribute specifier. */
  void readInto(List<AttributeSyntax> result) {
    Cursor cursor = parser.cursor;
    boolean brackets = atBrackets();
    TokenKind open = brackets ? TokenKind.LEFT_BRACKET : TokenKind.LEFT_PAREN;
    TokenKind close = brackets ? TokenKind.RIGHT_BRACKET : TokenKind.RIGHT_PAREN;
    if (!brackets) {
      cursor.next();
    }
    cursor.expect(open);
    cursor.expect(open);
    while (!cursor.at(close)) {
      if (!cursor.accept(TokenKind.COMMA)) {
        result.add(attribute());
      }
    }
    cursor.expect(close);
    cursor.expect(close);
  }

  private AttributeSyntax attribute() {
    Cursor cursor = parser.cursor;
    Token name = word();
    if (cursor.at(TokenKind.COLON) && cursor.peek(1).is(TokenKind.COLON)) {
      cursor.next();
      cursor.next();
      name = word();
    }
    List<ExpressionSyntax> arguments = List.of();
    if (cursor.at(TokenKind.LEFT_PAREN)) {
      arguments = arguments();
    }
    return new AttributeSyntax(name, plain(name.text()), arguments);
  }

  private Token word() {
    Cursor cursor = parser.cursor;
    if (!cursor.at(TokenKind.IDENTIFIER) && !cursor.kind().isKeyword()) {
      throw cursor.expected("an attribute");
    }
    return cursor.next();
  }

  private List<ExpressionSyntax> arguments() {
    Cursor cursor = parser.cursor;
    cursor.expect(TokenKind.LEFT_PAREN);
    List<ExpressionSyntax> result = new ArrayList<>();
    while (!cursor.accept(TokenKind.RIGHT_PAREN)) {
      if (parser.types.startsType(cursor.peek()) && !cursor.at(TokenKind.IDENTIFIER)) {
        parser.types.typeName();
      } else {
        result.add(parser.expressions.assignment());
      }
      if (!cursor.at(TokenKind.RIGHT_PAREN)) {
        cursor.expect(TokenKind.COMMA);
      }
    }
    return result;
  }

  private static String plain(String name) {
    boolean wrapped = name.length() > 4 && name.startsWith("__") && name.endsWith("__");
    return wrapped ? name.substring(2, name.length() - 2) : name;
  }
}
