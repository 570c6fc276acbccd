// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What was in each word of the memory of the states so far. A word that had many values is a
 * counter or data, and another value of it is nothing new.
 */
final class SeenWords {
  private final Map<Long, Set<Integer>> values = new HashMap<>();

  /** Takes in a state; says whether it has a value where few were so far, and not this one. */
  boolean note(ByteBuffer content) {
    ByteBuffer rest = content.duplicate();
    boolean isNew = false;
    int words = Math.min(TrialTuning.SEEN_WORDS, rest.remaining() / Integer.BYTES);
    for (int i = 0; i < words; i++) {
      // States of different sizes have other variables in the same place.
      long place = (long) content.capacity() << Integer.SIZE | i;
      int value = rest.getInt();
      isNew |= known(place).filter(seen -> isUnusual(seen) && seen.add(value)).isPresent();
    }
    return isNew;
  }

  /** The values at a place so far; empty for one that is not kept. */
  private Optional<Set<Integer>> known(long place) {
    if (values.size() < TrialTuning.SEEN_PLACES) {
      values.computeIfAbsent(place, _ -> new HashSet<>());
    }
    return Optional.ofNullable(values.get(place));
  }

  private static boolean isUnusual(Set<Integer> seen) {
    return seen.size() < TrialTuning.VALUES_OF_WORD;
  }
}
