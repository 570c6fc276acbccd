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
import kiki.cfront.syntax.Specifiers;
import kiki.cfront.syntax.TypeName;
import kiki.cfront.syntax.TypeSpecifier;

/** Structures, unions and enumerations (C11 6.7.2.1, 6.7.2.2). */
final class TagParser {
  private final Parser parser;

  TagParser(Parser parser) {
    this.parser = parser;
  }

  TypeSpecifier record() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    List<AttributeSyntax> attributes = new ArrayList<>(parser.attributes.optional());
    Optional<Token> tag = cursor.take(TokenKind.IDENTIFIER);
    if (!cursor.at(TokenKind.LEFT_BRACE)) {
      if (tag.isEmpty()) {
        throw cursor.expected("'{' or a tag after '" + keyword.text() + "'");
      }
      return new TypeSpecifier.Record(keyword, tag, Optional.empty(), attributes, 0);
    }
    List<TypeSpecifier.MemberDeclaration> members = members();
    int pack = cursor.packLimit();
    cursor.expect(TokenKind.RIGHT_BRACE);
    attributes.addAll(parser.attributes.optional());
    return new TypeSpecifier.Record(keyword, tag, Optional.of(members), attributes, pack);
  }

  private List<TypeSpecifier.MemberDeclaration> members() {
    Cursor cursor = parser.cursor;
    cursor.expect(TokenKind.LEFT_BRACE);
    cursor.enter();
    List<TypeSpecifier.MemberDeclaration> members = new ArrayList<>();
    while (!cursor.at(TokenKind.RIGHT_BRACE)) {
      if (cursor.at(TokenKind.EOF)) {
        throw cursor.expected("'}'");
      }
      if (!cursor.accept(TokenKind.SEMICOLON)) {
        members.add(member());
      }
    }
    cursor.leave();
    return members;
  }

  private TypeSpecifier.MemberDeclaration member() {
    Cursor cursor = parser.cursor;
    if (parser.declarations.atStaticAssert()) {
      return new TypeSpecifier.MemberDeclaration.Assertion(parser.declarations.staticAssert());
    }
    while (cursor.accept(TokenKind.EXTENSION)) {}
    if (!parser.types.startsDeclaration(cursor.peek())) {
      throw cursor.at(TokenKind.IDENTIFIER)
          ? cursor.failure(cursor.peek(), "unknown type name " + cursor.peek().describe())
          : cursor.expected("a member declaration");
    }
    Specifiers specifiers = parser.types.specifiers(TypeParser.Place.TYPE_ONLY);
    List<TypeSpecifier.MemberDeclarator> declarators = new ArrayList<>();
    if (!cursor.at(TokenKind.SEMICOLON) && !cursor.at(TokenKind.RIGHT_BRACE)) {
      do {
        declarators.add(memberDeclarator());
      } while (cursor.accept(TokenKind.COMMA));
    }
    if (cursor.at(TokenKind.RIGHT_BRACE)) {
      cursor.warning(cursor.peek(), "no semicolon at end of struct or union");
    } else {
      cursor.expect(TokenKind.SEMICOLON);
    }
    return new TypeSpecifier.MemberDeclaration.Members(specifiers, declarators);
  }

  private TypeSpecifier.MemberDeclarator memberDeclarator() {
    Cursor cursor = parser.cursor;
    List<AttributeSyntax> attributes = new ArrayList<>(parser.attributes.optional());
    DeclaratorSyntax declarator =
        cursor.at(TokenKind.COLON)
            ? new DeclaratorSyntax.Name(cursor.peek(), Optional.empty())
            : parser.declarators.declarator(DeclaratorParser.Naming.NAMED);
    Optional<ExpressionSyntax> width = cursor.after(TokenKind.COLON, parser.expressions::constant);
    attributes.addAll(parser.attributes.optional());
    return new TypeSpecifier.MemberDeclarator(declarator, width, attributes);
  }

  TypeSpecifier enumeration() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    List<AttributeSyntax> attributes = new ArrayList<>(parser.attributes.optional());
    Optional<Token> tag = cursor.take(TokenKind.IDENTIFIER);
    Optional<TypeName> underlying = Optional.empty();
    if (cursor.at(TokenKind.COLON) && parser.types.startsType(cursor.peek(1))) {
      cursor.next();
      Specifiers specifiers = parser.types.specifiers(TypeParser.Place.TYPE_ONLY);
      DeclaratorSyntax none = new DeclaratorSyntax.Name(specifiers.token(), Optional.empty());
      underlying = Optional.of(new TypeName(specifiers, none));
    }
    if (!cursor.accept(TokenKind.LEFT_BRACE)) {
      if (tag.isEmpty()) {
        throw cursor.expected("'{' or a tag after 'enum'");
      }
      return new TypeSpecifier.Enumeration(keyword, tag, underlying, Optional.empty(), attributes);
    }
    List<TypeSpecifier.Enumerator> enumerators = new ArrayList<>();
    do {
      if (cursor.at(TokenKind.RIGHT_BRACE)) {
        break;
      }
      enumerators.add(enumerator());
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.RIGHT_BRACE);
    attributes.addAll(parser.attributes.optional());
    return new TypeSpecifier.Enumeration(
        keyword, tag, underlying, Optional.of(enumerators), attributes);
  }

  private TypeSpecifier.Enumerator enumerator() {
    Cursor cursor = parser.cursor;
    Token name = cursor.expect(TokenKind.IDENTIFIER);
    parser.attributes.optional();
    Optional<ExpressionSyntax> value = cursor.after(TokenKind.ASSIGN, parser.expressions::constant);
    parser.names.declare(name.text(), NameScopes.Meaning.OTHER);
    return new TypeSpecifier.Enumerator(name, value);
  }
}
