// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** The operators on floating-point values that round to nearest: what folding and runs compute. */
public final class FloatOperators {
  private static final RoundingMode NEAREST = RoundingMode.NEAREST_EVEN;

  private FloatOperators() {}

  /** The result of an {@link Expr.UnaryOp.Kind#ARITHMETIC} operator. */
  public static IeeeFloat computed(Expr.UnaryOp op, IeeeFloat x) {
    return switch (op) {
      case NEGATE -> x.negate();
      case ABSOLUTE -> x.abs();
      case SQUARE_ROOT -> x.squareRoot(NEAREST);
      case Expr.UnaryOp other -> x.roundToIntegral(direction(other));
    };
  }

  /** In which direction an operator rounds to an integer. */
  public static RoundingMode direction(Expr.UnaryOp op) {
    return switch (op) {
      case ROUND_IN_MODE, ROUND_NEAREST_EVEN -> NEAREST;
      case ROUND_NEAREST_AWAY -> RoundingMode.NEAREST_AWAY;
      case ROUND_UP -> RoundingMode.TOWARD_POSITIVE;
      case ROUND_DOWN -> RoundingMode.TOWARD_NEGATIVE;
      case ROUND_TO_ZERO -> RoundingMode.TOWARD_ZERO;
      case Expr.UnaryOp other -> throw new IllegalArgumentException(other + " does not round");
    };
  }

  /** Whether an {@link Expr.UnaryOp.Kind#CLASSIFICATION} holds. */
  public static boolean holds(Expr.UnaryOp op, IeeeFloat x) {
    return switch (op) {
      case IS_NAN -> x.isNaN();
      case IS_INFINITE -> x.isInfinite();
      case IS_NORMAL -> x.isNormal();
      case IS_SUBNORMAL -> x.isSubnormal();
      case IS_ZERO -> x.isZero();
      case SIGN_BIT -> x.signBit();
      case Expr.UnaryOp other ->
          throw new IllegalArgumentException(other + " classifies no floating-point value");
    };
  }

  /** The result of an {@link Expr.BinaryOp.Kind#ARITHMETIC} operator. */
  public static IeeeFloat computed(Expr.BinaryOp op, IeeeFloat l, IeeeFloat r) {
    return switch (op) {
      case ADD -> l.add(r, NEAREST);
      case SUBTRACT -> l.subtract(r, NEAREST);
      case MULTIPLY -> l.multiply(r, NEAREST);
      case DIVIDE -> l.divide(r, NEAREST);
      case REMAINDER -> l.fmod(r);
      case IEEE_REMAINDER -> l.ieeeRemainder(r);
      case MINIMUM -> l.min(r);
      case MAXIMUM -> l.max(r);
      case Expr.BinaryOp other ->
          throw new IllegalArgumentException(other + " of floating-point values");
    };
  }

  /** Whether an {@link Expr.BinaryOp.Kind#COMPARISON} holds. */
  public static boolean holds(Expr.BinaryOp op, IeeeFloat l, IeeeFloat r) {
    return switch (op) {
      case EQUAL -> l.isEqual(r);
      case NOT_EQUAL -> !l.isEqual(r);
      case LESS -> l.isLess(r);
      case LESS_OR_EQUAL -> l.isLessOrEqual(r);
      case GREATER -> r.isLess(l);
      case GREATER_OR_EQUAL -> r.isLessOrEqual(l);
      case Expr.BinaryOp other ->
          throw new IllegalArgumentException(other + " compares no floating-point values");
    };
  }
}
