// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;

/** Shifts of significands, the widest stage first so that bits which are not wanted drop early. */
final class FloatShifter {
  /** A shifted word, and whether a set bit was lost below it. */
  record Shifted(int[] word, int lost) {}

  private final Aig aig;

  FloatShifter(Aig aig) {
    this.aig = aig;
  }

  /** Zeros come in at the bottom; the amount is less than two to its width. */
  int[] left(int[] a, int[] amount) {
    int[] result = a;
    for (int stage = amount.length - 1; stage >= 0; stage--) {
      long distance = 1L << stage;
      int[] next = new int[a.length];
      for (int i = 0; i < a.length; i++) {
        int moved = i >= distance ? result[i - (int) distance] : Aig.FALSE;
        next[i] = aig.mux(amount[stage], moved, result[i]);
      }
      result = next;
    }
    return result;
  }

  /**
   * The given number of bits from {@code low} on of the word shifted right by an unsigned amount.
   * No set bit may end up above them.
   */
  Shifted right(int[] a, int low, int width, int[] amount) {
    int lost = any(a, 0, low);
    int[] result = Words.slice(a, low, a.length - low);
    int[] stages = saturate(amount, 32 - Integer.numberOfLeadingZeros(result.length));
    for (int stage = stages.length - 1; stage >= 0; stage--) {
      int distance = 1 << stage;
      int dropped = any(result, 0, Math.min(distance, result.length));
      lost = aig.or(lost, aig.and(stages[stage], dropped));
      int[] next = new int[Math.min(result.length, width + distance - 1)];
      for (int i = 0; i < next.length; i++) {
        int moved = i + distance < result.length ? result[i + distance] : Aig.FALSE;
        next[i] = aig.mux(stages[stage], moved, result[i]);
      }
      result = next;
    }
    int kept = Math.min(width, result.length);
    return new Shifted(Words.extend(Words.slice(result, 0, kept), width, Aig.FALSE), lost);
  }

  /** The amount, or the largest of this many bits if it is more. */
  private int[] saturate(int[] amount, int bits) {
    if (amount.length <= bits) {
      return amount;
    }
    int far = any(amount, bits, amount.length);
    int[] result = new int[bits];
    for (int i = 0; i < bits; i++) {
      result[i] = aig.or(amount[i], far);
    }
    return result;
  }

  private int any(int[] a, int from, int to) {
    int result = Aig.FALSE;
    for (int i = from; i < to; i++) {
      result = aig.or(result, a[i]);
    }
    return result;
  }
}
