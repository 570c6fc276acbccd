// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import java.util.Arrays;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;

/** The parts floating-point circuits are built from. */
public record FloatTools(
    Aig aig,
    Words words,
    Adder adder,
    Multiplier multiplier,
    FloatFields fields,
    FloatShifter shifter,
    LeadingZeros leadingZeros) {

  /**
   * A finite number with its leading bit at the top of the significand, subnormal or not; a zero
   * has any exponent.
   *
   * @param exponent biased, as a signed word of {@link #exponentWidth} bits
   */
  record Normalized(int sign, int[] exponent, int[] significand) {}

  public FloatTools(Aig aig, Words words, Adder adder, Multiplier multiplier) {
    this(
        aig,
        words,
        adder,
        multiplier,
        new FloatFields(aig, words),
        new FloatShifter(aig),
        new LeadingZeros(aig));
  }

  /** The width of signed sums of three exponents of normalised numbers. */
  static int exponentWidth(FloatFormat format) {
    return Math.max(format.exponentBits(), bitLength(format.precision())) + 3;
  }

  Normalized normalize(int[] a, FloatFormat format) {
    int[] significand = fields.significand(a, format);
    int[] zeros = leadingZeros.count(significand).zeros();
    int width = exponentWidth(format);
    int[] effective = Words.extend(fields.effectiveExponent(a, format), width, Aig.FALSE);
    int[] exponent = adder.subtract(effective, Words.extend(zeros, width, Aig.FALSE));
    return new Normalized(Words.top(a), exponent, shifter.left(significand, zeros));
  }

  /** The two's complement of a number. */
  static int[] constant(int width, long value) {
    int[] bits = new int[width];
    for (int i = 0; i < width; i++) {
      bits[i] = (value >> Math.min(i, Long.SIZE - 1) & 1) == 1 ? Aig.TRUE : Aig.FALSE;
    }
    return bits;
  }

  static int[] signExtend(int[] a, int width) {
    return Words.extend(a, width, Words.top(a));
  }

  /** The bits below, then those above. */
  static int[] concat(int[] low, int[] high) {
    int[] result = Arrays.copyOf(low, low.length + high.length);
    System.arraycopy(high, 0, result, low.length, high.length);
    return result;
  }

  static int[] zeros(int width) {
    return Words.constant(width, Aig.FALSE);
  }

  /** Number of bits of a number that is not negative. */
  static int bitLength(int number) {
    return 32 - Integer.numberOfLeadingZeros(number);
  }
}
