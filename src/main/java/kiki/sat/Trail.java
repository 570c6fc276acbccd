// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/**
 * The partial assignment: what each literal is worth, and for each assigned variable its decision
 * level and its reason. Fields are open to the package because propagation and analysis are its
 * inner loops.
 *
 * <p>A reason is 0 for a decision (and for everything at level 0, which needs none), a clause of
 * the arena if positive, and if negative the negation of the other, false literal of a binary
 * clause.
 */
final class Trail {
  byte[] values = {}; // by literal: 1 true, -1 false, 0 unassigned
  private int[] origins = {}; // by variable: its reason, then its level, side by side for the cache
  int[] literals = {}; // in the order of assignment
  int size;
  int propagated;
  int level;
  private int[] starts = new int[16]; // starts[i]: length of the trail when level i + 1 was opened

  void reserve(int variables) {
    if (variables > literals.length) {
      values = Arrays.copyOf(values, 2 * variables);
      origins = Arrays.copyOf(origins, 2 * variables);
      literals = Arrays.copyOf(literals, variables);
    }
  }

  boolean isPropagated() {
    return propagated == size;
  }

  void openLevel() {
    if (level == starts.length) {
      starts = Arrays.copyOf(starts, 2 * level);
    }
    starts[level++] = size;
  }

  void assign(int literal, int reason) {
    int variable = literal >> 1;
    values[literal] = 1;
    values[literal ^ 1] = -1;
    origins[2 * variable] = level == 0 ? 0 : reason;
    origins[2 * variable + 1] = level;
    literals[size++] = literal;
  }

  int reason(int variable) {
    return origins[2 * variable];
  }

  void setReason(int variable, int reason) {
    origins[2 * variable] = reason;
  }

  /** The level of an assigned variable. */
  int level(int variable) {
    return origins[2 * variable + 1];
  }

  /** The length of the trail up to and including the given level. */
  int endOfLevel(int atLevel) {
    return atLevel == level ? size : starts[atLevel];
  }

  /** The decision of a level; not to be asked of a level that opened without one. */
  int decision(int ofLevel) {
    return literals[starts[ofLevel - 1]];
  }

  /** The value at level 0 only. */
  int fixed(int literal) {
    return level(literal >> 1) == 0 ? values[literal] : 0;
  }

  /** Whether the clause may not be deleted because it implied one of its two watched literals. */
  boolean isReason(ClauseArena arena, int clause) {
    return implied(arena.data[clause + ClauseArena.HEADER], clause)
        || implied(arena.data[clause + ClauseArena.HEADER + 1], clause);
  }

  private boolean implied(int literal, int clause) {
    return values[literal] > 0 && reason(literal >> 1) == clause;
  }
}
