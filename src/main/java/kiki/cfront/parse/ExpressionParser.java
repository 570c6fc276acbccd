// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.StatementSyntax;
import kiki.cfront.syntax.TypeName;

/** Expressions (C11 6.5): precedence climbing, with loops for chains. */
final class ExpressionParser {
  private static final int LOWEST = 1;

  private record Choice(
      Token token, ExpressionSyntax condition, Optional<ExpressionSyntax> whenTrue) {}

  private final Parser parser;
  private final QuantifierParser quantifiers;

  ExpressionParser(Parser parser) {
    this.parser = parser;
    this.quantifiers = new QuantifierParser(parser);
  }

  private Cursor cursor() {
    return parser.cursor;
  }

  ExpressionSyntax expression() {
    ExpressionSyntax left = assignment();
    while (cursor().at(TokenKind.COMMA)) {
      Token comma = cursor().next();
      left = new ExpressionSyntax.Infix(comma, left, assignment());
    }
    return left;
  }

  ExpressionSyntax assignment() {
    ExpressionSyntax left = implication();
    if (cursor().at(TokenKind.QUESTION)) {
      return conditional(left);
    }
    if (!isAssignment(cursor().kind())) {
      return left;
    }
    Token operator = cursor().next();
    cursor().enter();
    ExpressionSyntax value = assignment();
    cursor().leave();
    return new ExpressionSyntax.Assignment(operator, left, value);
  }

  /** A constant expression is a conditional expression (C11 6.6). */
  ExpressionSyntax constant() {
    ExpressionSyntax left = implication();
    return cursor().at(TokenKind.QUESTION) ? conditional(left) : left;
  }

  private ExpressionSyntax conditional(ExpressionSyntax first) {
    List<Choice> choices = new ArrayList<>();
    ExpressionSyntax last = first;
    while (cursor().at(TokenKind.QUESTION)) {
      Token question = cursor().next();
      cursor().enter();
      Optional<ExpressionSyntax> whenTrue = cursor().unlessAt(TokenKind.COLON, this::expression);
      cursor().leave();
      cursor().expect(TokenKind.COLON);
      choices.add(new Choice(question, last, whenTrue));
      last = implication();
    }
    for (Choice c : choices.reversed()) {
      last = new ExpressionSyntax.Conditional(c.token, c.condition, c.whenTrue, last);
    }
    return last;
  }

  /** CBMC's {@code ==>} binds less than {@code ||}, and to the right; C has no such tokens. */
  private ExpressionSyntax implication() {
    ExpressionSyntax left = binary(LOWEST);
    if (!atImplication()) {
      return left;
    }
    Token operator = cursor().next();
    cursor().next();
    cursor().enter();
    ExpressionSyntax right = implication();
    cursor().leave();
    return new ExpressionSyntax.Implication(operator, left, right);
  }

  private boolean atImplication() {
    return cursor().at(TokenKind.EQUAL_EQUAL) && cursor().peek(1).is(TokenKind.GREATER);
  }

  private ExpressionSyntax binary(int lowest) {
    ExpressionSyntax left = unary();
    while (true) {
      int precedence = precedence(cursor().kind());
      if (precedence < lowest || atImplication()) {
        return left;
      }
      Token operator = cursor().next();
      left = new ExpressionSyntax.Infix(operator, left, binary(precedence + 1));
    }
  }

  private static int precedence(TokenKind kind) {
    return switch (kind) {
      case OR_OR -> 1;
      case AND_AND -> 2;
      case BAR -> 3;
      case CARET -> 4;
      case AMPERSAND -> 5;
      case EQUAL_EQUAL, NOT_EQUAL -> 6;
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL -> 7;
      case SHIFT_LEFT, SHIFT_RIGHT -> 8;
      case PLUS, MINUS -> 9;
      case STAR, SLASH, PERCENT -> 10;
      default -> 0;
    };
  }

  private static boolean isAssignment(TokenKind kind) {
    return switch (kind) {
      case ASSIGN,
          STAR_ASSIGN,
          SLASH_ASSIGN,
          PERCENT_ASSIGN,
          PLUS_ASSIGN,
          MINUS_ASSIGN,
          SHIFT_LEFT_ASSIGN,
          SHIFT_RIGHT_ASSIGN,
          AMPERSAND_ASSIGN,
          CARET_ASSIGN,
          BAR_ASSIGN ->
          true;
      default -> false;
    };
  }

  private ExpressionSyntax unary() {
    switch (cursor().kind()) {
      case AMPERSAND,
          STAR,
          PLUS,
          MINUS,
          TILDE,
          EXCLAMATION,
          PLUS_PLUS,
          MINUS_MINUS,
          REAL_PART,
          IMAGINARY_PART -> {
        Token operator = cursor().next();
        return new ExpressionSyntax.Prefix(operator, nestedUnary());
      }
      case EXTENSION -> {
        cursor().next();
        return nestedUnary();
      }
      case AND_AND -> {
        Token operator = cursor().next();
        return new ExpressionSyntax.LabelAddress(operator, cursor().expect(TokenKind.IDENTIFIER));
      }
      case SIZEOF, ALIGNOF, GNU_ALIGNOF -> {
        return measure(cursor().next());
      }
      case LEFT_PAREN -> {
        return parenthesised();
      }
      default -> {
        return postfix(primary());
      }
    }
  }

  private ExpressionSyntax nestedUnary() {
    cursor().enter();
    ExpressionSyntax operand = unary();
    cursor().leave();
    return operand;
  }

  /** {@code sizeof} and {@code _Alignof}, of a type or an expression. */
  private ExpressionSyntax measure(Token keyword) {
    boolean size = keyword.is(TokenKind.SIZEOF);
    if (cursor().at(TokenKind.LEFT_PAREN) && parser.types.startsType(cursor().peek(1))) {
      Token open = cursor().next();
      TypeName type = parser.types.typeName();
      cursor().expect(TokenKind.RIGHT_PAREN);
      if (!cursor().at(TokenKind.LEFT_BRACE)) {
        return size
            ? new ExpressionSyntax.SizeofType(keyword, type)
            : new ExpressionSyntax.AlignofType(keyword, type);
      }
      ExpressionSyntax operand = postfix(compoundLiteral(open, type));
      return new ExpressionSyntax.SizeofExpression(keyword, operand);
    }
    ExpressionSyntax operand = nestedUnary();
    return size
        ? new ExpressionSyntax.SizeofExpression(keyword, operand)
        : new ExpressionSyntax.AlignofExpression(keyword, operand);
  }

  private ExpressionSyntax compoundLiteral(Token open, TypeName type) {
    return new ExpressionSyntax.CompoundLiteral(open, type, parser.declarations.braces());
  }

  /** A cast, a compound literal, a statement expression or an expression in parentheses. */
  private ExpressionSyntax parenthesised() {
    Token open = cursor().next();
    cursor().enter();
    ExpressionSyntax result;
    if (cursor().at(TokenKind.LEFT_BRACE)) {
      StatementSyntax.Block body = parser.statements.block();
      cursor().expect(TokenKind.RIGHT_PAREN);
      result = postfix(new ExpressionSyntax.StatementExpression(open, body));
    } else if (parser.types.startsType(cursor().peek())) {
      TypeName type = parser.types.typeName();
      cursor().expect(TokenKind.RIGHT_PAREN);
      result =
          cursor().at(TokenKind.LEFT_BRACE)
              ? postfix(compoundLiteral(open, type))
              : new ExpressionSyntax.Cast(open, type, unary());
    } else {
      ExpressionSyntax inner = expression();
      cursor().expect(TokenKind.RIGHT_PAREN);
      result = postfix(inner);
    }
    cursor().leave();
    return result;
  }

  private ExpressionSyntax postfix(ExpressionSyntax first) {
    ExpressionSyntax result = first;
    int before = cursor().depth();
    while (true) {
      switch (cursor().kind()) {
        case LEFT_BRACKET -> {
          Token bracket = cursor().next();
          cursor().enter();
          ExpressionSyntax index = expression();
          cursor().expect(TokenKind.RIGHT_BRACKET);
          result = new ExpressionSyntax.Index(bracket, result, index);
        }
        case LEFT_PAREN -> {
          Token open = cursor().next();
          cursor().enter();
          result = new ExpressionSyntax.Call(open, result, arguments());
        }
        case DOT, ARROW -> {
          Token operator = cursor().next();
          cursor().enter();
          result =
              new ExpressionSyntax.Member(operator, result, cursor().expect(TokenKind.IDENTIFIER));
        }
        case PLUS_PLUS, MINUS_MINUS -> {
          cursor().enter();
          result = new ExpressionSyntax.Postfix(cursor().next(), result);
        }
        default -> {
          cursor().restoreDepth(before);
          return result;
        }
      }
    }
  }

  private List<ExpressionSyntax> arguments() {
    List<ExpressionSyntax> result = new ArrayList<>();
    if (!cursor().at(TokenKind.RIGHT_PAREN)) {
      do {
        result.add(assignment());
      } while (cursor().accept(TokenKind.COMMA));
    }
    cursor().expect(TokenKind.RIGHT_PAREN);
    return result;
  }

  private ExpressionSyntax primary() {
    Token token = cursor().peek();
    return switch (token.kind()) {
      case IDENTIFIER ->
          quantifiers.isNext()
              ? quantifiers.quantified()
              : new ExpressionSyntax.Name(cursor().next());
      case NUMBER -> new ExpressionSyntax.Number(cursor().next());
      case CHAR -> new ExpressionSyntax.Character(cursor().next());
      case STRING -> new ExpressionSyntax.Text(strings());
      case FUNCTION_NAME -> new ExpressionSyntax.FunctionName(cursor().next());
      case GENERIC -> generic();
      case BUILTIN_VA_ARG -> variadicArgument();
      case BUILTIN_OFFSETOF -> offsetof();
      case BUILTIN_TYPES_COMPATIBLE -> typesCompatible();
      case BUILTIN_CHOOSE_EXPR -> choose();
      case BUILTIN_CONVERT_VECTOR -> convertVector();
      default -> throw cursor().expected("an expression");
    };
  }

  /** One or more adjacent string literals. */
  List<Token> strings() {
    List<Token> tokens = new ArrayList<>();
    tokens.add(cursor().expect(TokenKind.STRING));
    while (cursor().at(TokenKind.STRING)) {
      tokens.add(cursor().next());
    }
    return tokens;
  }

  private ExpressionSyntax generic() {
    Token keyword = cursor().next();
    cursor().expect(TokenKind.LEFT_PAREN);
    ExpressionSyntax selector = assignment();
    List<ExpressionSyntax.Association> associations = new ArrayList<>();
    while (cursor().accept(TokenKind.COMMA)) {
      Token start = cursor().peek();
      Optional<TypeName> type =
          cursor().accept(TokenKind.DEFAULT)
              ? Optional.empty()
              : Optional.of(parser.types.typeName());
      cursor().expect(TokenKind.COLON);
      associations.add(new ExpressionSyntax.Association(start, type, assignment()));
    }
    cursor().expect(TokenKind.RIGHT_PAREN);
    return new ExpressionSyntax.Generic(keyword, selector, associations);
  }

  private ExpressionSyntax variadicArgument() {
    Token keyword = cursor().next();
    cursor().expect(TokenKind.LEFT_PAREN);
    ExpressionSyntax list = assignment();
    cursor().expect(TokenKind.COMMA);
    TypeName type = parser.types.typeName();
    cursor().expect(TokenKind.RIGHT_PAREN);
    return new ExpressionSyntax.VariadicArgument(keyword, list, type);
  }

  private ExpressionSyntax offsetof() {
    Token keyword = cursor().next();
    cursor().expect(TokenKind.LEFT_PAREN);
    TypeName type = parser.types.typeName();
    cursor().expect(TokenKind.COMMA);
    List<ExpressionSyntax.PathStep> path = new ArrayList<>();
    path.add(new ExpressionSyntax.PathStep.Field(cursor().expect(TokenKind.IDENTIFIER)));
    while (!cursor().at(TokenKind.RIGHT_PAREN)) {
      if (cursor().at(TokenKind.LEFT_BRACKET)) {
        Token bracket = cursor().next();
        path.add(new ExpressionSyntax.PathStep.Element(bracket, expression()));
        cursor().expect(TokenKind.RIGHT_BRACKET);
      } else {
        cursor().expect(TokenKind.DOT);
        path.add(new ExpressionSyntax.PathStep.Field(cursor().expect(TokenKind.IDENTIFIER)));
      }
    }
    cursor().expect(TokenKind.RIGHT_PAREN);
    return new ExpressionSyntax.Offsetof(keyword, type, path);
  }

  private ExpressionSyntax typesCompatible() {
    Token keyword = cursor().next();
    cursor().expect(TokenKind.LEFT_PAREN);
    TypeName left = parser.types.typeName();
    cursor().expect(TokenKind.COMMA);
    TypeName right = parser.types.typeName();
    cursor().expect(TokenKind.RIGHT_PAREN);
    return new ExpressionSyntax.TypesCompatible(keyword, left, right);
  }

  private ExpressionSyntax convertVector() {
    Token keyword = cursor().next();
    cursor().expect(TokenKind.LEFT_PAREN);
    ExpressionSyntax value = assignment();
    cursor().expect(TokenKind.COMMA);
    TypeName type = parser.types.typeName();
    cursor().expect(TokenKind.RIGHT_PAREN);
    return new ExpressionSyntax.ConvertVector(keyword, value, type);
  }

  private ExpressionSyntax choose() {
    Token keyword = cursor().next();
    cursor().expect(TokenKind.LEFT_PAREN);
    ExpressionSyntax condition = assignment();
    cursor().expect(TokenKind.COMMA);
    ExpressionSyntax whenTrue = assignment();
    cursor().expect(TokenKind.COMMA);
    ExpressionSyntax whenFalse = assignment();
    cursor().expect(TokenKind.RIGHT_PAREN);
    return new ExpressionSyntax.Choose(keyword, condition, whenTrue, whenFalse);
  }
}
