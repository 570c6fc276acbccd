// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;

/** Shifts by a stage of multiplexers for each bit of the amount. */
public final class Shifter {
  private final Aig aig;
  private final Words words;

  public Shifter(Aig aig, Words words) {
    this.aig = aig;
    this.words = words;
  }

  public int[] left(int[] a, int[] amount) {
    return reversed(logicalRight(reversed(a), amount));
  }

  /** Zeros come in at the top. */
  public int[] logicalRight(int[] a, int[] amount) {
    int stages = stages(a.length);
    int near = Aig.not(words.anyFrom(amount, stages));
    int[] result = right(a, amount, Aig.FALSE);
    for (int i = 0; i < result.length; i++) {
      result[i] = aig.and(near, result[i]);
    }
    return result;
  }

  /** Copies of the sign come in at the top; shifting at every stage leaves nothing else. */
  public int[] arithmeticRight(int[] a, int[] amount) {
    int stages = stages(a.length);
    int far = words.anyFrom(amount, stages);
    int[] near = new int[stages];
    for (int stage = 0; stage < stages; stage++) {
      near[stage] = aig.or(far, amount[stage]);
    }
    return right(a, near, Words.top(a));
  }

  /** The number of bits of the amount that can shift by less than the width. */
  private static int stages(int width) {
    return 32 - Integer.numberOfLeadingZeros(width - 1);
  }

  private int[] right(int[] a, int[] amount, int fill) {
    int width = a.length;
    int[] result = a.clone();
    for (int stage = 0; stage < stages(width); stage++) {
      int distance = 1 << stage;
      int[] next = new int[width];
      for (int i = 0; i < width; i++) {
        int moved = i + distance < width ? result[i + distance] : fill;
        next[i] = aig.mux(amount[stage], moved, result[i]);
      }
      result = next;
    }
    return result;
  }

  private static int[] reversed(int[] a) {
    int[] result = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = a[a.length - 1 - i];
    }
    return result;
  }
}
