// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/**
 * Conflict analysis: the first unique implication point, recursive minimisation (Sorensson and
 * Biere, SAT 2009), the glue of the result (Audemard and Simon, IJCAI 2009), and the set of
 * assumptions behind a refuted one.
 */
final class Analyzer {
  private static final byte SEEN = 1;
  private static final byte REMOVABLE = 2;
  private static final byte POISON = 3;

  private final Trail trail;
  private final ClauseArena arena;
  private final Propagator propagator;
  private final VariableHeap heap;
  private byte[] marks = {}; // by variable
  private int[] levelStamps = new int[16]; // by level
  private int stamp;
  private final IntList marked = new IntList();
  private int open; // literals of the current level still to be resolved

  /** The learnt clause: its asserting literal first, then one of the level to jump back to. */
  final IntList learnt = new IntList();

  int backjumpLevel;
  int glue;

  Analyzer(Trail trail, ClauseArena arena, Propagator propagator, VariableHeap heap) {
    this.trail = trail;
    this.arena = arena;
    this.propagator = propagator;
    this.heap = heap;
  }

  void reserve(int variables) {
    marks = Arrays.copyOf(marks, variables);
  }

  /**
   * Fills {@link #learnt}, {@link #backjumpLevel} and {@link #glue} from a conflict above level 0.
   */
  void analyze(int conflict) {
    learnt.clear();
    learnt.add(0);
    open = 0;
    int index = trail.size;
    int reason = conflict;
    int uip = 0;
    if (conflict < 0) {
      visit(propagator.otherOfConflict);
    }
    while (true) {
      visitReason(reason, uip);
      do {
        uip = trail.literals[--index];
      } while (marks[uip >> 1] == 0);
      if (--open == 0) {
        break;
      }
      reason = trail.reason(uip >> 1);
    }
    learnt.items[0] = uip ^ 1;
    glue = countLevels(learnt.items, learnt.size);
    minimise();
    backjumpLevel = placeBackjumpLiteral();
    clearMarks();
  }

  private void visitReason(int reason, int implied) {
    if (reason < 0) {
      visit(-reason);
      return;
    }
    noteUse(reason);
    int[] data = arena.data;
    int end = reason + ClauseArena.HEADER + data[reason];
    for (int k = reason + ClauseArena.HEADER; k < end; k++) {
      int literal = data[k];
      if (literal != implied) {
        visit(literal);
      }
    }
  }

  private void visit(int literal) {
    int variable = literal >> 1;
    int level = trail.level(variable);
    if (marks[variable] != 0 || level == 0) {
      return;
    }
    marks[variable] = SEEN;
    marked.add(variable);
    heap.bump(variable);
    if (level == trail.level) {
      open++;
    } else {
      learnt.add(literal);
    }
  }

  /**
   * A learnt clause that takes part in a conflict is kept longer, and its glue may have dropped.
   */
  private void noteUse(int clause) {
    if (!arena.isLearnt(clause)) {
      return;
    }
    int old = arena.glue(clause);
    if (old > 2) {
      int now = countLevels(arena.data, clause + ClauseArena.HEADER, arena.size(clause), old);
      if (now < old) {
        arena.setGlue(clause, now);
        old = now;
      }
    }
    arena.setUsed(clause, old <= SearchTuning.TIER_TWO_GLUE ? 2 : 1);
  }

  private int countLevels(int[] literals, int length) {
    return countLevels(literals, 0, length, Integer.MAX_VALUE);
  }

  /** The number of distinct levels, counting no further than {@code enough}. */
  private int countLevels(int[] literals, int from, int length, int enough) {
    nextStamp();
    int[] stamps = levelStamps;
    int count = 0;
    for (int i = from; i < from + length && count < enough; i++) {
      int level = trail.level(literals[i] >> 1);
      if (stamps[level] != stamp) {
        stamps[level] = stamp;
        count++;
      }
    }
    return count;
  }

  private void nextStamp() {
    if (trail.level >= levelStamps.length) {
      levelStamps = Arrays.copyOf(levelStamps, 2 * trail.level);
    }
    if (++stamp == Integer.MAX_VALUE) {
      Arrays.fill(levelStamps, 0);
      stamp = 1;
    }
  }

  /** Relies on the levels of the learnt clause being stamped by {@link #countLevels}. */
  private void minimise() {
    int kept = 1;
    for (int i = 1; i < learnt.size; i++) {
      int literal = learnt.items[i];
      if (trail.reason(literal >> 1) == 0 || !isRedundant(literal, 0)) {
        learnt.items[kept++] = literal;
      }
    }
    learnt.size = kept;
  }

  private boolean isRedundant(int literal, int depth) {
    int variable = literal >> 1;
    byte mark = marks[variable];
    int level = trail.level(variable);
    if (level == 0 || mark == REMOVABLE || (mark == SEEN && depth > 0)) {
      return true;
    }
    int reason = trail.reason(variable);
    if (reason == 0
        || mark == POISON
        || depth > SearchTuning.MINIMISE_DEPTH
        || levelStamps[level] != stamp) {
      return false;
    }
    boolean redundant =
        reason < 0 ? isRedundant(-reason, depth + 1) : impliedBy(reason, literal, depth);
    if (depth > 0) {
      marks[variable] = redundant ? REMOVABLE : POISON;
      marked.add(variable);
    }
    return redundant;
  }

  private boolean impliedBy(int reason, int literal, int depth) {
    int[] data = arena.data;
    int end = reason + ClauseArena.HEADER + data[reason];
    for (int k = reason + ClauseArena.HEADER; k < end; k++) {
      int other = data[k];
      if (other != (literal ^ 1) && !isRedundant(other, depth + 1)) {
        return false;
      }
    }
    return true;
  }

  private int placeBackjumpLiteral() {
    if (learnt.size == 1) {
      return 0;
    }
    int best = 1;
    for (int i = 2; i < learnt.size; i++) {
      if (trail.level(learnt.items[i] >> 1) > trail.level(learnt.items[best] >> 1)) {
        best = i;
      }
    }
    int literal = learnt.items[best];
    learnt.items[best] = learnt.items[1];
    learnt.items[1] = literal;
    return trail.level(literal >> 1);
  }

  private void clearMarks() {
    for (int i = 0; i < marked.size; i++) {
      marks[marked.items[i]] = 0;
    }
    marked.clear();
  }

  /**
   * Adds to {@code core} the assumption that turned out false and the assumptions that made it so,
   * when all decisions are assumptions.
   */
  void explain(int falseAssumption, IntList core) {
    core.add(falseAssumption);
    if (trail.level(falseAssumption >> 1) == 0) {
      return;
    }
    marks[falseAssumption >> 1] = SEEN;
    for (int i = trail.size - 1; i >= trail.endOfLevel(0); i--) {
      int literal = trail.literals[i];
      int variable = literal >> 1;
      if (marks[variable] == 0) {
        continue;
      }
      marks[variable] = 0;
      int reason = trail.reason(variable);
      if (reason == 0) {
        core.add(literal);
      } else if (reason < 0) {
        markAbove0(-reason);
      } else {
        int end = reason + ClauseArena.HEADER + arena.data[reason];
        for (int k = reason + ClauseArena.HEADER; k < end; k++) {
          if (arena.data[k] != literal) {
            markAbove0(arena.data[k]);
          }
        }
      }
    }
  }

  private void markAbove0(int literal) {
    if (trail.level(literal >> 1) > 0) {
      marks[literal >> 1] = SEEN;
    }
  }
}
