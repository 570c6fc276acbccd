// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * Sums of floats. The encodings order the magnitudes, so that the smaller one can be subtracted
 * without a change of sign; of it, two bits and whether more was lost are enough below the larger
 * one. A sum too small to be normal is exact, so nothing has to be shifted back.
 */
final class FloatAdder {
  /** Bits of the sum below the significand of the larger summand: two, and what was lost. */
  private static final int EXTRA = 3;

  private final FloatTools tools;
  private final Rounder rounder;
  private final Aig aig;

  FloatAdder(FloatTools tools, Rounder rounder) {
    this.tools = tools;
    this.rounder = rounder;
    this.aig = tools.aig();
  }

  int[] add(FloatFormat format, RoundingMode mode, int[] a, int[] b) {
    int swap = tools.adder().less(FloatFields.magnitude(a), FloatFields.magnitude(b));
    int[] larger = tools.words().mux(swap, b, a);
    int[] smaller = tools.words().mux(swap, a, b);
    int subtract = aig.xor(Words.top(a), Words.top(b));
    int[] sum = sum(format, larger, smaller, subtract);
    LeadingZeros.Count count = tools.leadingZeros().count(sum);
    int zero = aig.and(subtract, Aig.not(count.any()));
    int whenZero = mode == RoundingMode.TOWARD_NEGATIVE ? Aig.TRUE : Aig.FALSE;
    int sign = aig.mux(zero, whenZero, Words.top(larger));
    Rounder.Aligned aligned = align(format, sign, larger, sum, count);
    return rounder.pack(format, mode, aligned, special(format, larger, smaller, subtract));
  }

  /** The sum of the significands; its top bit is the carry. */
  private int[] sum(FloatFormat format, int[] larger, int[] smaller, int subtract) {
    FloatFields fields = tools.fields();
    int[] distance =
        tools
            .adder()
            .subtract(
                fields.effectiveExponent(larger, format),
                fields.effectiveExponent(smaller, format));
    int[] low = FloatTools.concat(FloatTools.zeros(2), fields.significand(smaller, format));
    FloatShifter.Shifted shifted = tools.shifter().right(low, 0, low.length, distance);
    int width = format.precision() + EXTRA;
    int[] x = FloatTools.concat(FloatTools.zeros(EXTRA), fields.significand(larger, format));
    int[] y = new int[width];
    y[0] = aig.xor(shifted.lost(), subtract);
    for (int i = 1; i < width; i++) {
      y[i] = aig.xor(shifted.word()[i - 1], subtract);
    }
    int[] sum =
        tools
            .adder()
            .add(
                Words.extend(x, width + 1, Aig.FALSE),
                Words.extend(y, width + 1, subtract),
                subtract);
    // A difference has no carry: what is subtracted is not larger.
    sum[width] = aig.and(sum[width], Aig.not(subtract));
    return sum;
  }

  /** Shifts the leading bit to the top, as far as the exponent lasts. */
  private Rounder.Aligned align(
      FloatFormat format, int sign, int[] larger, int[] sum, LeadingZeros.Count count) {
    int[] exponent = tools.fields().effectiveExponent(larger, format);
    int[] zeros = count.zeros();
    int width = Math.max(exponent.length, zeros.length) + 1;
    int[] rest =
        tools
            .adder()
            .subtract(
                Words.extend(exponent, width, Aig.FALSE), Words.extend(zeros, width, Aig.FALSE));
    int subnormal = Words.top(rest);
    int normal = aig.and(count.any(), Aig.not(subnormal));
    int[] amount = new int[zeros.length];
    for (int i = 0; i < zeros.length; i++) {
      int limit = i < exponent.length ? exponent[i] : Aig.FALSE;
      amount[i] = aig.mux(subnormal, limit, zeros[i]);
    }
    int[] shifted = tools.shifter().left(sum, amount);
    int[] field = new int[format.exponentBits()];
    for (int i = 0; i < field.length; i++) {
      field[i] = aig.and(normal, rest[i]);
    }
    return new Rounder.Aligned(
        sign,
        field,
        normal,
        Words.slice(shifted, EXTRA + 1, format.significandBits()),
        shifted[EXTRA],
        tools.words().anyFrom(Words.slice(shifted, 0, EXTRA), 0),
        aig.and(normal, rounder.isTooLarge(Words.slice(rest, 0, field.length), format)));
  }

  /** The larger magnitude is special if one is, and a NaN's is above an infinity's. */
  private Rounder.Special special(FloatFormat format, int[] larger, int[] smaller, int subtract) {
    FloatFields fields = tools.fields();
    int bothInfinite = aig.and(subtract, fields.exponentIsMaximal(smaller, format));
    int nan = aig.or(fields.isNaN(larger, format), bothInfinite);
    int infinite = aig.and(fields.exponentIsMaximal(larger, format), Aig.not(nan));
    return new Rounder.Special(nan, infinite, Aig.FALSE);
  }
}
