// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** Conversions between formats, from and to integers, and to integral floats. */
final class FloatConverter {
  /** How an integer word is read. */
  enum Signedness {
    SIGNED,
    UNSIGNED
  }

  private final FloatTools tools;
  private final Rounder rounder;
  private final Aig aig;

  FloatConverter(FloatTools tools, Rounder rounder) {
    this.tools = tools;
    this.rounder = rounder;
    this.aig = tools.aig();
  }

  int[] convert(FloatFormat source, FloatFormat target, RoundingMode mode, int[] a) {
    int width = Math.max(FloatTools.exponentWidth(source), FloatTools.exponentWidth(target)) + 1;
    FloatTools.Normalized x =
        areSubnormalsNegligible(source, target) ? plain(a, source) : tools.normalize(a, source);
    int[] exponent =
        tools
            .adder()
            .add(
                FloatTools.signExtend(x.exponent(), width),
                FloatTools.constant(width, (long) target.bias() - source.bias() - 1));
    Rounder.Exact exact = new Rounder.Exact(x.sign(), exponent, x.significand(), Aig.FALSE);
    Rounder.Special special =
        new Rounder.Special(
            tools.fields().isNaN(a, source),
            tools.fields().isInfinite(a, source),
            tools.fields().isZero(a));
    if (source.quantumExponent() < target.minExponent()) {
      return rounder.round(target, mode, exact, special);
    }
    return rounder.roundNormal(target, mode, exact, special);
  }

  /** Whether all subnormal numbers are below half the smallest number of the target. */
  private static boolean areSubnormalsNegligible(FloatFormat source, FloatFormat target) {
    return source.minExponent() < target.quantumExponent();
  }

  private FloatTools.Normalized plain(int[] a, FloatFormat format) {
    int width = FloatTools.exponentWidth(format);
    return new FloatTools.Normalized(
        Words.top(a),
        Words.extend(tools.fields().effectiveExponent(a, format), width, Aig.FALSE),
        tools.fields().significand(a, format));
  }

  int[] fromInteger(FloatFormat format, RoundingMode mode, Signedness signedness, int[] a) {
    int sign = signedness == Signedness.SIGNED ? Words.top(a) : Aig.FALSE;
    int[] magnitude = tools.adder().negateIf(sign, a);
    LeadingZeros.Count count = tools.leadingZeros().count(magnitude);
    int largest = format.bias() + a.length - 2;
    int width = Math.max(FloatTools.bitLength(largest), count.zeros().length) + 1;
    int[] exponent =
        tools
            .adder()
            .subtract(
                FloatTools.constant(width, largest), Words.extend(count.zeros(), width, Aig.FALSE));
    Rounder.Exact exact =
        new Rounder.Exact(
            sign, exponent, tools.shifter().left(magnitude, count.zeros()), Aig.FALSE);
    Rounder.Special special = new Rounder.Special(Aig.FALSE, Aig.FALSE, Aig.not(count.any()));
    return rounder.roundNormal(format, mode, exact, special);
  }

  /** The rounded number, or zero if it does not fit. */
  int[] toInteger(
      FloatFormat format, RoundingMode mode, Signedness signedness, int[] a, int width) {
    int below = Math.max(format.precision() - width, 0) + 1;
    int[] word =
        FloatTools.concat(
            FloatTools.zeros(width + below - format.precision()),
            tools.fields().significand(a, format));
    int amountWidth = Math.max(format.exponentBits(), FloatTools.bitLength(width)) + 2;
    int[] amount =
        tools
            .adder()
            .subtract(
                FloatTools.constant(amountWidth, width - 1L + format.bias()),
                Words.extend(tools.fields().effectiveExponent(a, format), amountWidth, Aig.FALSE));
    FloatShifter.Shifted shifted =
        tools.shifter().right(word, below - 1, width + 1, Words.slice(amount, 0, amountWidth - 1));
    int[] kept = Words.slice(shifted.word(), 1, width);
    int sign = Words.top(a);
    int up = rounder.stepsUp(mode, sign, kept[0], shifted.word()[0], shifted.lost());
    int[] magnitude =
        tools
            .adder()
            .add(Words.extend(kept, width + 1, Aig.FALSE), FloatTools.zeros(width + 1), up);
    int tooLarge =
        aig.or(
            aig.or(Words.top(amount), tools.fields().exponentIsMaximal(a, format)),
            Words.top(magnitude));
    int[] low = Words.slice(magnitude, 0, width);
    int[] signed = signedness == Signedness.SIGNED ? tools.adder().negateIf(sign, low) : low;
    int outOfRange =
        signedness == Signedness.SIGNED ? aig.and(Words.top(low), isNotLeast(sign, low)) : sign;
    int fits = Aig.not(aig.or(tooLarge, outOfRange));
    return tools.words().and(signed, Words.constant(width, fits));
  }

  /** Whether a magnitude with its top bit set is not that of the least signed number. */
  private int isNotLeast(int sign, int[] magnitude) {
    int[] rest = Words.slice(magnitude, 0, magnitude.length - 1);
    return aig.or(Aig.not(sign), tools.words().anyFrom(rest, 0));
  }
}
