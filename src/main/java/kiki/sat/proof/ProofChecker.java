// SPDX-License-Identifier: Apache-2.0
package kiki.sat.proof;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.sat.LiteralCode;
import kiki.sat.ProofWriter;

/**
 * Checks a proof step by step as it is written, while clauses of the problem still come in: each
 * added clause must follow by unit propagation from the clauses present (RUP), each deleted clause
 * must be present.
 *
 * <p>Steps of DRAT that only keep satisfiability (RAT) are rejected: a clause of the problem that
 * comes later could contradict them. For the same reason what follows stays true when the clauses
 * it followed from are deleted.
 */
public final class ProofChecker implements ProofWriter {
  /** Literals are coded as in {@link LiteralCode}; the first two are watched. */
  private static final class Clause {
    private final int[] literals;
    private boolean deleted;

    Clause(int[] literals) {
      this.literals = literals;
    }
  }

  private final Map<IntBuffer, List<Clause>> present = new HashMap<>();
  private final List<List<Clause>> watches = new ArrayList<>(); // by literal that becomes false
  private byte[] values = {}; // by literal: 1 if it is true, -1 if it is false
  private int[] trail = {};
  private int assigned;
  private int propagated;
  private boolean refuted;
  private long steps;

  /** Adds a clause of the problem, which needs no proof. */
  public void axiom(int[] literals, int length) {
    insert(codes(literals, length));
  }

  /** Whether the clauses are known to be unsatisfiable. */
  public boolean derivedEmpty() {
    return refuted;
  }

  /** The number of steps checked. */
  public long steps() {
    return steps;
  }

  @Override
  public void add(int[] literals, int length) {
    steps++;
    int[] clause = codes(literals, length);
    if (!follows(clause)) {
      throw rejection("does not follow", literals, length);
    }
    insert(clause);
  }

  @Override
  public void delete(int[] literals, int length) {
    steps++;
    IntBuffer key = key(codes(literals, length));
    List<Clause> copies = present.get(key);
    if (copies == null) {
      throw rejection("deletes a clause that is not there", literals, length);
    }
    copies.removeLast().deleted = true;
    if (copies.isEmpty()) {
      present.remove(key);
    }
  }

  /** Whether a clause follows by unit propagation. */
  public boolean follows(int[] literals, int length) {
    return follows(codes(literals, length));
  }

  private ProofRejection rejection(String what, int[] literals, int length) {
    String clause = Arrays.toString(Arrays.copyOf(literals, length));
    return new ProofRejection("step " + steps + " " + what + ": " + clause);
  }

  /** Without repetitions, in order. */
  private int[] codes(int[] literals, int length) {
    int[] codes = new int[length];
    int greatest = 0;
    for (int i = 0; i < length; i++) {
      codes[i] = LiteralCode.fromDimacs(literals[i]);
      greatest = Math.max(greatest, codes[i] >> 1);
    }
    reserve(greatest);
    Arrays.sort(codes);
    int kept = 0;
    for (int i = 0; i < length; i++) {
      if (kept == 0 || codes[i] != codes[kept - 1]) {
        codes[kept++] = codes[i];
      }
    }
    return Arrays.copyOf(codes, kept);
  }

  private void reserve(int variable) {
    if (variable >= trail.length) {
      int capacity = Math.max(variable + 1, trail.length + (trail.length >> 1));
      trail = Arrays.copyOf(trail, capacity);
      values = Arrays.copyOf(values, 2 * capacity);
      while (watches.size() < 2 * capacity) {
        watches.add(new ArrayList<>());
      }
    }
  }

  private static IntBuffer key(int[] sorted) {
    return IntBuffer.wrap(sorted);
  }

  /** Makes a clause present, with all that it implies together with the others. */
  private void insert(int[] sorted) {
    Clause clause = new Clause(sorted.clone());
    present.computeIfAbsent(key(sorted), _ -> new ArrayList<>(1)).add(clause);
    int[] literals = clause.literals;
    int open = 0;
    for (int i = 0; i < literals.length && open < 2; i++) {
      if (values[literals[i]] >= 0) {
        int literal = literals[i];
        literals[i] = literals[open];
        literals[open++] = literal;
      }
    }
    if (open == 0) {
      refuted = true;
    } else if (open == 1) {
      // What is assigned outside of a test stays so: there is nothing to watch.
      assign(literals[0]);
      refuted |= propagate();
    } else {
      watches.get(literals[0]).add(clause);
      watches.get(literals[1]).add(clause);
    }
  }

  /** Tests whether the negation of a clause leads to a conflict. */
  private boolean follows(int[] clause) {
    if (refuted) {
      return true;
    }
    int start = assigned;
    boolean conflict = false;
    for (int literal : clause) {
      conflict |= values[literal] > 0;
      assign(literal ^ 1);
    }
    conflict = conflict || propagate();
    for (int i = start; i < assigned; i++) {
      values[trail[i]] = 0;
      values[trail[i] ^ 1] = 0;
    }
    assigned = start;
    propagated = start;
    return conflict;
  }

  private void assign(int literal) {
    if (values[literal] == 0) {
      values[literal] = 1;
      values[literal ^ 1] = -1;
      trail[assigned++] = literal;
    }
  }

  /** Assigns all that follows from what is assigned; true when a clause becomes false. */
  private boolean propagate() {
    while (propagated < assigned) {
      if (visit(trail[propagated++] ^ 1)) {
        return true;
      }
    }
    return false;
  }

  /** Looks at the clauses that watch a literal which has become false. */
  private boolean visit(int falsified) {
    List<Clause> list = watches.get(falsified);
    boolean conflict = false;
    int kept = 0;
    for (Clause clause : list) {
      if (clause.deleted || !conflict && isWatchedElsewhere(clause, falsified)) {
        continue;
      }
      list.set(kept++, clause);
      if (!conflict) {
        conflict = values[clause.literals[0]] < 0;
        assign(clause.literals[0]);
      }
    }
    list.subList(kept, list.size()).clear();
    return conflict;
  }

  /**
   * Moves the watch from a false literal, which is put second, to another one, unless the clause
   * holds or has no other.
   */
  private boolean isWatchedElsewhere(Clause clause, int falsified) {
    int[] literals = clause.literals;
    if (literals[0] == falsified) {
      literals[0] = literals[1];
      literals[1] = falsified;
    }
    if (values[literals[0]] > 0) {
      return false;
    }
    for (int i = 2; i < literals.length; i++) {
      if (values[literals[i]] >= 0) {
        literals[1] = literals[i];
        literals[i] = falsified;
        watches.get(literals[1]).add(clause);
        return true;
      }
    }
    return false;
  }
}
