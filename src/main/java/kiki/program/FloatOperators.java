// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** The operators on floating-point values that round to nearest: what folding and runs compute. */
public final class FloatOperators {
  private static final RoundingMode NEAREST = RoundingMode.NEAREST_EVEN;

  private FloatOperators() {}

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
