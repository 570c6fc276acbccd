// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/**
 * Which clauses exist: adds them, drops learnt ones of little use, drops and shortens what level 0
 * has decided, and compacts the arena.
 */
final class ClauseDatabase {
  private final Trail trail;
  private final ClauseArena arena;
  private final Propagator propagator;
  private final ProofTrace proof;
  private final IntList problem = new IntList();
  private final IntList learnts = new IntList();
  private long binaries; // learnt ones too: they are kept for good
  private int simplifiedTo; // length of the level-0 trail at the last simplification

  ClauseDatabase(Trail trail, ClauseArena arena, Propagator propagator, ProofTrace proof) {
    this.trail = trail;
    this.arena = arena;
    this.propagator = propagator;
    this.proof = proof;
  }

  long problemClauses() {
    return problem.size + binaries;
  }

  long learntClauses() {
    return learnts.size;
  }

  long bytes() {
    return arena.bytes()
        + propagator.watches.bytes()
        + 4L * (problem.items.length + learnts.items.length);
  }

  /** Adds a clause of at least two literals and returns the reason it is for its first literal. */
  int addProblem(int[] literals, int length) {
    if (length == 2) {
      binaries++;
      propagator.attachBinary(literals[0], literals[1]);
      return -literals[1];
    }
    int clause = arena.add(literals, length, 0);
    problem.add(clause);
    propagator.attach(clause);
    return clause;
  }

  /** Adds a learnt clause of at least two literals and returns the reason it is for its first. */
  int addLearnt(int[] literals, int length, int glue) {
    if (length == 2) {
      binaries++;
      propagator.attachBinary(literals[0], literals[1]);
      return -literals[1];
    }
    int clause = arena.add(literals, length, ClauseArena.LEARNT);
    arena.setGlue(clause, glue);
    arena.setUsed(clause, glue <= SearchTuning.TIER_TWO_GLUE ? 2 : 1);
    learnts.add(clause);
    propagator.attach(clause);
    return clause;
  }

  /** Deletes the worse half of the learnt clauses that no recent conflict used. */
  void reduce() {
    long[] candidates = new long[learnts.size];
    int count = 0;
    for (int i = 0; i < learnts.size; i++) {
      int clause = learnts.items[i];
      int glue = arena.glue(clause);
      int used = arena.used(clause);
      if (used > 0) {
        arena.setUsed(clause, used - 1);
      } else if (glue > SearchTuning.KEPT_GLUE && !trail.isReason(arena, clause)) {
        long badness = (long) Math.min(glue, 0x7fff) << 16 | Math.min(arena.size(clause), 0xffff);
        candidates[count++] = badness << 32 | clause;
      }
    }
    Arrays.sort(candidates, 0, count);
    for (int i = count * SearchTuning.KEPT_PERCENT / 100; i < count; i++) {
      delete((int) candidates[i]);
    }
    dropDeleted(learnts);
    cleanWatches();
    collectIfWanted();
  }

  private void delete(int clause) {
    proof.delete(arena.data, clause + ClauseArena.HEADER, arena.size(clause));
    arena.delete(clause);
  }

  private void dropDeleted(IntList clauses) {
    int kept = 0;
    for (int i = 0; i < clauses.size; i++) {
      int clause = clauses.items[i];
      if (!arena.isDeleted(clause)) {
        clauses.items[kept++] = clause;
      }
    }
    clauses.size = kept;
  }

  private void cleanWatches() {
    WatchLists watches = propagator.watches;
    int[] data = arena.data;
    for (int literal = 2; literal < watches.literals(); literal++) {
      int[] list = watches.watches(literal);
      int size = list[0];
      int kept = 1;
      for (int i = 1; i < size; i += 2) {
        int clause = list[i + 1];
        if ((data[clause + 1] & ClauseArena.DELETED) == 0) {
          list[kept] = list[i];
          list[kept + 1] = clause;
          kept += 2;
        }
      }
      if (kept <= size) {
        list[0] = kept - 1;
      }
    }
  }

  /** Whether level 0 has grown since the last {@link #simplify}. */
  boolean canSimplify() {
    return trail.endOfLevel(0) > simplifiedTo;
  }

  /** The work of one {@link #simplify}, in words looked at. */
  long simplificationCost() {
    return 2L * (problem.size + learnts.size) + arena.bytes() / 4;
  }

  /**
   * Removes clauses that hold at level 0 and literals that do not. Requires level 0, propagated
   * without conflict, so that the two watched literals of a clause that stays are unassigned.
   */
  void simplify() {
    for (int i = simplifiedTo; i < trail.size; i++) {
      proof.addUnit(trail.literals[i]);
    }
    simplifyLong(problem);
    simplifyLong(learnts);
    simplifyBinaries();
    dropDeleted(problem);
    dropDeleted(learnts);
    for (int i = simplifiedTo; i < trail.size; i++) {
      propagator.watches.clear(trail.literals[i]);
      propagator.watches.clear(trail.literals[i] ^ 1);
    }
    cleanWatches();
    simplifiedTo = trail.size;
    collectIfWanted();
  }

  private void simplifyLong(IntList clauses) {
    for (int i = 0; i < clauses.size; i++) {
      simplifyClause(clauses.items[i]);
    }
  }

  private void simplifyClause(int clause) {
    byte[] values = trail.values;
    int[] data = arena.data;
    int base = clause + ClauseArena.HEADER;
    int size = data[clause];
    int falsified = 0;
    for (int k = base; k < base + size; k++) {
      byte value = values[data[k]];
      if (value > 0) {
        delete(clause);
        return;
      }
      falsified -= value;
    }
    if (falsified > 0) {
      strengthen(clause, size - falsified);
    }
  }

  private void strengthen(int clause, int newSize) {
    int base = clause + ClauseArena.HEADER;
    int size = arena.size(clause);
    int[] remaining = new int[newSize];
    int kept = 0;
    for (int k = base; k < base + size; k++) {
      if (trail.values[arena.data[k]] == 0) {
        remaining[kept++] = arena.data[k];
      }
    }
    proof.add(remaining, 0, newSize);
    proof.delete(arena.data, base, size);
    if (newSize == 2) {
      binaries++;
      propagator.attachBinary(remaining[0], remaining[1]);
      arena.delete(clause);
    } else {
      System.arraycopy(remaining, 0, arena.data, base, newSize);
      arena.shrink(clause, newSize);
      if (arena.isLearnt(clause) && arena.glue(clause) >= newSize) {
        arena.setGlue(clause, newSize - 1);
      }
    }
  }

  /** A binary clause with an assigned literal is satisfied, because level 0 is propagated. */
  private void simplifyBinaries() {
    WatchLists watches = propagator.watches;
    for (int literal = 2; literal < watches.literals(); literal++) {
      int[] list = watches.implied(literal);
      int size = list[0];
      int kept = 1;
      boolean assigned = trail.values[literal] != 0;
      for (int i = 1; i <= size; i++) {
        int implied = list[i];
        if (!assigned && trail.values[implied] == 0) {
          list[kept++] = implied;
        } else if ((literal ^ 1) < implied) {
          proof.deleteBinary(literal ^ 1, implied);
          binaries--;
        }
      }
      if (kept <= size) {
        list[0] = kept - 1;
      }
    }
  }

  /** Copies the clauses in the order of the watch lists, in which propagation visits them. */
  private void collectIfWanted() {
    if (!arena.wantsCollection()) {
      return;
    }
    ClauseArena fresh = arena.successor();
    for (int literal = 2; literal < propagator.watches.literals(); literal++) {
      int[] list = propagator.watches.watches(literal);
      int size = list[0];
      for (int i = 2; i <= size; i += 2) {
        list[i] = arena.moveTo(fresh, list[i]);
      }
    }
    moveAll(problem, fresh);
    moveAll(learnts, fresh);
    for (int i = trail.endOfLevel(0); i < trail.size; i++) {
      int variable = trail.literals[i] >> 1;
      if (trail.reason(variable) > 0) {
        trail.setReason(variable, arena.moveTo(fresh, trail.reason(variable)));
      }
    }
    arena.replaceBy(fresh);
  }

  private void moveAll(IntList clauses, ClauseArena fresh) {
    for (int i = 0; i < clauses.size; i++) {
      clauses.items[i] = arena.moveTo(fresh, clauses.items[i]);
    }
  }
}
