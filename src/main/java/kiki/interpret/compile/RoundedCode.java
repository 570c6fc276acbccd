// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.FloatType;
import kiki.interpret.machine.Codes.BoxedCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Rounding;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Floating-point operations in a direction of rounding that is computed with the operands. */
final class RoundedCode {
  private RoundedCode() {}

  static BoxedCode of(Expr.Rounded r, ExprCompiler expressions) {
    List<BoxedCode> operands =
        Exprs.children(r.operation()).stream().map(expressions::boxed).toList();
    LongCode mode = expressions.integer(r.mode());
    FloatFormat format = ((FloatType) r.type()).format();
    return m -> {
      Object[] values = new Object[operands.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = operands.get(i).eval(m);
      }
      return apply(r.operation(), values, format, mode(mode.eval(m)));
    };
  }

  private static RoundingMode mode(long number) {
    List<RoundingMode> modes = Rounding.modes();
    return number >= 0 && number < modes.size() ? modes.get((int) number) : modes.getFirst();
  }

  private static IeeeFloat apply(
      Expr operation, Object[] values, FloatFormat format, RoundingMode mode) {
    if (values[0] instanceof BigInteger integer) {
      return IeeeFloat.fromInteger(format, integer, mode);
    }
    IeeeFloat x = (IeeeFloat) values[0];
    return switch (operation) {
      case Expr.Cast c -> x.convert(format, mode);
      case Expr.Unary u when u.op() == Expr.UnaryOp.SQUARE_ROOT -> x.squareRoot(mode);
      case Expr.Unary u when u.op() == Expr.UnaryOp.ROUND_IN_MODE -> x.roundToIntegral(mode);
      case Expr.Binary b -> binary(b.op(), x, (IeeeFloat) values[1], mode);
      case Expr.FusedMultiplyAdd f ->
          x.fusedMultiplyAdd((IeeeFloat) values[1], (IeeeFloat) values[2], mode);
      case Expr other -> throw new IllegalArgumentException("does not round: " + other);
    };
  }

  private static IeeeFloat binary(
      Expr.BinaryOp op, IeeeFloat left, IeeeFloat right, RoundingMode mode) {
    return switch (op) {
      case ADD -> left.add(right, mode);
      case SUBTRACT -> left.subtract(right, mode);
      case MULTIPLY -> left.multiply(right, mode);
      case DIVIDE -> left.divide(right, mode);
      case Expr.BinaryOp other -> throw new IllegalArgumentException("does not round: " + other);
    };
  }
}
