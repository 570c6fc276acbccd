// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.util.Random;

/** Random numbers for tests that are made from numbered seeds. */
public final class Seeds {
  private Seeds() {}

  /**
   * The numbers of a seed. The first ones that {@link Random} draws hardly differ between
   * neighbouring seeds, so that whole ranges of seeds would choose alike; hence the seed is mixed
   * first, by the finalizer of MurmurHash3.
   */
  public static Random random(long seed) {
    long mixed = seed + 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ (mixed >>> 33)) * 0xff51afd7ed558ccdL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return new Random(mixed ^ (mixed >>> 33));
  }
}
