// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

import java.math.BigInteger;
import java.util.Arrays;

/** Words of literals, least significant first: the operators that work bit by bit. */
public final class Words {
  private final Aig aig;

  public Words(Aig aig) {
    this.aig = aig;
  }

  public int[] not(int[] a) {
    int[] result = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = Aig.not(a[i]);
    }
    return result;
  }

  public int[] and(int[] a, int[] b) {
    int[] result = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = aig.and(a[i], b[i]);
    }
    return result;
  }

  public int[] or(int[] a, int[] b) {
    int[] result = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = aig.or(a[i], b[i]);
    }
    return result;
  }

  public int[] xor(int[] a, int[] b) {
    int[] result = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = aig.xor(a[i], b[i]);
    }
    return result;
  }

  public int[] mux(int condition, int[] a, int[] b) {
    int[] result = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = aig.mux(condition, a[i], b[i]);
    }
    return result;
  }

  /** Whether all bits are equal. */
  public int equal(int[] a, int[] b) {
    int result = Aig.TRUE;
    for (int i = 0; i < a.length && result != Aig.FALSE; i++) {
      result = aig.and(result, aig.iff(a[i], b[i]));
    }
    return result;
  }

  /** Whether some bit from a position on is set. */
  public int anyFrom(int[] a, int position) {
    int result = Aig.FALSE;
    for (int i = position; i < a.length; i++) {
      result = aig.or(result, a[i]);
    }
    return result;
  }

  /** Whether all bits are set. */
  public int all(int[] a) {
    int result = Aig.TRUE;
    for (int bit : a) {
      result = aig.and(result, bit);
    }
    return result;
  }

  public static int[] constant(int width, int bit) {
    int[] result = new int[width];
    Arrays.fill(result, bit);
    return result;
  }

  /** The bits of a number that is not negative. */
  public static int[] number(int width, BigInteger value) {
    int[] bits = new int[width];
    for (int i = 0; i < width; i++) {
      bits[i] = value.testBit(i) ? Aig.TRUE : Aig.FALSE;
    }
    return bits;
  }

  /** The given number of bits from {@code low} on. */
  public static int[] slice(int[] a, int low, int width) {
    int[] result = new int[width];
    System.arraycopy(a, low, result, 0, width);
    return result;
  }

  /** Extends to a width with copies of a literal. */
  public static int[] extend(int[] a, int width, int fill) {
    int[] result = Arrays.copyOf(a, width);
    for (int i = a.length; i < width; i++) {
      result[i] = fill;
    }
    return result;
  }

  public static int top(int[] a) {
    return a[a.length - 1];
  }

  public static boolean isConstant(int[] a) {
    for (int bit : a) {
      if (bit > Aig.TRUE) {
        return false;
      }
    }
    return true;
  }
}
