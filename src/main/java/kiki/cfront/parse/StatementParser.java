// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.ClauseSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.StatementSyntax;

/** Statements (C11 6.8). */
final class StatementParser {
  private record Branch(Token token, ExpressionSyntax condition, StatementSyntax body) {}

  private final Parser parser;

  StatementParser(Parser parser) {
    this.parser = parser;
  }

  StatementSyntax.Block block() {
    Cursor cursor = parser.cursor;
    Token open = cursor.expect(TokenKind.LEFT_BRACE);
    int mark = parser.names.open();
    List<StatementSyntax> body = new ArrayList<>();
    try {
      while (!cursor.at(TokenKind.RIGHT_BRACE)) {
        if (cursor.at(TokenKind.EOF)) {
          throw cursor.expected("'}'");
        }
        item(body);
      }
    } finally {
      parser.names.close(mark);
    }
    return new StatementSyntax.Block(open, body, cursor.next());
  }

  private void item(List<StatementSyntax> body) {
    Cursor cursor = parser.cursor;
    int depth = cursor.depth();
    int before = cursor.position();
    try {
      body.add(atDeclaration() ? declaration() : statement());
    } catch (SyntaxFailure failure) {
      cursor.restoreDepth(depth);
      cursor.skipStatement();
      if (cursor.position() == before && !cursor.at(TokenKind.RIGHT_BRACE)) {
        cursor.next();
      }
    }
  }

  private StatementSyntax declaration() {
    return new StatementSyntax.Declare(parser.declarations.local());
  }

  private boolean atDeclaration() {
    Cursor cursor = parser.cursor;
    int ahead = parser.attributes.lengthOfBrackets();
    while (cursor.peek(ahead).is(TokenKind.EXTENSION)) {
      ahead++;
    }
    Token first = cursor.peek(ahead);
    if (first.is(TokenKind.ATTRIBUTE)) {
      return !isFallthrough();
    }
    if (first.is(TokenKind.IDENTIFIER)) {
      if (cursor.peek(ahead + 1).is(TokenKind.COLON)) {
        return false;
      }
      parser.declarations.refuseUnknownTypeOfTwoNames();
    }
    return parser.types.startsDeclaration(first) || parser.declarations.atStaticAssert();
  }

  /** {@code __attribute__((fallthrough));} is a statement. */
  private boolean isFallthrough() {
    Cursor cursor = parser.cursor;
    return cursor.peek(3).text().contains("fallthrough");
  }

  StatementSyntax statement() {
    Cursor cursor = parser.cursor;
    cursor.enter();
    StatementSyntax result = inner();
    cursor.leave();
    return result;
  }

  private StatementSyntax inner() {
    Cursor cursor = parser.cursor;
    if (parser.attributes.atAttribute()) {
      parser.attributes.optional();
    }
    Token token = cursor.peek();
    return switch (token.kind()) {
      case LEFT_BRACE -> block();
      case SEMICOLON -> new StatementSyntax.Empty(cursor.next());
      case IF -> ifStatement();
      case WHILE -> whileStatement();
      case DO -> doStatement();
      case FOR -> forStatement();
      case SWITCH -> switchStatement();
      case CASE -> caseLabel();
      case DEFAULT -> {
        cursor.next();
        cursor.expect(TokenKind.COLON);
        yield new StatementSyntax.Default(token, labelled());
      }
      case GOTO -> gotoStatement();
      case BREAK -> {
        cursor.next();
        cursor.expect(TokenKind.SEMICOLON);
        yield new StatementSyntax.Break(token);
      }
      case CONTINUE -> {
        cursor.next();
        cursor.expect(TokenKind.SEMICOLON);
        yield new StatementSyntax.Continue(token);
      }
      case RETURN -> returnStatement();
      case ASM -> new AssemblyParser(parser).statement();
      case LABEL -> localLabels();
      case IDENTIFIER -> {
        if (cursor.peek(1).is(TokenKind.COLON)) {
          cursor.next();
          cursor.next();
          parser.attributes.optional();
          yield new StatementSyntax.Label(token, labelled());
        }
        yield expressionStatement();
      }
      default -> expressionStatement();
    };
  }

  private StatementSyntax expressionStatement() {
    Token start = parser.cursor.peek();
    ExpressionSyntax expression = parser.expressions.expression();
    parser.cursor.expect(TokenKind.SEMICOLON);
    return new StatementSyntax.Evaluate(start, expression);
  }

  /** What follows a label: C23 lets it be a declaration or nothing. */
  private StatementSyntax labelled() {
    Cursor cursor = parser.cursor;
    return cursor.at(TokenKind.RIGHT_BRACE) || atDeclaration()
        ? new StatementSyntax.Empty(cursor.peek())
        : statement();
  }

  private ExpressionSyntax condition() {
    Cursor cursor = parser.cursor;
    cursor.expect(TokenKind.LEFT_PAREN);
    ExpressionSyntax condition = parser.expressions.expression();
    cursor.expect(TokenKind.RIGHT_PAREN);
    return condition;
  }

  private StatementSyntax ifStatement() {
    Cursor cursor = parser.cursor;
    List<Branch> branches = new ArrayList<>();
    Optional<StatementSyntax> last = Optional.empty();
    boolean more = true;
    while (more) {
      Token keyword = cursor.next();
      ExpressionSyntax condition = condition();
      branches.add(new Branch(keyword, condition, statement()));
      more = false;
      if (cursor.accept(TokenKind.ELSE)) {
        more = cursor.at(TokenKind.IF);
        last = more ? Optional.empty() : Optional.of(statement());
      }
    }
    for (Branch b : branches.reversed()) {
      last = Optional.of(new StatementSyntax.If(b.token, b.condition, b.body, last));
    }
    return last.orElseThrow();
  }

  private StatementSyntax whileStatement() {
    Token keyword = parser.cursor.next();
    ExpressionSyntax condition = condition();
    List<ClauseSyntax> clauses = parser.clauses.ofLoop();
    return contracted(clauses, new StatementSyntax.While(keyword, condition, statement()));
  }

  private StatementSyntax doStatement() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    StatementSyntax body = statement();
    cursor.expect(TokenKind.WHILE);
    ExpressionSyntax condition = condition();
    List<ClauseSyntax> clauses = parser.clauses.ofLoop();
    cursor.expect(TokenKind.SEMICOLON);
    return contracted(clauses, new StatementSyntax.DoWhile(keyword, body, condition));
  }

  private static StatementSyntax contracted(List<ClauseSyntax> clauses, StatementSyntax loop) {
    return clauses.isEmpty() ? loop : new StatementSyntax.Contracted(clauses, loop);
  }

  private StatementSyntax forStatement() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    cursor.expect(TokenKind.LEFT_PAREN);
    int mark = parser.names.open();
    try {
      Optional<StatementSyntax> initial =
          cursor.accept(TokenKind.SEMICOLON)
              ? Optional.empty()
              : Optional.of(atDeclaration() ? declaration() : expressionStatement());
      Optional<ExpressionSyntax> condition =
          cursor.unlessAt(TokenKind.SEMICOLON, parser.expressions::expression);
      cursor.expect(TokenKind.SEMICOLON);
      Optional<ExpressionSyntax> step =
          cursor.unlessAt(TokenKind.RIGHT_PAREN, parser.expressions::expression);
      cursor.expect(TokenKind.RIGHT_PAREN);
      List<ClauseSyntax> clauses = parser.clauses.ofLoop();
      return contracted(
          clauses, new StatementSyntax.For(keyword, initial, condition, step, statement()));
    } finally {
      parser.names.close(mark);
    }
  }

  private StatementSyntax switchStatement() {
    Token keyword = parser.cursor.next();
    ExpressionSyntax value = condition();
    return new StatementSyntax.Switch(keyword, value, statement());
  }

  private StatementSyntax caseLabel() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    ExpressionSyntax low = parser.expressions.constant();
    Optional<ExpressionSyntax> high =
        cursor.after(TokenKind.ELLIPSIS, parser.expressions::constant);
    cursor.expect(TokenKind.COLON);
    return new StatementSyntax.Case(keyword, low, high, labelled());
  }

  private StatementSyntax gotoStatement() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    StatementSyntax result;
    if (cursor.accept(TokenKind.STAR)) {
      result = new StatementSyntax.ComputedGoto(keyword, parser.expressions.expression());
    } else {
      result = new StatementSyntax.Goto(keyword, cursor.expect(TokenKind.IDENTIFIER));
    }
    cursor.expect(TokenKind.SEMICOLON);
    return result;
  }

  private StatementSyntax returnStatement() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    Optional<ExpressionSyntax> value =
        cursor.unlessAt(TokenKind.SEMICOLON, parser.expressions::expression);
    cursor.expect(TokenKind.SEMICOLON);
    return new StatementSyntax.Return(keyword, value);
  }

  private StatementSyntax localLabels() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    List<Token> names = new ArrayList<>();
    do {
      names.add(cursor.expect(TokenKind.IDENTIFIER));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.SEMICOLON);
    return new StatementSyntax.LocalLabels(keyword, names);
  }
}
