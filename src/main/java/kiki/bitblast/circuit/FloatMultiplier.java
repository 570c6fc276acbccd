// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * Products of floats. Significands are multiplied as they are encoded; one shift of the product
 * then makes up for leading zeros of subnormal factors or moves it onto the grid of subnormal
 * results, whichever is less to the left.
 */
final class FloatMultiplier {
  private final FloatTools tools;
  private final Rounder rounder;
  private final Aig aig;

  FloatMultiplier(FloatTools tools, Rounder rounder) {
    this.tools = tools;
    this.rounder = rounder;
    this.aig = tools.aig();
  }

  int[] multiply(FloatFormat format, RoundingMode mode, int[] a, int[] b) {
    int precision = format.precision();
    int[] zeros = leadingZeros(format, a, b);
    int[] limit = exponent(format, a, b);
    int width = limit.length;
    int[] rest = tools.adder().subtract(limit, Words.extend(zeros, width, Aig.FALSE));
    int subnormal = Words.top(rest);
    int[] amount = amount(zeros, limit, subnormal);
    int room = (1 << zeros.length) - 1;
    int[] product = FloatTools.concat(FloatTools.zeros(room), product(format, a, b));
    FloatShifter.Shifted shifted =
        tools.shifter().right(product, precision - 2, precision + 2, amount);
    int sign = aig.xor(Words.top(a), Words.top(b));
    Rounder.Aligned aligned = align(format, sign, rest, shifted);
    return rounder.pack(format, mode, aligned, special(format, a, b));
  }

  /** Twice the precision wide. */
  int[] product(FloatFormat format, int[] a, int[] b) {
    int width = 2 * format.precision();
    return tools
        .multiplier()
        .multiply(
            Words.extend(tools.fields().significand(a, format), width, Aig.FALSE),
            Words.extend(tools.fields().significand(b, format), width, Aig.FALSE));
  }

  /**
   * Leading zeros of both significands together. If a product of subnormal numbers is below half
   * the smallest result, its zeros do not matter; at most one of the counts is then other than
   * zero, and a disjunction adds them.
   */
  private int[] leadingZeros(FloatFormat format, int[] a, int[] b) {
    int[] x = tools.leadingZeros().count(tools.fields().significand(a, format)).zeros();
    int[] y = tools.leadingZeros().count(tools.fields().significand(b, format)).zeros();
    if (2 * format.minExponent() < format.quantumExponent()) {
      return tools.words().or(x, y);
    }
    int width = x.length + 1;
    return tools.adder().add(Words.extend(x, width, Aig.FALSE), Words.extend(y, width, Aig.FALSE));
  }

  /** The biased exponent of the product before normalisation, less one; signed. */
  private int[] exponent(FloatFormat format, int[] a, int[] b) {
    int width = FloatTools.exponentWidth(format);
    int[] sum =
        tools
            .adder()
            .add(
                Words.extend(tools.fields().effectiveExponent(a, format), width, Aig.FALSE),
                Words.extend(tools.fields().effectiveExponent(b, format), width, Aig.FALSE));
    return tools.adder().add(sum, FloatTools.constant(width, -format.bias() - 1L));
  }

  /**
   * How far to shift right a product that has room for the largest count of zeros below it: the
   * room less the count, or less the limit if the exponent does not last for the count. As the room
   * is of ones only, it takes no subtraction but that of a carry from the limit's upper part.
   */
  private int[] amount(int[] zeros, int[] limit, int subnormal) {
    int low = zeros.length;
    int[] amount = new int[limit.length];
    for (int i = 0; i < low; i++) {
      amount[i] = Aig.not(aig.mux(subnormal, limit[i], zeros[i]));
    }
    int[] upper = tools.words().not(Words.slice(limit, low, limit.length - low));
    int[] next = tools.adder().add(upper, FloatTools.zeros(upper.length), Aig.TRUE);
    for (int i = low; i < amount.length; i++) {
      amount[i] = aig.and(subnormal, next[i - low]);
    }
    return amount;
  }

  /** A normal product of normalised significands has its leading bit in one of two places. */
  private Rounder.Aligned align(
      FloatFormat format, int sign, int[] rest, FloatShifter.Shifted shifted) {
    int[] word = shifted.word();
    int precision = format.precision();
    int normal = Aig.not(Words.top(rest));
    int carry = aig.and(normal, word[precision + 1]);
    int[] upper = Words.slice(word, 1, precision);
    int[] lower = Words.slice(word, 0, precision);
    int[] kept = tools.words().mux(carry, upper, lower);
    int[] exponent = tools.adder().add(rest, FloatTools.zeros(rest.length), carry);
    int[] field = new int[format.exponentBits()];
    for (int i = 0; i < field.length; i++) {
      field[i] = aig.and(normal, exponent[i]);
    }
    return new Rounder.Aligned(
        sign,
        field,
        aig.or(normal, word[precision]),
        Words.slice(kept, 1, format.significandBits()),
        kept[0],
        aig.or(shifted.lost(), aig.and(carry, word[0])),
        aig.and(normal, rounder.isTooLarge(exponent, format)));
  }

  Rounder.Special special(FloatFormat format, int[] a, int[] b) {
    FloatFields fields = tools.fields();
    int nan = aig.or(fields.isNaN(a, format), fields.isNaN(b, format));
    int unbounded =
        aig.or(fields.exponentIsMaximal(a, format), fields.exponentIsMaximal(b, format));
    int zero = aig.or(fields.isZero(a), fields.isZero(b));
    return new Rounder.Special(
        aig.or(nan, aig.and(unbounded, zero)),
        aig.and(unbounded, Aig.not(aig.or(nan, zero))),
        aig.and(zero, Aig.not(unbounded)));
  }
}
