// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.tree.Expression.CastKind;
import kiki.cfront.tree.Expression.UnaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.StructType;

/**
 * Operators on complex numbers (C11 6.3.1.8, 6.5) and GNU vectors. A real operand beside a complex
 * one stays real for {@code + - *} and as a divisor, as in gcc: it has no imaginary part, not one
 * that is zero (C11 G.5.1). A scalar beside a vector becomes a vector of equal elements.
 */
public final class PartOperators {
  /** The operands of an operator after their conversions. */
  record Operands(Expression left, Expression right, StructType type) {}

  private final CheckContext context;

  PartOperators(CheckContext context) {
    this.context = context;
  }

  public static boolean isOne(CType type) {
    return PartTypes.isComplex(type) || PartTypes.isVector(type);
  }

  /** Whether an operator on these operands is one of this class. */
  static boolean concerns(Token operator, CType left, CType right) {
    boolean logical = operator.is(TokenKind.AND_AND) || operator.is(TokenKind.OR_OR);
    return !logical && (isOne(left) || isOne(right));
  }

  /** Prefix {@code + - ~}. */
  Expression unary(Token operator, Expression value) {
    CType type = value.type();
    boolean floats = PartTypes.part(type) instanceof FloatType;
    if (operator.is(TokenKind.TILDE) && PartTypes.isVector(type) && floats) {
      throw context.report.fail(
          operator, "wrong type argument '" + type + "' to unary " + operator.describe());
    }
    return switch (operator.kind()) {
      case PLUS -> new Expression.Cast(value, type, CastKind.IMPLICIT, operator.location());
      case MINUS -> new Expression.Unary(UnaryOperator.NEGATE, value, type, operator.location());
      default -> new Expression.Unary(UnaryOperator.BIT_NOT, value, type, operator.location());
    };
  }

  Expression infix(Token at, Expression left, Expression right) {
    BinaryOperator operator =
        switch (at.kind()) {
          case EQUAL_EQUAL -> BinaryOperator.EQUAL;
          case NOT_EQUAL -> BinaryOperator.NOT_EQUAL;
          case LESS -> BinaryOperator.LESS;
          case LESS_EQUAL -> BinaryOperator.LESS_OR_EQUAL;
          case GREATER -> BinaryOperator.GREATER;
          case GREATER_EQUAL -> BinaryOperator.GREATER_OR_EQUAL;
          default -> Operators.arithmeticOperator(at.kind());
        };
    Operands operands = operands(operator, left, right, at);
    Expression result =
        new Expression.Binary(
            operator,
            operands.left,
            operands.right,
            result(operator, operands.type),
            at.location());
    return context.complexFolder.fold(result).orElse(result);
  }

  private CType result(BinaryOperator operator, StructType type) {
    if (!isComparison(operator)) {
      return type;
    }
    return PartTypes.isComplex(type) ? IntType.INT : mask(type);
  }

  private static boolean isComparison(BinaryOperator operator) {
    return switch (operator) {
      case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
      default -> false;
    };
  }

  /** The type of a comparison of vectors: signed integers of the elements' width. */
  private StructType mask(StructType vector) {
    CType element = PartTypes.part(vector);
    return PartTypes.vector(
        element instanceof IntType i
            ? i.withSign(IntType.Sign.SIGNED)
            : integer((int) (8 * context.layout.sizeOf(element))),
        PartTypes.count(vector),
        context.layout);
  }

  private IntType integer(int width) {
    return switch (width) {
      case 16 -> IntType.SHORT;
      case 32 -> IntType.INT;
      default ->
          context.layout.pointerWidth() == width
              ? context.layout.longType(IntType.Sign.SIGNED)
              : IntType.LONG_LONG;
    };
  }

  /** The operands in the type of the operation, which {@code type} is. */
  Operands operands(BinaryOperator operator, Expression left, Expression right, Token at) {
    boolean vectors = PartTypes.isVector(left.type()) || PartTypes.isVector(right.type());
    return vectors ? vectors(operator, left, right, at) : complex(operator, left, right, at);
  }

  private Operands complex(BinaryOperator operator, Expression left, Expression right, Token at) {
    boolean known =
        switch (operator) {
          case ADD, SUBTRACT, MULTIPLY, DIVIDE, EQUAL, NOT_EQUAL -> true;
          default -> false;
        };
    if (!known || !TypeRules.isNumber(left.type()) || !TypeRules.isNumber(right.type())) {
      throw invalid(left.type(), right.type(), at);
    }
    StructType type = common(left.type(), right.type());
    CType part = PartTypes.part(type);
    boolean mayMix = part instanceof FloatType && !isComparison(operator);
    boolean realLeft = mayMix && !PartTypes.isComplex(left.type());
    boolean realRight = mayMix && !PartTypes.isComplex(right.type());
    return new Operands(
        ImplicitConversions.implicit(
            left, realLeft && operator != BinaryOperator.DIVIDE ? part : type),
        ImplicitConversions.implicit(right, realRight ? part : type),
        type);
  }

  /** The complex type in which two numbers meet, at least one of them complex (C11 6.3.1.8). */
  StructType common(CType left, CType right) {
    return PartTypes.complex(
        TypeRules.common(PartTypes.part(left), PartTypes.part(right)), context.layout);
  }

  private Operands vectors(BinaryOperator operator, Expression left, Expression right, Token at) {
    StructType type = (StructType) (PartTypes.isVector(left.type()) ? left.type() : right.type());
    boolean shift = operator == BinaryOperator.SHIFT_LEFT || operator == BinaryOperator.SHIFT_RIGHT;
    if (Operators.needsIntegers(operator) && PartTypes.part(type) instanceof FloatType) {
      throw invalid(left.type(), right.type(), at);
    }
    Expression l = widened(left, type, at);
    Expression r = widened(right, type, at);
    boolean alike = shift ? isShift(type, (StructType) r.type()) : l.type().equals(r.type());
    if (!alike) {
      throw invalid(left.type(), right.type(), at);
    }
    return new Operands(l, r, type);
  }

  private static boolean isShift(StructType value, StructType amount) {
    return PartTypes.part(amount) instanceof IntType i
        && PartTypes.part(value) instanceof IntType j
        && i.width() == j.width()
        && PartTypes.count(value) == PartTypes.count(amount);
  }

  /** A vector as it is; a scalar that fits the element type as a vector of equal elements. */
  private Expression widened(Expression operand, StructType type, Token at) {
    if (PartTypes.isVector(operand.type())) {
      return operand;
    }
    CType element = PartTypes.part(type);
    boolean fits =
        element instanceof FloatType
            ? operand.type().isArithmetic()
            : operand.type() instanceof IntType;
    if (!fits) {
      throw invalid(operand.type(), type, at);
    }
    return new Expression.Cast(
        ImplicitConversions.implicit(operand, element),
        type,
        CastKind.IMPLICIT,
        operand.location());
  }

  private CheckFailure invalid(CType left, CType right, Token at) {
    return context.report.fail(
        at, "invalid operands to binary " + at.describe() + ": '" + left + "' and '" + right + "'");
  }

  /** {@code __real__} and {@code __imag__}; of a real number the second is zero. */
  Expression part(Token operator, Expression operand) {
    CType type = operand.type();
    boolean real = operator.is(TokenKind.REAL_PART);
    if (PartTypes.isComplex(type)) {
      List<StructType.Field> fields = ((StructType) type).fields();
      StructType.Field field = real ? fields.getFirst() : fields.getLast();
      return new Expression.Member(operand, field, field.type(), operator.location());
    }
    if (!type.isArithmetic()) {
      throw context.report.fail(
          operator, "wrong type argument '" + type + "' to " + operator.describe());
    }
    if (real) {
      return operand;
    }
    Expression zero =
        new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, operator.location());
    return new Expression.Comma(
        ExpressionChecker.discard(operand),
        ImplicitConversions.implicit(zero, ImplicitConversions.promote(operand).type()),
        ImplicitConversions.promote(operand).type(),
        operator.location());
  }

  /** Whether a cast between these types is legal, one of them complex or a vector. */
  boolean isCast(CType from, CType to) {
    if (PartTypes.isVector(from) || PartTypes.isVector(to)) {
      boolean parts =
          (PartTypes.isVector(from) || from instanceof IntType)
              && (PartTypes.isVector(to) || to instanceof IntType);
      return parts && context.layout.sizeOf(from) == context.layout.sizeOf(to);
    }
    return TypeRules.isNumber(from) && TypeRules.isNumber(to);
  }
}
