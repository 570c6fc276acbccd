// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.ClauseSyntax;
import kiki.cfront.syntax.DeclarationSyntax;
import kiki.cfront.syntax.DeclaratorSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.InitializerSyntax;
import kiki.cfront.syntax.Specifiers;
import kiki.cfront.syntax.StatementSyntax;

/** Declarations, function definitions and initialisers (C11 6.7, 6.9). */
final class DeclarationParser {
  /** Where a declaration stands. */
  private enum Scope {
    FILE,
    BLOCK
  }

  private final Parser parser;

  DeclarationParser(Parser parser) {
    this.parser = parser;
  }

  /** A declaration or function definition at file scope. */
  DeclarationSyntax external() {
    Cursor cursor = parser.cursor;
    skipExtensions();
    if (atStaticAssert()) {
      return staticAssert();
    }
    if (cursor.at(TokenKind.ASM)) {
      return assembly();
    }
    Token start = cursor.peek();
    boolean plausible =
        parser.types.startsDeclaration(start)
            || parser.attributes.atAttribute()
            || start.is(TokenKind.IDENTIFIER)
            || start.is(TokenKind.STAR)
            || start.is(TokenKind.LEFT_PAREN);
    if (!plausible) {
      throw cursor.expected("a declaration");
    }
    refuseUnknownType();
    return declaration(Scope.FILE);
  }

  /** A declaration inside a block. */
  DeclarationSyntax local() {
    skipExtensions();
    return atStaticAssert() ? staticAssert() : declaration(Scope.BLOCK);
  }

  private DeclarationSyntax declaration(Scope scope) {
    Cursor cursor = parser.cursor;
    Specifiers specifiers = parser.types.specifiers(TypeParser.Place.DECLARATION);
    if (cursor.accept(TokenKind.SEMICOLON)) {
      return new DeclarationSyntax.Plain(specifiers, List.of());
    }
    DeclaratorSyntax declarator = parser.declarators.declarator(DeclaratorParser.Naming.NAMED);
    declare(specifiers, declarator);
    List<ClauseSyntax> clauses = parser.clauses.ofFunction(declarator);
    boolean isFunction = declarator.innermostFunction().isPresent();
    if (isFunction && scope == Scope.FILE && startsBody(specifiers)) {
      return function(specifiers, declarator, clauses);
    }
    if (isFunction && scope == Scope.BLOCK && cursor.at(TokenKind.LEFT_BRACE)) {
      throw cursor.unsupported(declarator.declaredName(), "nested functions are not supported");
    }
    return finish(specifiers, declarator, clauses);
  }

  private void skipExtensions() {
    while (parser.cursor.accept(TokenKind.EXTENSION)) {}
  }

  /** At file scope: a name where a type belongs, followed by what is declared. */
  private void refuseUnknownType() {
    refuseUnknownTypeOfTwoNames();
    Token first = parser.cursor.peek();
    boolean pointer =
        parser.cursor.peek(1).is(TokenKind.STAR) && parser.cursor.peek(2).is(TokenKind.IDENTIFIER);
    if (first.is(TokenKind.IDENTIFIER) && !parser.names.isType(first.text()) && pointer) {
      throw parser.cursor.failure(first, "unknown type name " + first.describe());
    }
  }

  /** Two names in a row, the first no type: the type is missing. */
  void refuseUnknownTypeOfTwoNames() {
    Token first = parser.cursor.peek();
    if (first.is(TokenKind.IDENTIFIER)
        && parser.cursor.peek(1).is(TokenKind.IDENTIFIER)
        && !parser.names.isType(first.text())) {
      throw parser.cursor.failure(first, "unknown type name " + first.describe());
    }
  }

  private boolean isDeclared(Token name) {
    return parser.names.isDeclared(name.text());
  }

  private boolean startsBody(Specifiers specifiers) {
    Cursor cursor = parser.cursor;
    boolean oldParameters =
        !specifiers.has(TokenKind.TYPEDEF) && parser.types.startsDeclaration(cursor.peek());
    return cursor.at(TokenKind.LEFT_BRACE)
        || oldParameters && !cursor.at(TokenKind.ATTRIBUTE)
        || cursor.at(TokenKind.ATTRIBUTE) && attributesBeforeBody();
  }

  /** Attributes between a definition's declarator and its body are legal only for K&amp;R's. */
  private boolean attributesBeforeBody() {
    Cursor cursor = parser.cursor;
    int ahead = 1;
    int parentheses = 0;
    do {
      Token token = cursor.peek(ahead++);
      if (token.is(TokenKind.EOF)) {
        return false;
      }
      parentheses += token.is(TokenKind.LEFT_PAREN) ? 1 : token.is(TokenKind.RIGHT_PAREN) ? -1 : 0;
    } while (parentheses > 0 || cursor.peek(ahead).is(TokenKind.ATTRIBUTE));
    return cursor.peek(ahead).is(TokenKind.LEFT_BRACE);
  }

  private DeclarationSyntax function(
      Specifiers specifiers, DeclaratorSyntax declarator, List<ClauseSyntax> clauses) {
    Cursor cursor = parser.cursor;
    int mark = parser.names.open();
    try {
      List<AttributeSyntax> attributes = parser.attributes.optional();
      List<DeclarationSyntax.Plain> old = new ArrayList<>();
      while (!cursor.at(TokenKind.LEFT_BRACE)) {
        if (!parser.types.startsDeclaration(cursor.peek())) {
          throw cursor.expected("a parameter declaration or '{'");
        }
        Specifiers own = parser.types.specifiers(TypeParser.Place.DECLARATION);
        old.add(
            cursor.accept(TokenKind.SEMICOLON)
                ? new DeclarationSyntax.Plain(own, List.of())
                : finish(
                    own, parser.declarators.declarator(DeclaratorParser.Naming.NAMED), List.of()));
      }
      declareParameters(declarator.innermostFunction().orElseThrow());
      StatementSyntax.Block body = parser.statements.block();
      return new DeclarationSyntax.Function(specifiers, declarator, attributes, clauses, old, body);
    } finally {
      parser.names.close(mark);
    }
  }

  void declareParameters(DeclaratorSyntax.Function function) {
    switch (function.parameters()) {
      case DeclaratorSyntax.Parameters.Names(List<Token> names) -> names.forEach(this::object);
      case DeclaratorSyntax.Parameters.Prototype p ->
          p.parameters().stream()
              .flatMap(parameter -> parameter.declarator().name().stream())
              .forEach(this::object);
    }
  }

  private void object(Token name) {
    parser.names.declare(name.text(), NameScopes.Meaning.OTHER);
  }

  private void declare(Specifiers specifiers, DeclaratorSyntax declarator) {
    boolean type = specifiers.has(TokenKind.TYPEDEF);
    parser.names.declare(
        declarator.declaredName().text(),
        type ? NameScopes.Meaning.TYPE : NameScopes.Meaning.OTHER);
  }

  /** The rest of a declaration whose first declarator has been read. */
  private DeclarationSyntax.Plain finish(
      Specifiers specifiers, DeclaratorSyntax first, List<ClauseSyntax> clauses) {
    Cursor cursor = parser.cursor;
    List<DeclarationSyntax.InitDeclarator> declarators = new ArrayList<>();
    declarators.add(initDeclarator(first, clauses));
    while (cursor.accept(TokenKind.COMMA)) {
      DeclaratorSyntax declarator = parser.declarators.declarator(DeclaratorParser.Naming.NAMED);
      declare(specifiers, declarator);
      declarators.add(initDeclarator(declarator, parser.clauses.ofFunction(declarator)));
    }
    cursor.expect(TokenKind.SEMICOLON);
    return new DeclarationSyntax.Plain(specifiers, declarators);
  }

  private DeclarationSyntax.InitDeclarator initDeclarator(
      DeclaratorSyntax declarator, List<ClauseSyntax> clauses) {
    Cursor cursor = parser.cursor;
    List<Token> label = List.of();
    List<AttributeSyntax> attributes = new ArrayList<>(parser.attributes.optional());
    if (cursor.accept(TokenKind.ASM)) {
      cursor.expect(TokenKind.LEFT_PAREN);
      label = parser.expressions.strings();
      cursor.expect(TokenKind.RIGHT_PAREN);
    }
    attributes.addAll(parser.attributes.optional());
    Optional<InitializerSyntax> initializer = cursor.after(TokenKind.ASSIGN, this::initializer);
    return new DeclarationSyntax.InitDeclarator(
        declarator, label, attributes, clauses, initializer);
  }

  private InitializerSyntax initializer() {
    return parser.cursor.at(TokenKind.LEFT_BRACE)
        ? braces()
        : new InitializerSyntax.Value(parser.expressions.assignment());
  }

  InitializerSyntax.Braces braces() {
    Cursor cursor = parser.cursor;
    Token open = cursor.expect(TokenKind.LEFT_BRACE);
    cursor.enter();
    List<InitializerSyntax.Item> items = new ArrayList<>();
    while (!cursor.at(TokenKind.RIGHT_BRACE)) {
      items.add(item());
      if (!cursor.accept(TokenKind.COMMA) && !cursor.at(TokenKind.RIGHT_BRACE)) {
        throw cursor.expected("',' or '}'");
      }
    }
    cursor.leave();
    cursor.expect(TokenKind.RIGHT_BRACE);
    return new InitializerSyntax.Braces(open, items);
  }

  private InitializerSyntax.Item item() {
    Cursor cursor = parser.cursor;
    // GNU's old form: "name: value".
    if (cursor.at(TokenKind.IDENTIFIER) && cursor.peek(1).is(TokenKind.COLON)) {
      Token name = cursor.next();
      cursor.next();
      return new InitializerSyntax.Item(
          List.of(new InitializerSyntax.Designator.Field(name)), initializer());
    }
    if (!cursor.at(TokenKind.DOT) && !cursor.at(TokenKind.LEFT_BRACKET)) {
      return new InitializerSyntax.Item(List.of(), initializer());
    }
    List<InitializerSyntax.Designator> designators = new ArrayList<>();
    while (cursor.at(TokenKind.DOT) || cursor.at(TokenKind.LEFT_BRACKET)) {
      designators.add(designator());
    }
    // GNU's old form "[index] value" has no equals sign.
    boolean old = designators.getLast() instanceof InitializerSyntax.Designator.Element;
    if (!cursor.accept(TokenKind.ASSIGN) && !old) {
      throw cursor.expected("'='");
    }
    return new InitializerSyntax.Item(designators, initializer());
  }

  private InitializerSyntax.Designator designator() {
    Cursor cursor = parser.cursor;
    Token start = cursor.next();
    if (start.is(TokenKind.DOT)) {
      return new InitializerSyntax.Designator.Field(cursor.expect(TokenKind.IDENTIFIER));
    }
    ExpressionSyntax first = parser.expressions.constant();
    Optional<ExpressionSyntax> last =
        cursor.after(TokenKind.ELLIPSIS, parser.expressions::constant);
    cursor.expect(TokenKind.RIGHT_BRACKET);
    return new InitializerSyntax.Designator.Element(start, first, last);
  }

  /** C23 spells it {@code static_assert}, which programs may also declare themselves. */
  boolean atStaticAssert() {
    Cursor cursor = parser.cursor;
    return cursor.at(TokenKind.STATIC_ASSERT)
        || cursor.at(TokenKind.IDENTIFIER)
            && cursor.peek().text().equals("static_assert")
            && cursor.peek(1).is(TokenKind.LEFT_PAREN)
            && !isDeclared(cursor.peek());
  }

  DeclarationSyntax.StaticAssert staticAssert() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    cursor.expect(TokenKind.LEFT_PAREN);
    ExpressionSyntax condition = parser.expressions.constant();
    List<Token> message = cursor.accept(TokenKind.COMMA) ? parser.expressions.strings() : List.of();
    cursor.expect(TokenKind.RIGHT_PAREN);
    cursor.expect(TokenKind.SEMICOLON);
    return new DeclarationSyntax.StaticAssert(keyword, condition, message);
  }

  private DeclarationSyntax assembly() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    while (cursor.accept(TokenKind.VOLATILE)) {}
    cursor.expect(TokenKind.LEFT_PAREN);
    List<Token> text = parser.expressions.strings();
    cursor.expect(TokenKind.RIGHT_PAREN);
    cursor.expect(TokenKind.SEMICOLON);
    return new DeclarationSyntax.Assembly(keyword, text);
  }
}
