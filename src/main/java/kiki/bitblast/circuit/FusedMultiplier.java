// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * {@code a * b + c}, rounded once: the exact product of normalised significands is added to the
 * third one, which is extended to its width.
 */
final class FusedMultiplier {
  /** Bits below the product: two, and what was lost. */
  private static final int EXTRA = 3;

  /** A summand; bits of the significand below its leading one are at most one place off the top. */
  private record Summand(int sign, int[] exponent, int[] significand) {}

  private final FloatTools tools;
  private final FloatMultiplier multiplier;
  private final Rounder rounder;
  private final Aig aig;

  FusedMultiplier(FloatTools tools, FloatMultiplier multiplier, Rounder rounder) {
    this.tools = tools;
    this.multiplier = multiplier;
    this.rounder = rounder;
    this.aig = tools.aig();
  }

  int[] multiplyAdd(FloatFormat format, RoundingMode mode, int[] a, int[] b, int[] c) {
    Rounder.Special productSpecial = multiplier.special(format, a, b);
    Summand product = product(format, a, b, productSpecial.zero());
    Summand third = third(format, c);
    int subtract = aig.xor(product.sign(), third.sign());
    int[] distance = tools.adder().subtract(product.exponent(), third.exponent());
    int swap = Words.top(distance);
    int[] amount = tools.adder().negateIf(swap, distance);
    int[] high = tools.words().mux(swap, third.significand(), product.significand());
    int[] low = tools.words().mux(swap, product.significand(), third.significand());
    int[] signedSum = sum(high, low, Words.slice(amount, 0, amount.length - 1), subtract);
    // Only exponents that are close let the sum change its sign, and then it is exact.
    int negative = aig.and(subtract, Words.top(signedSum));
    int[] sum = tools.adder().negateIf(negative, signedSum);
    int highSign = aig.mux(swap, third.sign(), product.sign());
    int[] exponent = tools.words().mux(swap, third.exponent(), product.exponent());
    Rounder.Special special = special(format, productSpecial, c, subtract);
    int sign = specialSign(special, productSpecial, product, c, aig.xor(highSign, negative));
    return round(format, mode, sign, exponent, sum, subtract, special);
  }

  private int specialSign(
      Rounder.Special special,
      Rounder.Special productSpecial,
      Summand product,
      int[] c,
      int finiteSign) {
    int infiniteSign = aig.mux(productSpecial.infinite(), product.sign(), Words.top(c));
    return aig.mux(special.infinite(), infiniteSign, finiteSign);
  }

  /** The exponent is that of the place below the top, biased. */
  private Summand product(FloatFormat format, int[] a, int[] b, int zero) {
    FloatTools.Normalized x = tools.normalize(a, format);
    FloatTools.Normalized y = tools.normalize(b, format);
    int width = FloatTools.exponentWidth(format) + 1;
    int places = 2 * format.precision();
    int[] product =
        tools
            .multiplier()
            .multiply(
                Words.extend(x.significand(), places, Aig.FALSE),
                Words.extend(y.significand(), places, Aig.FALSE));
    int[] sum =
        tools
            .adder()
            .add(
                FloatTools.signExtend(x.exponent(), width),
                FloatTools.signExtend(y.exponent(), width));
    int[] exponent = tools.adder().add(sum, FloatTools.constant(width, -format.bias()));
    return new Summand(aig.xor(x.sign(), y.sign()), lowestIf(zero, exponent), extended(product));
  }

  private Summand third(FloatFormat format, int[] c) {
    FloatTools.Normalized z = tools.normalize(c, format);
    int width = FloatTools.exponentWidth(format) + 1;
    int[] significand =
        FloatTools.concat(FloatTools.zeros(format.precision() - 1), z.significand());
    return new Summand(
        z.sign(),
        lowestIf(tools.fields().isZero(c), FloatTools.signExtend(z.exponent(), width)),
        extended(Words.extend(significand, 2 * format.precision(), Aig.FALSE)));
  }

  private static int[] extended(int[] significand) {
    return FloatTools.concat(FloatTools.zeros(EXTRA - 1), significand);
  }

  /** A zero must not push the other summand aside, so its exponent is below all others. */
  private int[] lowestIf(int zero, int[] exponent) {
    int width = exponent.length;
    return tools.words().mux(zero, FloatTools.constant(width, -(1L << (width - 2))), exponent);
  }

  /** The sum with the second shifted right, in two's complement. */
  private int[] sum(int[] high, int[] low, int[] amount, int subtract) {
    FloatShifter.Shifted shifted = tools.shifter().right(low, 0, low.length, amount);
    int width = high.length + 3;
    int[] x = Words.extend(FloatTools.concat(FloatTools.zeros(1), high), width, Aig.FALSE);
    int[] y =
        Words.extend(
            FloatTools.concat(new int[] {shifted.lost()}, shifted.word()), width, Aig.FALSE);
    int[] flipped = tools.words().xor(y, Words.constant(width, subtract));
    return tools.adder().add(x, flipped, subtract);
  }

  private int[] round(
      FloatFormat format,
      RoundingMode mode,
      int sign,
      int[] exponent,
      int[] sum,
      int subtract,
      Rounder.Special special) {
    int[] magnitude = Words.slice(sum, 0, sum.length - 1);
    LeadingZeros.Count count = tools.leadingZeros().count(magnitude);
    int width = Math.max(exponent.length, count.zeros().length) + 2;
    // The top of the sum is two places above the exponent's, and one is taken off.
    int[] top =
        tools.adder().add(FloatTools.signExtend(exponent, width), FloatTools.constant(width, 1));
    int[] normalized = tools.adder().subtract(top, Words.extend(count.zeros(), width, Aig.FALSE));
    int zero = Aig.not(aig.or(count.any(), aig.or(special.nan(), special.infinite())));
    int whenZero = mode == RoundingMode.TOWARD_NEGATIVE ? Aig.TRUE : Aig.FALSE;
    int finalSign = aig.mux(aig.and(zero, subtract), whenZero, sign);
    Rounder.Exact exact =
        new Rounder.Exact(
            finalSign, normalized, tools.shifter().left(magnitude, count.zeros()), Aig.FALSE);
    return rounder.round(
        format, mode, exact, new Rounder.Special(special.nan(), special.infinite(), zero));
  }

  private Rounder.Special special(
      FloatFormat format, Rounder.Special product, int[] c, int subtract) {
    int infiniteC = tools.fields().isInfinite(c, format);
    int cancels = aig.and(aig.and(product.infinite(), infiniteC), subtract);
    int nan = aig.or(aig.or(product.nan(), tools.fields().isNaN(c, format)), cancels);
    int infinite = aig.and(aig.or(product.infinite(), infiniteC), Aig.not(nan));
    return new Rounder.Special(nan, infinite, Aig.FALSE);
  }
}
