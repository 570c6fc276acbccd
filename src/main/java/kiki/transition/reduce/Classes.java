// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A guess which latches are equal or opposite. Each latch has a representative with a smaller or
 * its own number, and a sign; representative -1 is the constant that never holds.
 */
final class Classes {
  static final int CONSTANT = -1;

  private final int[] representatives;
  private final boolean[] opposite;

  private Classes(int latches) {
    representatives = new int[latches];
    opposite = new boolean[latches];
  }

  /** Each latch is equal to itself only. */
  static Classes identity(int latches) {
    Classes made = new Classes(latches);
    Arrays.setAll(made.representatives, i -> i);
    return made;
  }

  /** Lets a latch be equal, or opposite, to one with a smaller number that represents itself. */
  void merge(int latch, int representative, boolean isOpposite) {
    representatives[latch] = representative;
    opposite[latch] = isOpposite;
  }

  int representative(int latch) {
    return representatives[latch];
  }

  boolean isOpposite(int latch) {
    return opposite[latch];
  }

  boolean isMerged(int latch) {
    return representatives[latch] != latch;
  }

  /** The clauses over latches that say the same. */
  List<int[]> clauses() {
    List<int[]> clauses = new ArrayList<>();
    for (int i = 0; i < representatives.length; i++) {
      int literal = opposite[i] ? -i - 1 : i + 1;
      if (representatives[i] == CONSTANT) {
        clauses.add(new int[] {-literal});
      } else if (isMerged(i)) {
        int other = representatives[i] + 1;
        clauses.add(new int[] {-literal, other});
        clauses.add(new int[] {literal, -other});
      }
    }
    return clauses;
  }
}
