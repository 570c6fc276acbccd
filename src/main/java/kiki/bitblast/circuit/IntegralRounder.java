// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import java.math.BigInteger;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/**
 * Floats rounded to integral ones. Nothing is shifted: the exponent tells which bits of the
 * fraction are below the point; they are cleared, and a step is added to the encoding right above
 * them, whose carry reaches the exponent.
 */
final class IntegralRounder {
  private final FloatTools tools;
  private final Rounder rounder;
  private final Aig aig;

  IntegralRounder(FloatTools tools, Rounder rounder) {
    this.tools = tools;
    this.rounder = rounder;
    this.aig = tools.aig();
  }

  int[] round(FloatFormat format, RoundingMode mode, int[] a) {
    int[] exponent = FloatFields.exponent(a, format);
    int fractional = lessThan(exponent, format.bias());
    int[] magnitude =
        tools
            .words()
            .mux(fractional, belowOne(format, mode, a), fromOneOn(format, mode, a, exponent));
    return FloatTools.concat(magnitude, new int[] {Words.top(a)});
  }

  private int lessThan(int[] exponent, int bound) {
    return bound >> exponent.length != 0
        ? Aig.TRUE
        : tools.adder().less(exponent, FloatTools.constant(exponent.length, bound));
  }

  /** Zero or one; from a half on, the exponent is one less than the bias, if that is not zero. */
  private int[] belowOne(FloatFormat format, RoundingMode mode, int[] a) {
    int halfExponent = format.bias() - 1;
    int[] field = FloatFields.exponent(a, format);
    int[] fraction = FloatFields.fraction(a, format);
    int guard;
    int lost;
    if (halfExponent == 0) {
      guard = Words.top(fraction);
      lost = tools.words().anyFrom(Words.slice(fraction, 0, fraction.length - 1), 0);
    } else {
      guard = tools.words().equal(field, FloatTools.constant(field.length, halfExponent));
      int far = aig.and(Aig.not(guard), Aig.not(tools.fields().isZero(a)));
      lost = aig.or(far, tools.words().anyFrom(fraction, 0));
    }
    int up = rounder.stepsUp(mode, Words.top(a), Aig.FALSE, guard, lost);
    BigInteger one =
        IeeeFloat.fromInteger(format, BigInteger.ONE, RoundingMode.TOWARD_ZERO).abs().bits();
    int[] bits = Words.number(format.totalBits() - 1, one);
    return tools.words().and(bits, Words.constant(bits.length, up));
  }

  private int[] fromOneOn(FloatFormat format, RoundingMode mode, int[] a, int[] exponent) {
    int bits = format.significandBits();
    // By position in the fraction: whether the bit is below the point.
    int[] below = new int[bits + 1];
    for (int i = 0; i < bits; i++) {
      below[i] = lessThan(exponent, format.bias() + bits - i);
    }
    below[bits] = Aig.FALSE;
    int guard = Aig.FALSE;
    int lost = Aig.FALSE;
    // Above the fraction is the leading bit, which is odd.
    int odd = below[bits - 1];
    for (int i = 0; i < bits; i++) {
      int next = below[i + 1];
      guard = aig.or(guard, aig.and(a[i], aig.and(below[i], Aig.not(next))));
      lost = aig.or(lost, aig.and(a[i], next));
      if (i > 0) {
        odd = aig.or(odd, aig.and(a[i], aig.and(below[i - 1], Aig.not(below[i]))));
      }
    }
    int up = rounder.stepsUp(mode, Words.top(a), odd, guard, lost);
    int[] cleared = FloatFields.magnitude(a);
    int[] step = FloatTools.zeros(cleared.length);
    for (int i = 0; i < bits; i++) {
      cleared[i] = aig.and(a[i], Aig.not(below[i]));
      step[i + 1] = aig.and(up, aig.and(below[i], Aig.not(below[i + 1])));
    }
    // NaN and the infinities have no fraction below the point, as their exponent is too large.
    return tools.adder().add(cleared, step);
  }
}
