// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.BadDirective;
import kiki.cfront.macro.Builtin;
import kiki.cfront.macro.Expander;
import kiki.cfront.macro.MacroTable;

/** Identifiers in {@code #if}: {@code defined}, {@code __has_include} and so on; others are 0. */
final class ConditionQueries {
  private final Expander expander;
  private final MacroTable macros;
  private final Inclusion inclusion;

  ConditionQueries(Expander expander, MacroTable macros, Inclusion inclusion) {
    this.expander = expander;
    this.macros = macros;
    this.inclusion = inclusion;
  }

  ConditionValue answer(Token name) throws BadDirective {
    if (name.text().equals("defined")) {
      return defined(name);
    }
    Builtin builtin = macros.builtin(name.text());
    if (builtin == null) {
      return ConditionValue.of(false);
    }
    return switch (builtin) {
      case HAS_INCLUDE -> hasInclude(name, Inclusion.Start.FIRST);
      case HAS_INCLUDE_NEXT -> hasInclude(name, Inclusion.Start.NEXT);
      case HAS_ATTRIBUTE, HAS_C_ATTRIBUTE ->
          ConditionValue.of(KnownNames.isAttribute(operand(name)));
      case HAS_BUILTIN -> ConditionValue.of(KnownNames.isBuiltin(operand(name)));
      case FILE,
          LINE,
          DATE,
          TIME,
          TIMESTAMP,
          BASE_FILE,
          FILE_NAME,
          INCLUDE_LEVEL,
          COUNTER,
          PRAGMA ->
          ConditionValue.of(false);
    };
  }

  private ConditionValue defined(Token operator) throws BadDirective {
    Token name = expander.nextRaw();
    boolean parenthesized = name.is(TokenKind.LEFT_PAREN);
    if (parenthesized) {
      name = expander.nextRaw();
    }
    if (!name.is(TokenKind.IDENTIFIER)) {
      throw Condition.problem(operator, "operator 'defined' requires an identifier");
    }
    if (parenthesized) {
      close(operator, expander.nextRaw());
    }
    return ConditionValue.of(macros.isDefined(name.text()));
  }

  private ConditionValue hasInclude(Token operator, Inclusion.Start start) throws BadDirective {
    open(operator);
    Token first = expander.nextRaw();
    List<Token> tokens = new ArrayList<>();
    if (first.is(TokenKind.IDENTIFIER)) {
      first = expandOne(first);
    }
    tokens.add(first);
    if (first.is(TokenKind.LESS)) {
      Token last;
      do {
        last = expander.nextRaw();
        tokens.add(last);
      } while (!last.is(TokenKind.GREATER) && !last.is(TokenKind.EOF));
    }
    Token last = tokens.getLast();
    if (!last.is(TokenKind.GREATER) && !last.is(TokenKind.STRING)) {
      throw Condition.problem(
          operator, "operator '" + operator.text() + "' requires a header name");
    }
    close(operator, expander.nextRaw());
    return ConditionValue.of(inclusion.find(Inclusion.joined(tokens), start).isPresent());
  }

  /** A macro that stands for a header name. */
  private Token expandOne(Token name) {
    List<Token> expanded = expander.expandFully(List.of(name));
    boolean string = expanded.size() == 1 && expanded.getFirst().is(TokenKind.STRING);
    if (string || expanded.isEmpty() || !expanded.getFirst().is(TokenKind.LESS)) {
      return string ? expanded.getFirst() : name;
    }
    return Token.synthetic(TokenKind.STRING, Inclusion.joined(expanded), name.location());
  }

  /** The name in parentheses, {@code scope::name} reduced to its last part. */
  private String operand(Token operator) throws BadDirective {
    open(operator);
    String name = "";
    Token token = expander.nextRaw();
    while (token.is(TokenKind.IDENTIFIER) || token.is(TokenKind.COLON)) {
      name = token.text();
      token = expander.nextRaw();
    }
    close(operator, token);
    return name;
  }

  private void open(Token operator) throws BadDirective {
    if (!expander.nextRaw().is(TokenKind.LEFT_PAREN)) {
      throw Condition.problem(operator, "missing '(' after '" + operator.text() + "'");
    }
  }

  private static void close(Token operator, Token token) throws BadDirective {
    if (!token.is(TokenKind.RIGHT_PAREN)) {
      throw Condition.problem(operator, "missing ')' after '" + operator.text() + "'");
    }
  }
}
