// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;

/**
 * Counts leading zeros by halving: if the upper half has a set bit, the count is that of the upper
 * half, else that of the lower half and the length of a half. A word of zeros counts as anything.
 */
final class LeadingZeros {
  /** The number of leading zeros, and whether some bit is set at all. */
  record Count(int[] zeros, int any) {}

  private final Aig aig;

  LeadingZeros(Aig aig) {
    this.aig = aig;
  }

  Count count(int[] word) {
    int levels = 32 - Integer.numberOfLeadingZeros(word.length - 1);
    return count(word, word.length, levels);
  }

  /** Counts in the {@code 2^level} bits below {@code end}; bits below the word are zeros. */
  private Count count(int[] word, int end, int level) {
    if (level == 0) {
      return new Count(new int[0], word[end - 1]);
    }
    int middle = end - (1 << (level - 1));
    Count high = count(word, end, level - 1);
    if (middle <= 0) {
      return new Count(Words.extend(high.zeros(), level, Aig.FALSE), high.any());
    }
    Count low = count(word, middle, level - 1);
    int[] zeros = new int[level];
    for (int i = 0; i < level - 1; i++) {
      zeros[i] = aig.mux(high.any(), high.zeros()[i], low.zeros()[i]);
    }
    zeros[level - 1] = Aig.not(high.any());
    return new Count(zeros, aig.or(high.any(), low.any()));
  }
}
