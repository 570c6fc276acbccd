// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/** The exact value {@code significand * 2^exponent}; every finite float is one. */
record Dyadic(BigInteger significand, int exponent) {

  /** What an inexact computation lost beyond the last bit of its significand. */
  enum Lost {
    NOTHING,
    SOMETHING
  }

  Dyadic plus(Dyadic other) {
    int common = Math.min(exponent, other.exponent);
    return new Dyadic(scaledTo(common).add(other.scaledTo(common)), common);
  }

  Dyadic times(Dyadic other) {
    return new Dyadic(significand.multiply(other.significand), exponent + other.exponent);
  }

  /** The significand this value has with an exponent that is not larger than its own. */
  BigInteger scaledTo(int smallerExponent) {
    return significand.shiftLeft(exponent - smallerExponent);
  }

  /** Rounds to an integer. */
  BigInteger toInteger(RoundingMode mode) {
    if (exponent >= 0) {
      return significand.shiftLeft(exponent);
    }
    Sign sign = Sign.of(significand);
    return sign.applyTo(shiftRight(significand.abs(), -exponent, sign, Lost.NOTHING, mode));
  }

  /** Rounds this non-zero value to a format. */
  IeeeFloat round(FloatFormat format, RoundingMode mode) {
    return round(format, Lost.NOTHING, mode);
  }

  /**
   * Rounds to a format when the exact magnitude is this one, or more than it by less than a unit in
   * the last place of the significand. Requires a non-zero significand, which must be longer than
   * the format's precision if something was lost.
   */
  IeeeFloat round(FloatFormat format, Lost lost, RoundingMode mode) {
    Sign sign = Sign.of(significand);
    BigInteger magnitude = significand.abs();
    int length = magnitude.bitLength();
    if (length == 0 || (lost == Lost.SOMETHING && length <= format.precision())) {
      throw new IllegalArgumentException("too few bits to round: " + this);
    }
    int leading = exponent + length - 1;
    int unit = Math.max(leading, format.minExponent()) - format.significandBits();
    int shift = unit - exponent;
    BigInteger kept =
        shift <= 0 ? magnitude.shiftLeft(-shift) : shiftRight(magnitude, shift, sign, lost, mode);
    // Adding the significand with its leading bit onto the exponent field one too low makes the
    // leading bit, or the carry out of a rounding up, arrive in the exponent.
    BigInteger encoded =
        BigInteger.valueOf(unit - format.quantumExponent())
            .shiftLeft(format.significandBits())
            .add(kept);
    BigInteger infinity = format.infinityBits();
    if (encoded.compareTo(infinity) >= 0) {
      encoded = mode.overflowsToInfinity(sign) ? infinity : infinity.subtract(BigInteger.ONE);
    }
    return IeeeFloat.fromMagnitude(format, sign, encoded);
  }

  private static BigInteger shiftRight(
      BigInteger magnitude, int shift, Sign sign, Lost lost, RoundingMode mode) {
    BigInteger kept = magnitude.shiftRight(shift);
    RoundingMode.Tail tail = tail(magnitude, shift, lost);
    return mode.stepsUp(sign, tail, kept.testBit(0)) ? kept.add(BigInteger.ONE) : kept;
  }

  private static RoundingMode.Tail tail(BigInteger magnitude, int shift, Lost lost) {
    boolean half = magnitude.testBit(shift - 1);
    int lowest = magnitude.getLowestSetBit();
    boolean more = lost == Lost.SOMETHING || (lowest >= 0 && lowest < shift - 1);
    if (half) {
      return more ? RoundingMode.Tail.ABOVE_HALF : RoundingMode.Tail.HALF;
    }
    return more ? RoundingMode.Tail.BELOW_HALF : RoundingMode.Tail.EXACT;
  }
}
