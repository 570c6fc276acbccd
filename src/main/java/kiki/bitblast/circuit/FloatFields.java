// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import java.util.Arrays;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;

/**
 * The fields of encoded floats (fraction, biased exponent, sign, from the lowest bit up) and what
 * they tell. As the only NaN is the canonical one, the top bit of the fraction tells it from an
 * infinity.
 */
final class FloatFields {
  private final Aig aig;
  private final Words words;

  FloatFields(Aig aig, Words words) {
    this.aig = aig;
    this.words = words;
  }

  static int[] nan(FloatFormat format) {
    return Words.number(format.totalBits(), IeeeFloat.nan(format).bits());
  }

  /** All but the sign. */
  static int[] magnitude(int[] a) {
    return Arrays.copyOf(a, a.length - 1);
  }

  static int[] fraction(int[] a, FloatFormat format) {
    return Arrays.copyOf(a, format.significandBits());
  }

  /** The biased exponent as it is encoded. */
  static int[] exponent(int[] a, FloatFormat format) {
    return Words.slice(a, format.significandBits(), format.exponentBits());
  }

  /** The biased exponent by value: subnormal numbers have that of the smallest normal ones. */
  int[] effectiveExponent(int[] a, FloatFormat format) {
    int[] exponent = exponent(a, format);
    exponent[0] = aig.or(exponent[0], Aig.not(hasExponent(a, format)));
    return exponent;
  }

  /** The fraction below the leading bit, which is set in normal numbers. */
  int[] significand(int[] a, FloatFormat format) {
    return Words.extend(fraction(a, format), format.precision(), hasExponent(a, format));
  }

  int exponentIsMaximal(int[] a, FloatFormat format) {
    return words.all(exponent(a, format));
  }

  int hasExponent(int[] a, FloatFormat format) {
    return words.anyFrom(exponent(a, format), 0);
  }

  int hasFraction(int[] a, FloatFormat format) {
    return words.anyFrom(fraction(a, format), 0);
  }

  int isNaN(int[] a, FloatFormat format) {
    return aig.and(exponentIsMaximal(a, format), quietBit(a, format));
  }

  int isInfinite(int[] a, FloatFormat format) {
    return aig.and(exponentIsMaximal(a, format), Aig.not(quietBit(a, format)));
  }

  int isZero(int[] a) {
    return Aig.not(words.anyFrom(magnitude(a), 0));
  }

  private static int quietBit(int[] a, FloatFormat format) {
    return a[format.significandBits() - 1];
  }

  /** Whether the word is not the encoding of a NaN other than the canonical one. */
  int isCanonical(int[] a, FloatFormat format) {
    int special = exponentIsMaximal(a, format);
    int quiet = quietBit(a, format);
    int result = aig.implies(aig.and(special, quiet), Aig.not(Words.top(a)));
    for (int i = 0; i < format.significandBits() - 1; i++) {
      result = aig.and(result, aig.implies(special, Aig.not(a[i])));
    }
    return result;
  }
}
