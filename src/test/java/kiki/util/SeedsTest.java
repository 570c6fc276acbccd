// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SeedsTest {
  private static final int SEEDS = 1000;

  @Test
  void firstNumbersOfNeighbouringSeedsDiffer() {
    for (long start : new long[] {0, 4100, 1L << 20, 1L << 40, -SEEDS}) {
      for (int bound : new int[] {2, 3, 9, 16}) {
        int[] counts = new int[bound];
        for (long seed = start; seed < start + SEEDS; seed++) {
          counts[Seeds.random(seed).nextInt(bound)]++;
        }
        for (int count : counts) {
          double share = (double) count * bound / SEEDS;
          assertTrue(share > 0.6 && share < 1.4, "share " + share + " from " + start);
        }
      }
    }
  }
}
