// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;
import java.util.function.ToIntFunction;

/**
 * Floating-point operations defined straight from IEEE 754: compute exactly in the rationals, then
 * search the encodings for the neighbours of the result. Slow, and shares no code with what it
 * checks.
 */
final class Reference {
  private Reference() {}

  /** The value of a finite encoding; that of an infinity is where the next binade would start. */
  static Rational value(FloatFormat format, BigInteger magnitude) {
    int biased = magnitude.shiftRight(format.significandBits()).intValue();
    BigInteger scale = BigInteger.TWO.pow(format.significandBits());
    Rational fraction = Rational.of(magnitude.mod(scale), scale);
    return biased == 0
        ? fraction.times(Rational.powerOfTwo(1 - format.bias()))
        : Rational.of(BigInteger.ONE)
            .plus(fraction)
            .times(Rational.powerOfTwo(biased - format.bias()));
  }

  static Rational value(IeeeFloat x) {
    Rational magnitude = value(x.format(), x.bits().clearBit(x.format().totalBits() - 1));
    return x.signBit() ? magnitude.negate() : magnitude;
  }

  static IeeeFloat round(FloatFormat format, Rational exact, RoundingMode mode) {
    boolean negative = exact.signum() < 0;
    Rational magnitude = exact.abs();
    return round(format, negative, magnitude::compareTo, mode);
  }

  /** Rounds the magnitude that {@code against} compares with a given rational. */
  private static IeeeFloat round(
      FloatFormat format, boolean negative, ToIntFunction<Rational> against, RoundingMode mode) {
    BigInteger infinity =
        BigInteger.TWO
            .pow(format.exponentBits())
            .subtract(BigInteger.ONE)
            .shiftLeft(format.significandBits());
    BigInteger low = BigInteger.ZERO;
    BigInteger high = infinity;
    while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      if (against.applyAsInt(value(format, middle)) >= 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    if (against.applyAsInt(value(format, low)) == 0) {
      return signed(format, negative, low);
    }
    Rational halfway = value(format, low).plus(value(format, high)).times(Rational.powerOfTwo(-1));
    int half = against.applyAsInt(halfway);
    boolean up =
        switch (mode) {
          case NEAREST_EVEN -> half > 0 || (half == 0 && low.testBit(0));
          case NEAREST_AWAY -> half >= 0;
          case TOWARD_POSITIVE -> !negative;
          case TOWARD_NEGATIVE -> negative;
          case TOWARD_ZERO -> false;
        };
    return signed(format, negative, up ? high : low);
  }

  private static IeeeFloat signed(FloatFormat format, boolean negative, BigInteger magnitude) {
    return IeeeFloat.fromBits(
        format, negative ? magnitude.setBit(format.totalBits() - 1) : magnitude);
  }

  private static IeeeFloat zero(FloatFormat format, boolean negative) {
    return signed(format, negative, BigInteger.ZERO);
  }

  private static IeeeFloat infinity(FloatFormat format, boolean negative) {
    return signed(
        format,
        negative,
        BigInteger.TWO
            .pow(format.exponentBits())
            .subtract(BigInteger.ONE)
            .shiftLeft(format.significandBits()));
  }

  private static IeeeFloat nan(FloatFormat format) {
    return IeeeFloat.fromBits(
        format,
        BigInteger.TWO
            .pow(format.exponentBits() + 1)
            .subtract(BigInteger.ONE)
            .shiftLeft(format.significandBits() - 1));
  }

  static IeeeFloat fma(IeeeFloat a, IeeeFloat b, IeeeFloat c, RoundingMode mode) {
    FloatFormat format = a.format();
    boolean negative = a.signBit() != b.signBit();
    if (a.isNaN() || b.isNaN() || c.isNaN()) {
      return nan(format);
    }
    if (a.isInfinite() || b.isInfinite()) {
      boolean invalid = a.isZero() || b.isZero() || (c.isInfinite() && c.signBit() != negative);
      return invalid ? nan(format) : infinity(format, negative);
    }
    if (c.isInfinite()) {
      return c;
    }
    Rational product = value(a).times(value(b));
    Rational sum = product.plus(value(c));
    if (sum.signum() != 0) {
      return round(format, sum, mode);
    }
    boolean bothNegative = negative && c.signBit();
    boolean anyNegative = negative || c.signBit();
    return zero(format, bothNegative || (anyNegative && mode == RoundingMode.TOWARD_NEGATIVE));
  }

  static IeeeFloat add(IeeeFloat a, IeeeFloat b, RoundingMode mode) {
    BigInteger one = BigInteger.valueOf(a.format().bias()).shiftLeft(a.format().significandBits());
    return fma(a, IeeeFloat.fromBits(a.format(), one), b, mode);
  }

  static IeeeFloat multiply(IeeeFloat a, IeeeFloat b, RoundingMode mode) {
    IeeeFloat signedZero = zero(a.format(), a.signBit() != b.signBit());
    return fma(a, b, signedZero, mode);
  }

  static IeeeFloat divide(IeeeFloat a, IeeeFloat b, RoundingMode mode) {
    FloatFormat format = a.format();
    boolean negative = a.signBit() != b.signBit();
    if (a.isNaN() || b.isNaN()) {
      return nan(format);
    }
    if (a.isInfinite()) {
      return b.isInfinite() ? nan(format) : infinity(format, negative);
    }
    if (b.isZero()) {
      return a.isZero() ? nan(format) : infinity(format, negative);
    }
    if (b.isInfinite() || a.isZero()) {
      return zero(format, negative);
    }
    return round(format, value(a).dividedBy(value(b)), mode);
  }

  static IeeeFloat squareRoot(IeeeFloat a, RoundingMode mode) {
    if (a.isZero()) {
      return a;
    }
    if (a.isNaN() || a.signBit()) {
      return nan(a.format());
    }
    if (a.isInfinite()) {
      return a;
    }
    Rational square = value(a);
    return round(a.format(), false, c -> square.compareTo(c.times(c)), mode);
  }

  /** {@code a - n*b} for n the quotient rounded in that mode. */
  static IeeeFloat remainder(IeeeFloat a, IeeeFloat b, RoundingMode quotientMode) {
    if (a.isNaN() || b.isNaN() || a.isInfinite() || b.isZero()) {
      return nan(a.format());
    }
    if (b.isInfinite() || a.isZero()) {
      return a;
    }
    Rational quotient = Rational.of(value(a).dividedBy(value(b)).round(quotientMode));
    Rational rest = value(a).minus(quotient.times(value(b)));
    return rest.signum() == 0
        ? zero(a.format(), a.signBit())
        : round(a.format(), rest, RoundingMode.NEAREST_EVEN);
  }

  static IeeeFloat roundToIntegral(IeeeFloat a, RoundingMode mode) {
    if (a.isNaN()) {
      return nan(a.format());
    }
    if (a.isInfinite()) {
      return a;
    }
    BigInteger rounded = value(a).round(mode);
    return rounded.signum() == 0
        ? zero(a.format(), a.signBit())
        : round(a.format(), Rational.of(rounded), mode);
  }

  static IeeeFloat convert(IeeeFloat a, FloatFormat target, RoundingMode mode) {
    if (a.isNaN()) {
      return nan(target);
    }
    if (a.isInfinite()) {
      return infinity(target, a.signBit());
    }
    return a.isZero() ? zero(target, a.signBit()) : round(target, value(a), mode);
  }
}
