// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/**
 * Unit propagation with two watched literals, blockers, and binary clauses in lists of their own
 * (Moskewicz et al., DAC 2001; Een and Sorensson, SAT 2003).
 */
final class Propagator {
  private final Trail trail;
  private final ClauseArena arena;
  final WatchLists watches = new WatchLists();
  long propagations;

  Propagator(Trail trail, ClauseArena arena) {
    this.trail = trail;
    this.arena = arena;
  }

  void reserve(int variables) {
    watches.reserve(2 * variables);
  }

  void attach(int clause) {
    int first = arena.data[clause + ClauseArena.HEADER];
    int second = arena.data[clause + ClauseArena.HEADER + 1];
    watches.addWatch(first ^ 1, second, clause);
    watches.addWatch(second ^ 1, first, clause);
  }

  void attachBinary(int first, int second) {
    watches.addImplied(first ^ 1, second);
    watches.addImplied(second ^ 1, first);
  }

  /**
   * Propagates assigned literals, but no more than {@code most} of them. Returns 0 when there is no
   * conflict, the falsified clause if positive, or the negation of a literal if negative: then the
   * falsified clause is binary, of that literal and {@link #otherOfConflict}.
   */
  int propagate(int most) {
    int before = trail.propagated;
    int conflict = 0;
    while (conflict == 0 && trail.propagated < trail.size && trail.propagated - before < most) {
      int literal = trail.literals[trail.propagated++];
      conflict = propagateBinaries(literal);
      if (conflict == 0) {
        conflict = propagateLong(literal);
      }
    }
    propagations += trail.propagated - before;
    return conflict;
  }

  /** The second literal of a binary conflict. */
  int otherOfConflict;

  private int propagateBinaries(int literal) {
    byte[] values = trail.values;
    int[] list = watches.implied(literal);
    int size = list[0];
    for (int i = 1; i <= size; i++) {
      int implied = list[i];
      byte value = values[implied];
      if (value == 0) {
        trail.assign(implied, -(literal ^ 1));
      } else if (value < 0) {
        otherOfConflict = literal ^ 1;
        return -implied;
      }
    }
    return 0;
  }

  private int propagateLong(int literal) {
    byte[] values = trail.values;
    int[] data = arena.data;
    int[] list = watches.watches(literal);
    int end = list[0] + 1;
    int falsified = literal ^ 1;
    int kept = 1;
    int conflict = 0;
    int i = 1;
    while (i < end) {
      int blocker = list[i];
      int clause = list[i + 1];
      i += 2;
      if (values[blocker] > 0) {
        list[kept] = blocker;
        list[kept + 1] = clause;
        kept += 2;
        continue;
      }
      int base = clause + ClauseArena.HEADER;
      int other = data[base] ^ data[base + 1] ^ falsified;
      byte otherValue = values[other];
      if (otherValue > 0) {
        list[kept] = other;
        list[kept + 1] = clause;
        kept += 2;
        continue;
      }
      int clauseEnd = base + data[clause];
      int k = base + 2;
      while (k < clauseEnd && values[data[k]] < 0) {
        k++;
      }
      if (k < clauseEnd) {
        int replacement = data[k];
        data[base] = other;
        data[base + 1] = replacement;
        data[k] = falsified;
        watches.addWatch(replacement ^ 1, other, clause);
        continue;
      }
      list[kept] = other;
      list[kept + 1] = clause;
      kept += 2;
      if (otherValue < 0) {
        conflict = clause;
        System.arraycopy(list, i, list, kept, end - i);
        kept += end - i;
        break;
      }
      trail.assign(other, clause);
    }
    list[0] = kept - 1;
    return conflict;
  }
}
