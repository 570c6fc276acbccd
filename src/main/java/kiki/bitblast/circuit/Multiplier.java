// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;

/**
 * Products by adding shifted rows. Rows are added one after the other: the low columns of a wide
 * product are then the very gates of a narrow one, so that a product and its overflow share them.
 */
public final class Multiplier {
  private final Aig aig;
  private final Adder adder;

  public Multiplier(Aig aig, Adder adder) {
    this.aig = aig;
    this.adder = adder;
  }

  /** The product modulo two to the width. */
  public int[] multiply(int[] a, int[] b) {
    if (Words.isConstant(a)) {
      return multiplyConstant(a, b);
    }
    return Words.isConstant(b) ? multiplyConstant(b, a) : addRows(a, b);
  }

  private int[] addRows(int[] a, int[] b) {
    int width = a.length;
    int[] result = Words.constant(width, Aig.FALSE);
    for (int row = 0; row < width; row++) {
      int carry = Aig.FALSE;
      for (int column = row; column < width; column++) {
        int product = aig.and(a[column - row], b[row]);
        int previous = result[column];
        result[column] = aig.xor3(previous, product, carry);
        if (column + 1 < width) {
          carry = aig.majority(previous, product, carry);
        }
      }
    }
    return result;
  }

  /** Adds a row for each digit of the factor, then subtracts those of negative digits. */
  private int[] multiplyConstant(int[] factor, int[] b) {
    int[] digits = digits(factor);
    int[] result = Words.constant(b.length, Aig.FALSE);
    for (int i = 0; i < digits.length; i++) {
      if (digits[i] > 0) {
        replaceFrom(i, result, adder.add(from(i, result), Words.slice(b, 0, b.length - i)));
      }
    }
    for (int i = 0; i < digits.length; i++) {
      if (digits[i] < 0) {
        replaceFrom(i, result, adder.subtract(from(i, result), Words.slice(b, 0, b.length - i)));
      }
    }
    return result;
  }

  private static int[] from(int position, int[] word) {
    return Words.slice(word, position, word.length - position);
  }

  private static void replaceFrom(int position, int[] word, int[] bits) {
    System.arraycopy(bits, 0, word, position, bits.length);
  }

  /** The binary digits, or those of the non-adjacent form if that has fewer other than zero. */
  private static int[] digits(int[] factor) {
    int[] binary = factor.clone();
    int[] sparse = new int[factor.length];
    int carry = 0;
    for (int i = 0; i < factor.length; i++) {
      int sum = factor[i] + carry;
      int next = i + 1 < factor.length ? factor[i + 1] : 0;
      sparse[i] = (sum & 1) == 0 ? 0 : 1 - 2 * next;
      carry = (sum - sparse[i]) >> 1;
    }
    return weight(sparse) < weight(binary) ? sparse : binary;
  }

  private static int weight(int[] digits) {
    int weight = 0;
    for (int digit : digits) {
      weight += digit == 0 ? 0 : 1;
    }
    return weight;
  }

  /**
   * Whether the unsigned product needs more bits. Either two set bits have positions that add up to
   * the width or more, or the product has a carry into the bit above the word. That needs positions
   * that add up to the width less one, which is stated since the sum of the rows does not show it.
   */
  public int unsignedOverflow(int[] a, int[] b) {
    int width = a.length;
    int[] product =
        addRows(Words.extend(a, width + 1, Aig.FALSE), Words.extend(b, width + 1, Aig.FALSE));
    int overflows = aig.or(Words.top(product), highBitsMeet(a, b, width));
    return aig.and(overflows, highBitsMeet(a, b, width - 1));
  }

  /**
   * Whether the signed product needs more bits. A sign-magnitude estimate finds products that are
   * far too large; the rest fits one more bit, whose two top bits differ exactly on overflow. The
   * estimate of a number is below two to the position above its highest bit, and the number itself
   * at most that in magnitude; so positions above must add up to the width less one, which is
   * stated since the sum of the rows does not show it.
   */
  public int signedOverflow(int[] a, int[] b) {
    int width = a.length;
    if (width == 1) {
      // -1 * -1 = 1
      return aig.and(a[0], b[0]);
    }
    int[] product =
        addRows(Words.extend(a, width + 1, Words.top(a)), Words.extend(b, width + 1, Words.top(b)));
    int[] x = magnitudeEstimate(a);
    int[] y = magnitudeEstimate(b);
    int tooLarge = highBitsMeet(x, y, width - 1);
    int overflows = aig.or(aig.xor(product[width], product[width - 1]), tooLarge);
    return aig.and(overflows, highBitsMeet(positionsAbove(x), positionsAbove(y), width - 1));
  }

  /** Each bit one position higher; below them a bit that stands for the number zero. */
  private static int[] positionsAbove(int[] bits) {
    int[] above = new int[bits.length + 1];
    above[0] = Aig.TRUE;
    System.arraycopy(bits, 0, above, 1, bits.length);
    return above;
  }

  /** The bits that differ from the sign: the magnitude, less one if negative. */
  private int[] magnitudeEstimate(int[] a) {
    int[] bits = new int[a.length - 1];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = aig.xor(a[i], Words.top(a));
    }
    return bits;
  }

  /** Whether {@code a[i]} and {@code b[j]} are set for some {@code i + j >= sum}. */
  private int highBitsMeet(int[] a, int[] b, int sum) {
    int found = Aig.FALSE;
    int above = Aig.FALSE;
    for (int j = 0; j < b.length; j++) {
      int i = sum - j;
      if (i >= a.length) {
        continue;
      }
      if (i < 0) {
        break;
      }
      above = aig.or(above, a[i]);
      found = aig.or(found, aig.and(above, b[j]));
    }
    return found;
  }
}
