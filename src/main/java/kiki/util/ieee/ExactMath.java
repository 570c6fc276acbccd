// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;
import java.util.OptionalDouble;

/**
 * Values of functions of {@code math.h} that are known exactly: those of C11 annex F.10, and those
 * that are numbers of the format, which a function with an error below half a unit (as glibc's
 * {@code exp2}, {@code log2} and {@code pow} have when rounding to nearest) cannot miss.
 */
final class ExactMath {
  private static final int PRECISION = 53;
  private static final int LARGEST_EXPONENT = 1000;

  private ExactMath() {}

  /** The value, if it is known exactly. */
  static OptionalDouble value(MathFunction function, double x, double y) {
    return switch (function) {
      case SIN, TAN, ASIN, ATAN, SINH, TANH, ASINH, ATANH, EXPM1, LOG1P, CBRT ->
          x == 0 ? OptionalDouble.of(x) : OptionalDouble.empty();
      case COS, COSH, EXP, EXP10 -> x == 0 ? OptionalDouble.of(1) : OptionalDouble.empty();
      case ACOS, ACOSH, LOG, LOG10 -> x == 1 ? OptionalDouble.of(0) : OptionalDouble.empty();
      case EXP2 ->
          isInteger(x) ? OptionalDouble.of(Math.scalb(1, (int) x)) : OptionalDouble.empty();
      case LOG2 -> logarithm(x);
      case POW -> power(x, y);
      case ATAN2, HYPOT -> OptionalDouble.empty();
    };
  }

  private static boolean isInteger(double x) {
    return Math.rint(x) == x && Math.abs(x) <= LARGEST_EXPONENT;
  }

  private static OptionalDouble logarithm(double x) {
    boolean isPower = x >= Double.MIN_NORMAL && Math.scalb(1.0, Math.getExponent(x)) == x;
    return isPower ? OptionalDouble.of(Math.getExponent(x)) : OptionalDouble.empty();
  }

  /** Of integers, or of a power of two. */
  private static OptionalDouble power(double x, double y) {
    if (y == 0 || x == 1) {
      return OptionalDouble.of(1);
    }
    if (y == 1) {
      return OptionalDouble.of(x);
    }
    if (!isInteger(y)) {
      return OptionalDouble.empty();
    }
    OptionalDouble logarithm = logarithm(x);
    if (logarithm.isPresent()) {
      double exponent = logarithm.getAsDouble() * y;
      return isInteger(exponent)
          ? OptionalDouble.of(Math.scalb(1, (int) exponent))
          : OptionalDouble.empty();
    }
    boolean isWhole = Math.rint(x) == x && Math.abs(x) < 0x1p53 && x != 0;
    if (!isWhole || y < 0) {
      return OptionalDouble.empty();
    }
    BigInteger result = BigInteger.valueOf((long) x).pow((int) y);
    BigInteger size = result.abs();
    boolean isNumber =
        size.bitLength() - size.getLowestSetBit() <= PRECISION
            && size.bitLength() < LARGEST_EXPONENT;
    return isNumber ? OptionalDouble.of(result.doubleValue()) : OptionalDouble.empty();
  }
}
