// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * The last step of every operation that rounds (IEEE 754-2008, section 4.3): exact magnitudes
 * become encodings of a format.
 */
final class Rounder {
  /**
   * A number other than zero.
   *
   * @param exponent biased for the target, less one; signed
   * @param significand the bit at its top is set, unless the number is less than half the smallest
   *     subnormal one of the target
   * @param lost whether something follows below the significand
   */
  record Exact(int sign, int[] exponent, int[] significand, int lost) {}

  /**
   * A number on the grid of its result, still with what is to be rounded.
   *
   * @param exponent the exponent field, less one in normal numbers
   * @param normal whether the number has a leading bit
   * @param guard the first bit below the fraction
   * @param lost whether something follows below that
   * @param overflow whether the number is beyond the largest one without rounding
   */
  record Aligned(
      int sign, int[] exponent, int normal, int[] fraction, int guard, int lost, int overflow) {}

  /** Results that do not come from rounding; at most one of them holds. */
  record Special(int nan, int infinite, int zero) {
    static final Special NONE = new Special(Aig.FALSE, Aig.FALSE, Aig.FALSE);
  }

  private final FloatTools tools;
  private final Aig aig;

  Rounder(FloatTools tools) {
    this.tools = tools;
    this.aig = tools.aig();
  }

  /** Rounds; numbers too small to be normal are shifted onto the grid of subnormal ones. */
  int[] round(FloatFormat format, RoundingMode mode, Exact exact, Special special) {
    int subnormal = Words.top(exact.exponent());
    int[] distance = tools.adder().negate(exact.exponent());
    int[] amount = new int[distance.length - 1];
    for (int i = 0; i < amount.length; i++) {
      amount[i] = aig.and(subnormal, distance[i]);
    }
    int[] significand = atLeast(format.precision() + 1, exact.significand());
    int below = significand.length - format.precision() - 1;
    FloatShifter.Shifted shifted =
        tools.shifter().right(significand, below, format.precision() + 1, amount);
    Aligned aligned = aligned(format, exact, Aig.not(subnormal), shifted.word(), shifted.lost());
    return pack(format, mode, aligned, special);
  }

  /** Rounds a number of which it is known that it is not too small to be normal. */
  int[] roundNormal(FloatFormat format, RoundingMode mode, Exact exact, Special special) {
    int[] significand = atLeast(format.precision() + 1, exact.significand());
    int below = significand.length - format.precision() - 1;
    int lost = tools.words().anyFrom(Words.slice(significand, 0, below), 0);
    int[] kept = Words.slice(significand, below, format.precision() + 1);
    return pack(format, mode, aligned(format, exact, Aig.TRUE, kept, lost), special);
  }

  private Aligned aligned(FloatFormat format, Exact exact, int normal, int[] kept, int lost) {
    int[] field = new int[format.exponentBits()];
    for (int i = 0; i < field.length; i++) {
      int bit = i < exact.exponent().length ? exact.exponent()[i] : Aig.FALSE;
      field[i] = aig.and(normal, bit);
    }
    return new Aligned(
        exact.sign(),
        field,
        normal,
        Words.slice(kept, 1, format.significandBits()),
        kept[0],
        aig.or(exact.lost(), lost),
        aig.and(normal, isTooLarge(exact.exponent(), format)));
  }

  /** Whether an exponent, less one and not negative, reaches that of the infinities. */
  int isTooLarge(int[] exponent, FloatFormat format) {
    int bits = format.exponentBits();
    if (exponent.length < bits) {
      return Aig.FALSE;
    }
    int atTop = tools.words().all(Words.slice(exponent, 1, bits - 1));
    return aig.or(atTop, tools.words().anyFrom(exponent, bits));
  }

  private static int[] atLeast(int width, int[] significand) {
    return significand.length >= width
        ? significand
        : FloatTools.concat(FloatTools.zeros(width - significand.length), significand);
  }

  /** Rounds on the grid: the carry out of the fraction and the leading bit meet in the exponent. */
  int[] pack(FloatFormat format, RoundingMode mode, Aligned number, Special special) {
    int fractionBits = format.significandBits();
    int[] result = new int[format.totalBits()];
    int carry = stepsUp(mode, number);
    for (int i = 0; i < fractionBits; i++) {
      result[i] = aig.xor(number.fraction()[i], carry);
      carry = aig.and(number.fraction()[i], carry);
    }
    int leading = number.normal();
    for (int i = 0; i < format.exponentBits(); i++) {
      int bit = number.exponent()[i];
      result[fractionBits + i] = aig.xor3(bit, leading, carry);
      carry = aig.majority(bit, leading, carry);
      leading = Aig.FALSE;
    }
    result[format.totalBits() - 1] = number.sign();
    replaceSpecial(format, mode, number, special, result);
    return result;
  }

  int stepsUp(RoundingMode mode, Aligned number) {
    return stepsUp(mode, number.sign(), number.fraction()[0], number.guard(), number.lost());
  }

  /** Whether a truncated magnitude steps up; {@code odd} is its lowest bit. */
  int stepsUp(RoundingMode mode, int sign, int odd, int guard, int lost) {
    return switch (mode) {
      case NEAREST_EVEN -> aig.and(guard, aig.or(lost, odd));
      case NEAREST_AWAY -> guard;
      case TOWARD_POSITIVE -> aig.and(Aig.not(sign), aig.or(guard, lost));
      case TOWARD_NEGATIVE -> aig.and(sign, aig.or(guard, lost));
      case TOWARD_ZERO -> Aig.FALSE;
    };
  }

  /** Whether an overflow gives an infinity and not the largest number (section 7.4). */
  private static int overflowsToInfinity(RoundingMode mode, int sign) {
    return switch (mode) {
      case NEAREST_EVEN, NEAREST_AWAY -> Aig.TRUE;
      case TOWARD_POSITIVE -> Aig.not(sign);
      case TOWARD_NEGATIVE -> sign;
      case TOWARD_ZERO -> Aig.FALSE;
    };
  }

  private void replaceSpecial(
      FloatFormat format, RoundingMode mode, Aligned number, Special special, int[] result) {
    int given = aig.or(special.nan(), special.infinite());
    int overflow = aig.and(number.overflow(), Aig.not(aig.or(given, special.zero())));
    int toInfinity = overflowsToInfinity(mode, number.sign());
    int largest = aig.and(overflow, Aig.not(toInfinity));
    int unbounded = aig.or(given, aig.and(overflow, toInfinity));
    int fractionBits = format.significandBits();
    int noFraction = aig.or(unbounded, special.zero());
    for (int i = 0; i < fractionBits; i++) {
      result[i] = aig.or(aig.and(result[i], Aig.not(noFraction)), largest);
    }
    result[fractionBits - 1] = aig.or(result[fractionBits - 1], special.nan());
    for (int i = 0; i < format.exponentBits(); i++) {
      int exponent = aig.and(result[fractionBits + i], Aig.not(special.zero()));
      result[fractionBits + i] = aig.or(exponent, aig.or(unbounded, largest));
    }
    result[fractionBits] = aig.and(result[fractionBits], Aig.not(largest));
    result[format.totalBits() - 1] = aig.and(number.sign(), Aig.not(special.nan()));
  }
}
