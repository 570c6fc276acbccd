// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/** The two remainders of C; both are exact, so no rounding mode appears. */
final class Remainders {
  private static final BigInteger TWO = BigInteger.TWO;

  private Remainders() {}

  /** {@code x - n*y} with n the quotient truncated (C11 7.12.10.1, F.10.7.1). */
  static IeeeFloat fmod(IeeeFloat x, IeeeFloat y) {
    return apply(Remainders::reduce, x, y);
  }

  /** {@code x - n*y} with n the quotient rounded to nearest even (IEEE 754-2008, 5.3.1). */
  static IeeeFloat remainder(IeeeFloat x, IeeeFloat y) {
    return apply(Remainders::reduceToNearest, x, y);
  }

  /** What is left of the magnitude of a number, in units of {@code 2^common}, by a divisor. */
  @FunctionalInterface
  private interface Reduction {
    BigInteger rest(Dyadic a, int common, BigInteger divisor);
  }

  private static IeeeFloat apply(Reduction reduction, IeeeFloat x, IeeeFloat y) {
    if (isInvalid(x, y)) {
      return IeeeFloat.nan(x.format());
    }
    if (y.isInfinite() || x.isZero()) {
      return x;
    }
    Dyadic a = x.exact();
    Dyadic b = y.exact();
    int common = Math.min(a.exponent(), b.exponent());
    return signed(x, reduction.rest(a, common, b.scaledTo(common).abs()), common);
  }

  private static BigInteger reduceToNearest(Dyadic a, int common, BigInteger divisor) {
    // Modulo twice the divisor, the remainder still tells whether the quotient is odd.
    BigInteger rest = reduce(a, common, divisor.multiply(TWO));
    BigInteger twice = rest.multiply(TWO);
    BigInteger thrice = divisor.multiply(BigInteger.valueOf(3));
    if (twice.compareTo(divisor) <= 0) {
      return rest;
    }
    return twice.compareTo(thrice) >= 0
        ? rest.subtract(divisor.multiply(TWO))
        : rest.subtract(divisor);
  }

  private static boolean isInvalid(IeeeFloat x, IeeeFloat y) {
    return x.isNaN() || y.isNaN() || x.isInfinite() || y.isZero();
  }

  /** The magnitude of {@code a}, in units of {@code 2^common}, modulo {@code modulus}. */
  private static BigInteger reduce(Dyadic a, int common, BigInteger modulus) {
    BigInteger power = TWO.modPow(BigInteger.valueOf(a.exponent() - common), modulus);
    return a.significand().abs().multiply(power).mod(modulus);
  }

  /** Gives the remainder of |x| the sign that x imposes; a zero remainder has the sign of x. */
  private static IeeeFloat signed(IeeeFloat x, BigInteger rest, int exponent) {
    if (rest.signum() == 0) {
      return IeeeFloat.zero(x.format(), x.sign());
    }
    return new Dyadic(x.sign().applyTo(rest), exponent).round(x.format(), RoundingMode.TOWARD_ZERO);
  }
}
