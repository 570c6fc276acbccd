// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.List;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * The direction in which floating-point operations round, where programs can change it (C11 7.6.3).
 * It is a number that the variable {@link kiki.cfront.type.Symbol#ROUNDING_MODE} holds.
 */
public final class Rounding {
  private static final List<RoundingMode> MODES =
      List.of(
          RoundingMode.NEAREST_EVEN,
          RoundingMode.TOWARD_NEGATIVE,
          RoundingMode.TOWARD_POSITIVE,
          RoundingMode.TOWARD_ZERO);

  private Rounding() {}

  /** What each number means, from zero on; any other means what zero does. */
  public static List<RoundingMode> modes() {
    return MODES;
  }

  /** Whether the direction can make a difference to the value of the operation. */
  public static boolean rounds(Expr e) {
    return switch (e) {
      case Expr.Binary b -> b.type() instanceof FloatType && rounds(b.op());
      case Expr.Unary u ->
          u.op() == Expr.UnaryOp.SQUARE_ROOT || u.op() == Expr.UnaryOp.ROUND_IN_MODE;
      case Expr.FusedMultiplyAdd f -> true;
      case Expr.Cast c -> c.type() instanceof FloatType to && rounds(c.operand(), to.format());
      case Expr other -> false;
    };
  }

  private static boolean rounds(Expr.BinaryOp op) {
    return op == Expr.BinaryOp.ADD
        || op == Expr.BinaryOp.SUBTRACT
        || op == Expr.BinaryOp.MULTIPLY
        || op == Expr.BinaryOp.DIVIDE;
  }

  private static boolean rounds(Expr operand, FloatFormat to) {
    return switch (operand.type()) {
      case IntType from -> (from.isSigned() ? from.width() - 1 : from.width()) > to.precision();
      case FloatType from ->
          from.format().precision() > to.precision()
              || from.format().exponentBits() > to.exponentBits();
      case kiki.cfront.type.CType other -> false;
    };
  }
}
