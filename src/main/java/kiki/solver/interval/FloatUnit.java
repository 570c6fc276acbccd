// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * Arithmetic of one format on numbers held as {@code double}, which every number of the format is.
 * Results are those of IEEE 754, NaN included; they are exact roundings, not bounds.
 */
abstract class FloatUnit {
  /** Whether every number of the format is one of binary64. */
  static boolean supports(FloatFormat format) {
    return format.precision() <= FloatFormat.BINARY64.precision()
        && format.maxExponent() <= FloatFormat.BINARY64.maxExponent()
        && format.quantumExponent() >= FloatFormat.BINARY64.quantumExponent();
  }

  /** The unit of a format that is supported. */
  static FloatUnit of(FloatFormat format) {
    if (format.equals(FloatFormat.BINARY32)) {
      return new SingleUnit();
    }
    return format.equals(FloatFormat.BINARY64) ? new DoubleUnit() : new FormatUnit(format);
  }

  abstract double add(RoundingMode mode, double a, double b);

  abstract double multiply(RoundingMode mode, double a, double b);

  abstract double divide(RoundingMode mode, double a, double b);

  abstract double squareRoot(RoundingMode mode, double a);

  final double roundToIntegral(RoundingMode mode, double a) {
    return convert(mode, toInteger(mode, a));
  }

  /** Rounds to an integer, beyond the format's range too; zero and infinities keep their sign. */
  static double toInteger(RoundingMode mode, double a) {
    double truncated = a < 0 ? Math.ceil(a) : Math.floor(a);
    return switch (mode) {
      case NEAREST_EVEN -> Math.rint(a);
      case NEAREST_AWAY ->
          Math.abs(a - truncated) >= 0.5 ? truncated + Math.copySign(1.0, a) : truncated;
      case TOWARD_POSITIVE -> Math.ceil(a);
      case TOWARD_NEGATIVE -> Math.floor(a);
      case TOWARD_ZERO -> truncated;
    };
  }

  /** Rounds a number of binary64 to the format. */
  abstract double convert(RoundingMode mode, double a);

  /** The least number of the format that compares greater; the positive infinity stays. */
  abstract double nextUp(double a);

  /** The greatest number of the format that compares less; the negative infinity stays. */
  final double nextDown(double a) {
    return -nextUp(-a);
  }

  /** The greatest number of the format that is not above. */
  final double floor(double bound) {
    return convert(RoundingMode.TOWARD_NEGATIVE, bound);
  }

  /** The least number of the format that is not below. */
  final double ceiling(double bound) {
    return convert(RoundingMode.TOWARD_POSITIVE, bound);
  }
}
