// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.BlastingTuning;
import kiki.bitblast.aig.UnsupportedTermException;
import kiki.bitblast.aig.Words;
import kiki.term.value.FloatOperator;
import kiki.term.value.Operator;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/**
 * The two remainders of C. The divisor is subtracted where it fits once for each power of two that
 * the exponents can be apart, so that the circuit grows with the range of exponents; beyond {@link
 * BlastingTuning#REMAINDER_GATES}, for formats of 15 exponent bits, the power is taken modulo the
 * divisor, which grows with the number of exponent bits only but is harder to solve.
 */
final class FloatRemainder {
  private static final int GATES_PER_BIT = 4;

  /** The rest of the dividend at the exponent of the divisor, and whether the quotient is odd. */
  private record Rest(int[] word, int odd) {}

  private final FloatTools tools;
  private final FloatDivider divider;
  private final Rounder rounder;
  private final Aig aig;
  private final ModularProduct modularProduct;

  FloatRemainder(FloatTools tools, FloatDivider divider, Rounder rounder) {
    this.tools = tools;
    this.divider = divider;
    this.rounder = rounder;
    this.aig = tools.aig();
    this.modularProduct = new ModularProduct(tools, divider);
  }

  /** C's fmod: the quotient is truncated. */
  int[] fmod(FloatFormat format, int[] a, int[] b) {
    FloatTools.Normalized x = tools.normalize(a, format);
    FloatTools.Normalized y = tools.normalize(b, format);
    int[] distance = tools.adder().subtract(x.exponent(), y.exponent());
    Rest rest = rest(FloatOperator.Arithmetic.FLOAT_FMOD, format, x, y, distance);
    int[] reduced = exact(format, x.sign(), y.exponent(), rest.word(), invalid(format, a, b));
    int unchanged = aig.or(Words.top(distance), isUnchanged(format, a, b));
    return keepIf(unchanged, format, a, b, reduced);
  }

  /** C's remainder: the quotient is rounded to nearest even. */
  int[] remainder(FloatFormat format, int[] a, int[] b) {
    FloatTools.Normalized x = tools.normalize(a, format);
    FloatTools.Normalized y = tools.normalize(b, format);
    int[] distance = tools.adder().subtract(x.exponent(), y.exponent());
    Rest rest = rest(FloatOperator.Arithmetic.FLOAT_REMAINDER, format, x, y, distance);
    int[] minusOne = FloatTools.constant(distance.length, -1);
    int oneBelow = tools.words().equal(distance, minusOne);
    // In halves of the divisor's last place, so that a dividend one exponent below fits.
    int[] whole = FloatTools.concat(FloatTools.zeros(1), rest.word());
    int[] halves =
        tools.words().mux(oneBelow, Words.extend(x.significand(), whole.length, Aig.FALSE), whole);
    int[] half = Words.extend(y.significand(), whole.length, Aig.FALSE);
    int odd = aig.and(rest.odd(), Aig.not(oneBelow));
    int above = tools.adder().less(half, halves);
    int up = aig.or(above, aig.and(odd, tools.words().equal(half, halves)));
    int[] complement = tools.adder().subtract(FloatDivider.doubled(half), halves);
    int[] magnitude = tools.words().mux(up, complement, halves);
    int sign = aig.xor(x.sign(), up);
    int[] reduced = exact(format, sign, y.exponent(), magnitude, invalid(format, a, b));
    int farBelow = aig.and(Words.top(distance), Aig.not(oneBelow));
    return keepIf(aig.or(farBelow, isUnchanged(format, a, b)), format, a, b, reduced);
  }

  private int[] keepIf(int unchanged, FloatFormat format, int[] a, int[] b, int[] reduced) {
    int keep = aig.and(unchanged, Aig.not(invalid(format, a, b)));
    return tools.words().mux(keep, a, reduced);
  }

  /** If the exponents are not a distance below zero apart; a word wider by one than they are. */
  private Rest rest(
      Operator operator,
      FloatFormat format,
      FloatTools.Normalized x,
      FloatTools.Normalized y,
      int[] distance) {
    int steps = format.maxExponent() - format.quantumExponent();
    int width = format.precision() + 1;
    if ((long) steps * width * GATES_PER_BIT > BlastingTuning.REMAINDER_GATES) {
      return modularRest(
          operator, format, x, y, Words.slice(distance, 0, FloatTools.bitLength(steps)));
    }
    int[] divisor = Words.extend(y.significand(), width, Aig.FALSE);
    FloatDivider.Reduction first =
        divider.reduce(Words.extend(x.significand(), width, Aig.FALSE), divisor);
    int[] rest = first.rest();
    int odd = first.fits();
    int[] magnitude = Words.slice(distance, 0, distance.length - 1);
    for (int i = steps; i >= 1; i--) {
      int[] bound = FloatTools.constant(magnitude.length, i);
      int active =
          aig.and(Aig.not(Words.top(distance)), Aig.not(tools.adder().less(magnitude, bound)));
      FloatDivider.Reduction step = divider.reduce(FloatDivider.doubled(rest), divisor);
      rest = tools.words().mux(active, step.rest(), rest);
      odd = aig.mux(active, step.fits(), odd);
    }
    return new Rest(rest, odd);
  }

  private Rest modularRest(
      Operator operator,
      FloatFormat format,
      FloatTools.Normalized x,
      FloatTools.Normalized y,
      int[] distance) {
    int precision = format.precision();
    if (ModularProduct.gates(precision, distance.length) > BlastingTuning.REMAINDER_GATES) {
      throw new UnsupportedTermException(operator, format);
    }
    int[] twofold = modularProduct.scaled(x.significand(), distance, y.significand());
    FloatDivider.Reduction last =
        divider.reduce(twofold, Words.extend(y.significand(), twofold.length, Aig.FALSE));
    return new Rest(Words.slice(last.rest(), 0, precision + 1), last.fits());
  }

  /** The word as a float, whose place below the top has the exponent; no bit of it gets lost. */
  private int[] exact(FloatFormat format, int sign, int[] exponent, int[] word, int nan) {
    LeadingZeros.Count count = tools.leadingZeros().count(word);
    int width = Math.max(exponent.length, count.zeros().length) + 1;
    int[] top =
        tools
            .adder()
            .subtract(
                FloatTools.signExtend(exponent, width),
                Words.extend(count.zeros(), width, Aig.FALSE));
    int zero = aig.and(Aig.not(count.any()), Aig.not(nan));
    int[] significand = tools.shifter().left(word, count.zeros());
    return rounder.round(
        format,
        RoundingMode.TOWARD_ZERO,
        new Rounder.Exact(sign, top, significand, Aig.FALSE),
        new Rounder.Special(nan, Aig.FALSE, zero));
  }

  private int invalid(FloatFormat format, int[] a, int[] b) {
    FloatFields fields = tools.fields();
    return aig.or(
        aig.or(fields.exponentIsMaximal(a, format), fields.isZero(b)), fields.isNaN(b, format));
  }

  private int isUnchanged(FloatFormat format, int[] a, int[] b) {
    return aig.or(tools.fields().isInfinite(b, format), tools.fields().isZero(a));
  }
}
