// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import java.util.Collection;
import java.util.Optional;

/** Guesses which of the names that exist a user meant. */
public final class Nearest {
  private Nearest() {}

  /** The candidate with the fewest edits away from a name, the first of several. */
  public static Optional<String> to(String name, Collection<String> candidates) {
    Optional<String> best = Optional.empty();
    int distance = Integer.MAX_VALUE;
    for (String candidate : candidates) {
      int d = distance(name, candidate);
      if (d < distance) {
        distance = d;
        best = Optional.of(candidate);
      }
    }
    return best;
  }

  /** As the end of a message: {@code ; did you mean 'X'?}, or nothing without candidates. */
  public static String question(String name, Collection<String> candidates) {
    return to(name, candidates).map(n -> "; did you mean '" + n + "'?").orElse("");
  }

  /** Insertions, deletions and substitutions of characters. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substitute = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substitute, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
