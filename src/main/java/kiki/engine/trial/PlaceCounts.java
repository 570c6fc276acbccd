// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import kiki.program.Instruction;

/** How often something happened at places of the program: millions of times in a run. */
final class PlaceCounts {
  private final Map<Instruction, long[]> counts = new IdentityHashMap<>();

  /** Counts once more; says how often it was so far. */
  long next(Instruction at) {
    return ++at(at)[0];
  }

  /** Takes in the counts of another run: the larger ones remain. */
  void raise(PlaceCounts other) {
    other.counts.forEach((place, count) -> at(place)[0] = Math.max(at(place)[0], count[0]));
  }

  private long[] at(Instruction place) {
    return counts.computeIfAbsent(place, _ -> new long[1]);
  }

  long of(Instruction at) {
    long[] count = counts.get(at);
    return count == null ? 0 : count[0];
  }

  Set<Instruction> places() {
    return counts.keySet();
  }

  long sum() {
    return counts.values().stream().mapToLong(count -> count[0]).sum();
  }

  long largest() {
    return counts.values().stream().mapToLong(count -> count[0]).max().orElse(0);
  }
}
