// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.DeclaratorSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.QualifierSet;
import kiki.cfront.syntax.Specifiers;

/** Declarators (C11 6.7.6, 6.7.7). */
final class DeclaratorParser {
  /** Whether a declarator names something. */
  enum Naming {
    NAMED,
    ABSTRACT,
    /** As in a parameter declaration. */
    EITHER
  }

  private record Star(Token token, QualifierSet qualifiers, List<AttributeSyntax> attributes) {}

  private final Parser parser;

  DeclaratorParser(Parser parser) {
    this.parser = parser;
  }

  DeclaratorSyntax declarator(Naming naming) {
    Cursor cursor = parser.cursor;
    Token start = cursor.peek();
    List<AttributeSyntax> leading = parser.attributes.optional();
    List<Star> stars = new ArrayList<>();
    int depth = cursor.depth();
    while (cursor.at(TokenKind.STAR)) {
      cursor.enter();
      stars.add(star());
    }
    DeclaratorSyntax result = direct(naming);
    cursor.restoreDepth(depth);
    for (Star s : stars.reversed()) {
      result = new DeclaratorSyntax.Pointer(s.token, s.qualifiers, s.attributes, result);
    }
    return leading.isEmpty() ? result : new DeclaratorSyntax.Attributed(start, leading, result);
  }

  private Star star() {
    Token token = parser.cursor.next();
    List<AttributeSyntax> attributes = new ArrayList<>();
    QualifierSet qualifiers = qualifiers(attributes);
    return new Star(token, qualifiers, attributes);
  }

  private QualifierSet qualifiers(List<AttributeSyntax> attributes) {
    List<Token> tokens = new ArrayList<>();
    while (true) {
      switch (parser.cursor.kind()) {
        case CONST, VOLATILE, RESTRICT, ATOMIC -> tokens.add(parser.cursor.next());
        case ATTRIBUTE -> parser.attributes.readInto(attributes);
        default -> {
          return tokens.isEmpty() ? QualifierSet.NONE : new QualifierSet(tokens);
        }
      }
    }
  }

  private DeclaratorSyntax direct(Naming naming) {
    Cursor cursor = parser.cursor;
    DeclaratorSyntax result;
    if (cursor.at(TokenKind.IDENTIFIER) && naming != Naming.ABSTRACT) {
      Token name = cursor.next();
      result = new DeclaratorSyntax.Name(name, Optional.of(name));
    } else if (cursor.at(TokenKind.LEFT_PAREN) && groups(naming)) {
      cursor.next();
      cursor.enter();
      result = declarator(naming);
      cursor.leave();
      cursor.expect(TokenKind.RIGHT_PAREN);
    } else if (naming == Naming.NAMED) {
      throw cursor.expected("an identifier or '('");
    } else {
      result = new DeclaratorSyntax.Name(cursor.peek(), Optional.empty());
    }
    return suffixes(result);
  }

  /** Whether a parenthesis groups a declarator rather than enclosing parameters. */
  private boolean groups(Naming naming) {
    Token after = parser.cursor.peek(1);
    return switch (naming) {
      case NAMED -> true;
      case ABSTRACT, EITHER ->
          after.is(TokenKind.ATTRIBUTE)
              || !after.is(TokenKind.RIGHT_PAREN)
                  && !after.is(TokenKind.ELLIPSIS)
                  && !parser.types.startsDeclaration(after);
    };
  }

  private DeclaratorSyntax suffixes(DeclaratorSyntax first) {
    Cursor cursor = parser.cursor;
    DeclaratorSyntax result = first;
    int depth = cursor.depth();
    while (true) {
      if (cursor.at(TokenKind.LEFT_BRACKET) && !parser.attributes.atAttribute()) {
        cursor.enter();
        result = array(result);
      } else if (cursor.at(TokenKind.LEFT_PAREN)) {
        cursor.enter();
        Token open = cursor.next();
        result = new DeclaratorSyntax.Function(open, result, parameters());
      } else {
        cursor.restoreDepth(depth);
        return result;
      }
    }
  }

  private DeclaratorSyntax array(DeclaratorSyntax inner) {
    Cursor cursor = parser.cursor;
    Token open = cursor.next();
    cursor.accept(TokenKind.STATIC);
    QualifierSet qualifiers = qualifiers(new ArrayList<>());
    cursor.accept(TokenKind.STATIC);
    if (cursor.accept(TokenKind.RIGHT_BRACKET)) {
      return new DeclaratorSyntax.Array(
          open, inner, qualifiers, new DeclaratorSyntax.Extent.Empty());
    }
    if (cursor.at(TokenKind.STAR) && cursor.peek(1).is(TokenKind.RIGHT_BRACKET)) {
      cursor.next();
      cursor.next();
      return new DeclaratorSyntax.Array(
          open, inner, qualifiers, new DeclaratorSyntax.Extent.Star());
    }
    ExpressionSyntax size = parser.expressions.assignment();
    cursor.expect(TokenKind.RIGHT_BRACKET);
    return new DeclaratorSyntax.Array(
        open, inner, qualifiers, new DeclaratorSyntax.Extent.Size(size));
  }

  private DeclaratorSyntax.Parameters parameters() {
    Cursor cursor = parser.cursor;
    if (cursor.accept(TokenKind.RIGHT_PAREN)) {
      return new DeclaratorSyntax.Parameters.Names(List.of());
    }
    Token first = cursor.peek();
    boolean oldStyle =
        first.is(TokenKind.IDENTIFIER)
            && !parser.names.isType(first.text())
            && (cursor.peek(1).is(TokenKind.COMMA) || cursor.peek(1).is(TokenKind.RIGHT_PAREN));
    if (oldStyle) {
      return names();
    }
    int mark = parser.names.open();
    try {
      return prototype();
    } finally {
      parser.names.close(mark);
    }
  }

  private DeclaratorSyntax.Parameters names() {
    Cursor cursor = parser.cursor;
    List<Token> names = new ArrayList<>();
    do {
      names.add(cursor.expect(TokenKind.IDENTIFIER));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.RIGHT_PAREN);
    return new DeclaratorSyntax.Parameters.Names(names);
  }

  private DeclaratorSyntax.Parameters prototype() {
    Cursor cursor = parser.cursor;
    List<DeclaratorSyntax.Parameter> parameters = new ArrayList<>();
    DeclaratorSyntax.Ending ending = DeclaratorSyntax.Ending.FIXED;
    do {
      if (cursor.accept(TokenKind.ELLIPSIS)) {
        ending = DeclaratorSyntax.Ending.ELLIPSIS;
        break;
      }
      parameters.add(parameter());
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.RIGHT_PAREN);
    return new DeclaratorSyntax.Parameters.Prototype(parameters, ending);
  }

  private DeclaratorSyntax.Parameter parameter() {
    Cursor cursor = parser.cursor;
    Token start = cursor.peek();
    while (cursor.accept(TokenKind.EXTENSION)) {}
    if (!parser.types.startsDeclaration(cursor.peek()) && !parser.attributes.atAttribute()) {
      throw start.is(TokenKind.IDENTIFIER)
          ? cursor.failure(start, "unknown type name " + start.describe())
          : cursor.expected("a parameter declaration");
    }
    Specifiers specifiers = parser.types.specifiers(TypeParser.Place.DECLARATION);
    DeclaratorSyntax declarator = declarator(Naming.EITHER);
    declarator.name().ifPresent(n -> parser.names.declare(n.text(), NameScopes.Meaning.OTHER));
    return new DeclaratorSyntax.Parameter(specifiers, declarator, parser.attributes.optional());
  }
}
