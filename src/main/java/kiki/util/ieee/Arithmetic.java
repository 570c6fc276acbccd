// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/** The arithmetic operations of IEEE 754-2008, section 5.4.1, on any format. */
final class Arithmetic {
  private Arithmetic() {}

  static IeeeFloat add(IeeeFloat a, IeeeFloat b, RoundingMode mode) {
    FloatFormat format = a.format();
    if (a.isNaN() || b.isNaN()) {
      return IeeeFloat.nan(format);
    }
    if (a.isInfinite()) {
      return b.isInfinite() && a.sign() != b.sign() ? IeeeFloat.nan(format) : a;
    }
    if (b.isInfinite()) {
      return b;
    }
    return sum(format, a.exact(), a.sign(), b.exact(), b.sign(), mode);
  }

  static IeeeFloat multiply(IeeeFloat a, IeeeFloat b, RoundingMode mode) {
    FloatFormat format = a.format();
    Sign sign = a.sign().times(b.sign());
    if (a.isNaN()
        || b.isNaN()
        || (a.isInfinite() && b.isZero())
        || (a.isZero() && b.isInfinite())) {
      return IeeeFloat.nan(format);
    }
    if (a.isInfinite() || b.isInfinite()) {
      return IeeeFloat.infinity(format, sign);
    }
    if (a.isZero() || b.isZero()) {
      return IeeeFloat.zero(format, sign);
    }
    return a.exact().times(b.exact()).round(format, mode);
  }

  static IeeeFloat divide(IeeeFloat a, IeeeFloat b, RoundingMode mode) {
    FloatFormat format = a.format();
    Sign sign = a.sign().times(b.sign());
    if (a.isNaN()
        || b.isNaN()
        || (a.isInfinite() && b.isInfinite())
        || (a.isZero() && b.isZero())) {
      return IeeeFloat.nan(format);
    }
    if (a.isInfinite() || b.isZero()) {
      return IeeeFloat.infinity(format, sign);
    }
    if (a.isZero() || b.isInfinite()) {
      return IeeeFloat.zero(format, sign);
    }
    Dyadic x = a.exact();
    Dyadic y = b.exact();
    return quotient(format, x.significand(), y.significand(), x.exponent() - y.exponent(), mode);
  }

  /**
   * Rounds {@code numerator / denominator * 2^exponent}, neither of them zero, once. The quotient
   * gets at least two bits more than the precision.
   */
  static IeeeFloat quotient(
      FloatFormat format,
      BigInteger numerator,
      BigInteger denominator,
      int exponent,
      RoundingMode mode) {
    int scale =
        Math.max(0, format.precision() + 2 - numerator.bitLength() + denominator.bitLength());
    BigInteger[] division = numerator.shiftLeft(scale).divideAndRemainder(denominator);
    Dyadic.Lost lost = division[1].signum() == 0 ? Dyadic.Lost.NOTHING : Dyadic.Lost.SOMETHING;
    return new Dyadic(division[0], exponent - scale).round(format, lost, mode);
  }

  static IeeeFloat fusedMultiplyAdd(IeeeFloat a, IeeeFloat b, IeeeFloat c, RoundingMode mode) {
    FloatFormat format = a.format();
    if (a.isNaN()
        || b.isNaN()
        || c.isNaN()
        || (a.isInfinite() && b.isZero())
        || (a.isZero() && b.isInfinite())) {
      return IeeeFloat.nan(format);
    }
    Sign productSign = a.sign().times(b.sign());
    if (a.isInfinite() || b.isInfinite()) {
      return c.isInfinite() && c.sign() != productSign
          ? IeeeFloat.nan(format)
          : IeeeFloat.infinity(format, productSign);
    }
    if (c.isInfinite()) {
      return c;
    }
    return sum(format, a.exact().times(b.exact()), productSign, c.exact(), c.sign(), mode);
  }

  static IeeeFloat squareRoot(IeeeFloat a, RoundingMode mode) {
    FloatFormat format = a.format();
    if (a.isNaN() || a.isZero()) {
      return a.isNaN() ? IeeeFloat.nan(format) : a;
    }
    if (a.sign() == Sign.NEGATIVE) {
      return IeeeFloat.nan(format);
    }
    if (a.isInfinite()) {
      return a;
    }
    Dyadic x = a.exact();
    int wanted = 2 * (format.precision() + 2);
    int scale = Math.max(0, wanted - x.significand().bitLength());
    if (((x.exponent() - scale) & 1) != 0) {
      scale++;
    }
    BigInteger[] root = x.significand().shiftLeft(scale).sqrtAndRemainder();
    Dyadic.Lost lost = root[1].signum() == 0 ? Dyadic.Lost.NOTHING : Dyadic.Lost.SOMETHING;
    return new Dyadic(root[0], (x.exponent() - scale) / 2).round(format, lost, mode);
  }

  /** Rounds a sum of finite values; the sign of an exact zero follows section 6.3. */
  private static IeeeFloat sum(
      FloatFormat format, Dyadic x, Sign xSign, Dyadic y, Sign ySign, RoundingMode mode) {
    Dyadic exact = x.plus(y);
    if (exact.significand().signum() != 0) {
      return exact.round(format, mode);
    }
    boolean bothZero = x.significand().signum() == 0;
    if (bothZero && xSign == ySign) {
      return IeeeFloat.zero(format, xSign);
    }
    return IeeeFloat.zero(
        format, mode == RoundingMode.TOWARD_NEGATIVE ? Sign.NEGATIVE : Sign.POSITIVE);
  }
}
