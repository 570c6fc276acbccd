// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;

/**
 * A number times a power of two, modulo another number, where the power is far beyond what a word
 * holds: its exponent is built up from the top by squaring and doubling (Knuth, The Art of Computer
 * Programming, 4.6.3), each followed by a reduction.
 */
final class ModularProduct {
  private final FloatTools tools;
  private final FloatDivider divider;

  ModularProduct(FloatTools tools, FloatDivider divider) {
    this.tools = tools;
    this.divider = divider;
  }

  /** About how many gates {@link #scaled} makes. */
  static long gates(int width, int exponentBits) {
    long product = 3L * (width + 1) * (width + 1);
    long reduction = 4L * (width + 2) * (width + 2);
    return (exponentBits - freeBits(width) + 1L) * (product + reduction);
  }

  /** The number of top bits of the exponent that give a power less than any modulus. */
  private static int freeBits(int width) {
    return FloatTools.bitLength(width) - 1;
  }

  /**
   * The number times two to the exponent, modulo twice {@code half}; two bits wider than these are.
   * Requires that the top bit of {@code half} is set.
   */
  int[] scaled(int[] number, int[] exponent, int[] half) {
    int width = half.length;
    int[] modulus =
        FloatTools.concat(FloatTools.zeros(1), Words.extend(half, width + 1, Aig.FALSE));
    int remaining = Math.max(0, exponent.length - freeBits(width));
    int[] top = Words.slice(exponent, remaining, exponent.length - remaining);
    int[] power = tools.shifter().left(FloatTools.constant(width + 2, 1), top);
    for (int i = remaining - 1; i >= 0; i--) {
      int[] square = product(power, power, modulus);
      int[] doubled = divider.reduce(FloatDivider.doubled(square), modulus).rest();
      power = tools.words().mux(exponent[i], doubled, square);
    }
    return product(power, Words.extend(number, width + 2, Aig.FALSE), modulus);
  }

  /** The product of two numbers below the modulus, reduced. */
  private int[] product(int[] a, int[] b, int[] modulus) {
    int length = 2 * (modulus.length - 1);
    int[] product = tools.multiplier().multiply(narrowed(a, length), narrowed(b, length));
    // As many bits as a number below any modulus has need no reduction.
    int unreduced = modulus.length - 2;
    int[] rest =
        Words.extend(
            Words.slice(product, length - unreduced, unreduced), modulus.length, Aig.FALSE);
    for (int i = length - unreduced - 1; i >= 0; i--) {
      int[] doubled = FloatDivider.doubled(rest);
      doubled[0] = product[i];
      rest = divider.reduce(doubled, modulus).rest();
    }
    return rest;
  }

  /** Without the top bit, which is zero, and widened. */
  private static int[] narrowed(int[] a, int length) {
    return Words.extend(Words.slice(a, 0, a.length - 1), length, Aig.FALSE);
  }
}
