// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/**
 * A function of {@code math.h} that platforms compute with a small error, a few units in the last
 * place: what Java computes is as near.
 */
public enum MathFunction {
  SIN(StrictMath::sin),
  COS(StrictMath::cos),
  TAN(StrictMath::tan),
  ASIN(StrictMath::asin),
  ACOS(StrictMath::acos),
  ATAN(StrictMath::atan),
  SINH(StrictMath::sinh),
  COSH(StrictMath::cosh),
  TANH(StrictMath::tanh),
  ASINH(MathFunction::areaSine),
  ACOSH(MathFunction::areaCosine),
  ATANH(x -> Math.copySign(StrictMath.log1p(2 * Math.abs(x) / (1 - Math.abs(x))) / 2, x)),
  EXP(StrictMath::exp),
  EXP2(x -> StrictMath.pow(2, x)),
  EXP10(x -> StrictMath.pow(10, x)),
  EXPM1(StrictMath::expm1),
  LOG(StrictMath::log),
  LOG2(x -> StrictMath.log(x) / StrictMath.log(2)),
  LOG10(StrictMath::log10),
  LOG1P(StrictMath::log1p),
  CBRT(StrictMath::cbrt),
  POW(StrictMath::pow),
  ATAN2(StrictMath::atan2),
  HYPOT(StrictMath::hypot);

  private final int arity;
  private final DoubleBinaryOperator near;

  MathFunction(DoubleUnaryOperator near) {
    this.arity = 1;
    this.near = (x, _) -> near.applyAsDouble(x);
  }

  MathFunction(DoubleBinaryOperator near) {
    this.arity = 2;
    this.near = near;
  }

  /** The function for {@code double} of that name. */
  public static Optional<MathFunction> named(String name) {
    return Stream.of(values())
        .filter(f -> f.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  public int arity() {
    return arity;
  }

  /** The value where it is known exactly; {@code y} counts for functions of two arguments. */
  public OptionalDouble exact(double x, double y) {
    return ExactMath.value(this, x, y);
  }

  /** The value up to a small error. */
  public double near(double x, double y) {
    return exact(x, y).orElseGet(() -> near.applyAsDouble(x, y));
  }

  private static double areaSine(double x) {
    double size = Math.abs(x);
    double square = size * size;
    double above = size > 0x1p100 ? 2 * size : size + square / (1 + Math.sqrt(square + 1));
    return Math.copySign(size > 0x1p100 ? StrictMath.log(above) : StrictMath.log1p(above), x);
  }

  private static double areaCosine(double x) {
    double above = x - 1;
    return x > 0x1p100
        ? StrictMath.log(x) + StrictMath.log(2)
        : StrictMath.log1p(above + Math.sqrt(2 * above + above * above));
  }
}
