// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.link.Library;
import kiki.lower.value.MathCalls;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * What functions that are expressions do beside computing their value: they set {@code errno} for
 * arguments out of their domain or results out of range (C11 7.12.1), as in glibc. This matters
 * only to programs that look at {@code errno}; for all others they stay expressions.
 */
public final class MathErrors {
  private static final int EDOM = 33;
  private static final int ERANGE = 34;

  private MathErrors() {}

  /** An error number, and when it is set. */
  private record MathError(Expr condition, int number) {}

  /** Sets {@code errno} for a call with these arguments. */
  public static void report(FunctionLowering f, String name, List<Expr> arguments, Location at) {
    Optional<MathError> error = error(MathCalls.unsuffixed(name), arguments);
    if (error.isEmpty()) {
      return;
    }
    Instruction.Label end = f.code().label("end");
    f.code().jumpIf(Exprs.not(error.get().condition()), end, at);
    new Requirements(f, at)
        .call(
            Library.SAFE + "math_error",
            VoidType.VOID,
            List.of(Exprs.integer(error.get().number(), IntType.INT)));
    f.code().place(end, at);
  }

  private static Optional<MathError> error(String base, List<Expr> arguments) {
    if (arguments.isEmpty() || !(arguments.getFirst().type() instanceof FloatType)) {
      return Optional.empty();
    }
    Expr x = arguments.getFirst();
    if (base.equals("sqrt")) {
      Expr isNegative = Exprs.compare(Expr.BinaryOp.LESS, x, Exprs.zero(x.type()));
      return Optional.of(new MathError(isNegative, EDOM));
    }
    if (arguments.size() < 2) {
      return Optional.empty();
    }
    Expr y = Conversions.cast(arguments.get(1), x.type());
    if (base.equals("fdim")) {
      Expr difference = Exprs.binary(Expr.BinaryOp.SUBTRACT, x, y);
      Expr isFinite = Exprs.and(isFinite(x), isFinite(y));
      Expr overflows =
          Exprs.and(
              Exprs.compare(Expr.BinaryOp.GREATER, x, y), is(Expr.UnaryOp.IS_INFINITE, difference));
      return Optional.of(new MathError(Exprs.and(isFinite, overflows), ERANGE));
    }
    Expr isNumber =
        Exprs.and(Exprs.not(is(Expr.UnaryOp.IS_NAN, x)), Exprs.not(is(Expr.UnaryOp.IS_NAN, y)));
    Expr isOutside = Exprs.or(is(Expr.UnaryOp.IS_INFINITE, x), is(Expr.UnaryOp.IS_ZERO, y));
    return Optional.of(new MathError(Exprs.and(isNumber, isOutside), EDOM));
  }

  private static Expr isFinite(Expr e) {
    return Exprs.not(Exprs.or(is(Expr.UnaryOp.IS_INFINITE, e), is(Expr.UnaryOp.IS_NAN, e)));
  }

  private static Expr is(Expr.UnaryOp test, Expr e) {
    return new Expr.Unary(test, e, IntType.BOOL);
  }
}
