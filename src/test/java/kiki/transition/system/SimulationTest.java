// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SimulationTest {
  /** What ternary simulation knows holds whatever the unknown values are. */
  @Test
  void ternaryValuesHoldForAllCompletions() {
    SplittableRandom random = new SplittableRandom(7);
    int known = 0;
    for (int seed = 0; seed < 100; seed++) {
      TransitionSystem system = RandomSystems.of(seed, 8);
      TernarySimulation ternary = TernarySimulation.of(system);
      BitSimulation bits = new BitSimulation(system);
      for (Latch latch : system.latches()) {
        choose(latch.literal(), random, ternary, bits);
      }
      for (int input : system.inputs()) {
        choose(input, random, ternary, bits);
      }
      ternary.evaluate();
      bits.evaluate();
      for (int root : system.roots()) {
        switch (ternary.value(root)) {
          case TRUE -> assertEquals(-1, bits.value(root), "seed " + seed);
          case FALSE -> assertEquals(0, bits.value(root), "seed " + seed);
          case UNKNOWN -> known--;
        }
        known++;
      }
    }
    assertTrue(known > 100, "known " + known);
  }

  private static void choose(
      int literal, SplittableRandom random, TernarySimulation ternary, BitSimulation bits) {
    boolean isKnown = random.nextInt(3) > 0;
    boolean value = random.nextBoolean();
    ternary.set(literal, isKnown ? Ternary.of(value) : Ternary.UNKNOWN);
    bits.set(literal, isKnown ? (value ? -1 : 0) : random.nextLong());
  }
}
