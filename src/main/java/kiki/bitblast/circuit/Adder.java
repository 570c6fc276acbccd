// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;

/** Sums, differences and comparisons by chains of full adders, which share their carries. */
public final class Adder {
  private final Aig aig;
  private final Words words;

  public Adder(Aig aig, Words words) {
    this.aig = aig;
    this.words = words;
  }

  public int[] add(int[] a, int[] b) {
    return add(a, b, Aig.FALSE);
  }

  public int[] add(int[] a, int[] b, int carryIn) {
    int[] sum = new int[a.length];
    int carry = carryIn;
    for (int i = 0; i < a.length; i++) {
      sum[i] = aig.xor3(a[i], b[i], carry);
      if (i + 1 < a.length) {
        carry = aig.majority(a[i], b[i], carry);
      }
    }
    return sum;
  }

  public int[] subtract(int[] a, int[] b) {
    return add(a, words.not(b), Aig.TRUE);
  }

  public int[] negate(int[] a) {
    return add(Words.constant(a.length, Aig.FALSE), words.not(a), Aig.TRUE);
  }

  /** The word, negated if the condition holds. */
  public int[] negateIf(int condition, int[] a) {
    int[] flipped = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      flipped[i] = aig.xor(a[i], condition);
    }
    return add(flipped, Words.constant(a.length, Aig.FALSE), condition);
  }

  /** Unsigned: {@code a + not b + 1} has a carry exactly if a is not less than b. */
  public int less(int[] a, int[] b) {
    int carry = Aig.TRUE;
    for (int i = 0; i < a.length; i++) {
      carry = aig.majority(a[i], Aig.not(b[i]), carry);
    }
    return Aig.not(carry);
  }

  public int signedLess(int[] a, int[] b) {
    int[] x = a.clone();
    int[] y = b.clone();
    int top = a.length - 1;
    x[top] = Aig.not(a[top]);
    y[top] = Aig.not(b[top]);
    return less(x, y);
  }
}
