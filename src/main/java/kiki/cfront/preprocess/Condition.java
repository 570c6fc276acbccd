// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.CharLiteral;
import kiki.cfront.lex.NumericLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.BadDirective;
import kiki.cfront.macro.Expander;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;

/**
 * Evaluates the expression of {@code #if} (C11 6.10.1). Works on explicit stacks, so that no
 * nesting is too deep.
 */
final class Condition {
  private final Expander expander;
  private final ConditionQueries queries;
  private final Language language;
  private final Diagnostics diagnostics;
  private final Token directive;
  private final List<ConditionValue> values = new ArrayList<>();
  private final List<ConditionOperator> operators = new ArrayList<>();

  /** The expression is what the expander gives up to EOF. */
  Condition(
      Expander expander,
      ConditionQueries queries,
      Language language,
      Diagnostics diagnostics,
      Token directive) {
    this.expander = expander;
    this.queries = queries;
    this.language = language;
    this.diagnostics = diagnostics;
    this.directive = directive;
  }

  boolean isTrue() throws BadDirective {
    Token token = expander.next();
    while (true) {
      token = operand(token);
      if (token.is(TokenKind.EOF)) {
        break;
      }
      operator(token);
      token = expander.next();
    }
    reduceWhile(ConditionOperator.COMMA.precedence(), ConditionOperator.Associativity.LEFT);
    if (!operators.isEmpty()) {
      String problem =
          operators.getLast() == ConditionOperator.OPEN ? "missing ')'" : "'?' without ':'";
      throw problem(directive, problem + " in expression");
    }
    ConditionValue result = values.getLast();
    if (result.problem() != null) {
      throw problem(directive, result.problem());
    }
    return result.isTrue();
  }

  /** Reads prefix operators and an operand, then closing parentheses; returns what follows. */
  private Token operand(Token first) throws BadDirective {
    Token token = first;
    while (true) {
      switch (token.kind()) {
        case LEFT_PAREN -> operators.add(ConditionOperator.OPEN);
        case PLUS -> operators.add(ConditionOperator.PLUS);
        case MINUS -> operators.add(ConditionOperator.NEGATE);
        case TILDE -> operators.add(ConditionOperator.COMPLEMENT);
        case EXCLAMATION -> operators.add(ConditionOperator.NOT);
        default -> {
          values.add(value(token));
          return closings();
        }
      }
      token = expander.next();
    }
  }

  private Token closings() throws BadDirective {
    Token token = expander.next();
    while (token.is(TokenKind.RIGHT_PAREN)) {
      reduceWhile(ConditionOperator.COMMA.precedence(), ConditionOperator.Associativity.LEFT);
      if (operators.isEmpty()) {
        throw problem(token, "missing '(' in expression");
      }
      if (operators.removeLast() != ConditionOperator.OPEN) {
        throw problem(token, "'?' without ':' in expression");
      }
      token = expander.next();
    }
    return token;
  }

  private void operator(Token token) throws BadDirective {
    ConditionOperator operator = ConditionOperator.binary(token.kind());
    if (operator == null) {
      throw problem(token, "missing binary operator before token " + token.describe());
    }
    if (operator == ConditionOperator.ELSE) {
      reduceWhile(ConditionOperator.COMMA.precedence(), ConditionOperator.Associativity.LEFT);
      if (operators.isEmpty() || operators.getLast() != ConditionOperator.CHOOSE) {
        throw problem(token, "':' without preceding '?'");
      }
      operators.removeLast();
    } else {
      reduceWhile(operator.precedence(), operator.associativity());
    }
    operators.add(operator);
  }

  private void reduceWhile(int precedence, ConditionOperator.Associativity associativity) {
    while (!operators.isEmpty() && operators.getLast().bindsBefore(precedence, associativity)) {
      operators.removeLast().reduce(values);
    }
  }

  private ConditionValue value(Token token) throws BadDirective {
    switch (token.kind()) {
      case NUMBER -> {
        return number(token);
      }
      case CHAR -> {
        CharLiteral literal = CharLiteral.decode(token, language, diagnostics);
        return switch (literal.encoding()) {
          case NARROW, WIDE -> ConditionValue.signed(literal.value());
          case UTF8, CHAR16, CHAR32 -> ConditionValue.unsigned(literal.value());
        };
      }
      case IDENTIFIER -> {
        return queries.answer(token);
      }
      case EOF -> throw problem(directive, "operand missing at the end of the expression");
      default ->
          throw problem(token, "token " + token.describe() + " is not valid in an expression");
    }
  }

  private ConditionValue number(Token token) throws BadDirective {
    return switch (NumericLiteral.parse(token, diagnostics)) {
      case NumericLiteral.IntegerLiteral literal -> {
        boolean signed =
            literal.signedness() == NumericLiteral.Signedness.UNMARKED
                && literal.value().bitLength() < Long.SIZE;
        if (literal.value().bitLength() > Long.SIZE) {
          throw problem(token, "integer constant is too large for its type");
        }
        long bits = literal.value().longValue();
        yield signed ? ConditionValue.signed(bits) : ConditionValue.unsigned(bits);
      }
      case NumericLiteral.FloatLiteral literal ->
          throw problem(token, "floating constant in preprocessor expression");
    };
  }

  static BadDirective problem(Token token, String message) {
    return new BadDirective(token.error(message));
  }
}
