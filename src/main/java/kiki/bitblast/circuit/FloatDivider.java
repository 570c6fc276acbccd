// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** Quotients and square roots, one digit after the other, of normalised significands. */
final class FloatDivider {
  private final FloatTools tools;
  private final Rounder rounder;
  private final Aig aig;

  FloatDivider(FloatTools tools, Rounder rounder) {
    this.tools = tools;
    this.rounder = rounder;
    this.aig = tools.aig();
  }

  int[] divide(FloatFormat format, RoundingMode mode, int[] a, int[] b) {
    FloatTools.Normalized x = tools.normalize(a, format);
    FloatTools.Normalized y = tools.normalize(b, format);
    // Of the digits the first is the integer, and the last two round; the first may be zero.
    int[] quotient = new int[format.precision() + 2];
    int[] rest = Words.extend(x.significand(), format.precision() + 1, Aig.FALSE);
    int[] divisor = Words.extend(y.significand(), format.precision() + 1, Aig.FALSE);
    for (int i = quotient.length - 1; i >= 0; i--) {
      Reduction step = reduce(rest, divisor);
      quotient[i] = step.fits();
      rest = step.rest();
      if (i > 0) {
        rest = doubled(rest);
      }
    }
    int first = Words.top(quotient);
    int digits = quotient.length - 1;
    int[] significand =
        tools
            .words()
            .mux(first, Words.slice(quotient, 1, digits), Words.slice(quotient, 0, digits));
    int lost = aig.or(tools.words().anyFrom(rest, 0), aig.and(first, quotient[0]));
    int sign = aig.xor(x.sign(), y.sign());
    int[] exponent = exponent(format, x, y, first);
    return rounder.round(
        format, mode, new Rounder.Exact(sign, exponent, significand, lost), special(format, a, b));
  }

  /** A number less what fits into it, and whether it did. */
  record Reduction(int fits, int[] rest) {}

  /** Subtracts the other number if it is not larger; then the top bit of the rest is zero. */
  Reduction reduce(int[] a, int[] b) {
    int[] difference = new int[a.length];
    int carry = Aig.TRUE;
    for (int i = 0; i < a.length; i++) {
      int subtracted = Aig.not(b[i]);
      difference[i] = aig.xor3(a[i], subtracted, carry);
      carry = aig.majority(a[i], subtracted, carry);
    }
    return new Reduction(carry, tools.words().mux(carry, difference, a));
  }

  /** Twice the word, whose top bit is zero. */
  static int[] doubled(int[] a) {
    return FloatTools.concat(FloatTools.zeros(1), Words.slice(a, 0, a.length - 1));
  }

  /** The biased exponent less one; a quotient below one has its leading bit a place lower. */
  private int[] exponent(
      FloatFormat format, FloatTools.Normalized x, FloatTools.Normalized y, int first) {
    int width = FloatTools.exponentWidth(format);
    int[] bias = FloatTools.constant(width, format.bias() - 2L);
    int[] difference = tools.adder().subtract(x.exponent(), y.exponent());
    return tools.adder().add(difference, bias, first);
  }

  private Rounder.Special special(FloatFormat format, int[] a, int[] b) {
    FloatFields fields = tools.fields();
    int nan = aig.or(fields.isNaN(a, format), fields.isNaN(b, format));
    int unboundedA = fields.exponentIsMaximal(a, format);
    int unboundedB = fields.exponentIsMaximal(b, format);
    int zeroA = fields.isZero(a);
    int zeroB = fields.isZero(b);
    int invalid = aig.or(aig.and(zeroA, zeroB), aig.and(unboundedA, unboundedB));
    int undefined = aig.or(nan, invalid);
    return new Rounder.Special(
        undefined,
        aig.and(aig.or(unboundedA, zeroB), Aig.not(undefined)),
        aig.and(aig.or(zeroA, unboundedB), Aig.not(undefined)));
  }

  /**
   * Digit by digit: with the root {@code r} so far, the next digit is one if {@code 4r + 1} fits
   * into the rest, which brings down two digits of the radicand each time.
   */
  int[] squareRoot(FloatFormat format, RoundingMode mode, int[] a) {
    FloatTools.Normalized x = tools.normalize(a, format);
    int digits = format.precision() + 1;
    int[] radicand = radicand(format, x, digits);
    int[] root = new int[digits];
    int[] rest = FloatTools.zeros(0);
    for (int i = digits - 1; i >= 0; i--) {
      // The rest is at most twice the root so far.
      int found = digits - 1 - i;
      rest = FloatTools.concat(Words.slice(radicand, 2 * i, 2), rest);
      int[] trial = FloatTools.zeros(rest.length);
      trial[0] = Aig.TRUE;
      System.arraycopy(root, i + 1, trial, 2, found);
      Reduction step = reduce(rest, trial);
      root[i] = step.fits();
      rest = Words.slice(step.rest(), 0, found + 2);
    }
    int zero = tools.fields().isZero(a);
    int nan = aig.or(tools.fields().isNaN(a, format), aig.and(Words.top(a), Aig.not(zero)));
    int infinite = aig.and(tools.fields().isInfinite(a, format), Aig.not(nan));
    Rounder.Exact exact =
        new Rounder.Exact(x.sign(), rootExponent(format, x), root, tools.words().anyFrom(rest, 0));
    Rounder.Special special = new Rounder.Special(nan, infinite, zero);
    return rootIsNormal(format)
        ? rounder.roundNormal(format, mode, exact, special)
        : rounder.round(format, mode, exact, special);
  }

  private static boolean rootIsNormal(FloatFormat format) {
    return format.quantumExponent() >= 2 * format.minExponent();
  }

  /** The significand, or twice that if the exponent is odd, with two bits for each digit. */
  private int[] radicand(FloatFormat format, FloatTools.Normalized x, int digits) {
    int odd = isOdd(format, x);
    int[] significand = x.significand();
    int[] radicand = FloatTools.zeros(2 * digits);
    int shift = 2 * digits - 1 - significand.length;
    for (int i = 0; i <= significand.length; i++) {
      int twice = i == 0 ? Aig.FALSE : significand[i - 1];
      int once = i == significand.length ? Aig.FALSE : significand[i];
      radicand[shift + i] = aig.mux(odd, twice, once);
    }
    return radicand;
  }

  private static int isOdd(FloatFormat format, FloatTools.Normalized x) {
    return Aig.negateIf(x.exponent()[0], format.bias() & 1);
  }

  /** Half the exponent, rounded down, biased again and less one. */
  private int[] rootExponent(FloatFormat format, FloatTools.Normalized x) {
    int width = x.exponent().length;
    int[] exponent = tools.adder().add(x.exponent(), FloatTools.constant(width, -format.bias()));
    int[] half = FloatTools.signExtend(Words.slice(exponent, 1, width - 1), width);
    return tools.adder().add(half, FloatTools.constant(width, format.bias() - 1L));
  }
}
