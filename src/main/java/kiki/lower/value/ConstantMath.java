// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.lower.code.Code;
import kiki.lower.link.Linkage;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.Location;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.MathFunction;
import kiki.util.ieee.RoundingMode;

/**
 * Functions of {@code math.h} without exact value, called with constants: the value lies near that
 * of Java's own function. Both promise an error of one or two units in the last place; the bounds
 * are a thousand times wider. Where the value is known exactly, it is a constant.
 */
public final class ConstantMath {
  private static final double RELATIVE_ERROR = 0x1p-40;
  private static final double RELATIVE_ERROR_OF_FLOATS = 0x1p-16;

  /** Far from where results underflow or overflow. */
  private static final double LEAST_DOUBLE = 0x1p-960;

  private static final double LARGEST_DOUBLE = 0x1p1000;

  private ConstantMath() {}

  /** The value between its bounds, where that is known: then {@code errno} is not set. */
  public static Optional<Expr> near(
      Linkage linkage, Code code, String name, List<Expr> arguments, CType type, Location at) {
    if (linkage.changesRounding()
        || !(type instanceof FloatType floating)
        || arguments.isEmpty()
        || arguments.size() > 2) {
      return Optional.empty();
    }
    Optional<Double> x = constant(arguments.getFirst());
    Optional<Double> y = constant(arguments.getLast());
    if (x.isEmpty() || y.isEmpty()) {
      return Optional.empty();
    }
    Optional<MathFunction> function = MathFunction.named(MathCalls.unsuffixed(name));
    if (function.isEmpty() || function.get().arity() != arguments.size()) {
      return Optional.empty();
    }
    OptionalDouble exact = function.get().exact(x.get(), y.get());
    if (exact.isPresent()) {
      IeeeFloat value = converted(exact.getAsDouble(), floating);
      boolean isRepresentable = asDouble(value).equals(Optional.of(exact.getAsDouble()));
      return isRepresentable
          ? Optional.of(new Expr.FloatConstant(value, floating))
          : Optional.empty();
    }
    double value = function.get().near(x.get(), y.get());
    boolean isFloat = floating.equals(FloatType.FLOAT);
    double size = Math.abs(value);
    boolean isPlain =
        isFloat
            ? size > Float.MIN_NORMAL && size < Float.MAX_VALUE
            : size > LEAST_DOUBLE && size < LARGEST_DOUBLE;
    if (!isPlain) {
      return Optional.empty();
    }
    double error = Math.abs(value) * (isFloat ? RELATIVE_ERROR_OF_FLOATS : RELATIVE_ERROR);
    Expr.Variable result = code.temporary("return_value_" + name, type, at);
    code.add(Computations.input(result, name, arguments, at));
    bound(code, result, Expr.BinaryOp.GREATER_OR_EQUAL, value - error, at);
    bound(code, result, Expr.BinaryOp.LESS_OR_EQUAL, value + error, at);
    return Optional.of(result);
  }

  private static void bound(Code code, Expr result, Expr.BinaryOp op, double bound, Location at) {
    FloatType type = (FloatType) result.type();
    Expr limit = new Expr.FloatConstant(converted(bound, type), type);
    code.assume(Exprs.compare(op, result, limit), at);
  }

  private static IeeeFloat converted(double value, FloatType type) {
    return IeeeFloat.of(value).convert(type.format(), RoundingMode.NEAREST_EVEN);
  }

  private static Optional<Double> constant(Expr e) {
    return switch (e) {
      case Expr.FloatConstant(IeeeFloat value, CType _) -> asDouble(value);
      case Expr.Cast(Expr operand, FloatType t) ->
          constant(operand).flatMap(v -> asDouble(converted(v, t)));
      case Expr.IntConstant c when c.value().bitLength() < 50 ->
          Optional.of(c.value().doubleValue());
      case Expr.Unary(Expr.UnaryOp op, Expr operand, CType t)
          when op == Expr.UnaryOp.NEGATE && (t instanceof FloatType || t.equals(IntType.INT)) ->
          constant(operand).map(v -> -v);
      case Expr other -> Optional.empty();
    };
  }

  /** Nothing for those of {@code long double} that are no {@code double}. */
  private static Optional<Double> asDouble(IeeeFloat value) {
    IeeeFloat rounded = value.convert(FloatFormat.BINARY64, RoundingMode.NEAREST_EVEN);
    boolean isSame = rounded.convert(value.format(), RoundingMode.NEAREST_EVEN).equals(value);
    return isSame ? Optional.of(rounded.toDouble()) : Optional.empty();
  }
}
