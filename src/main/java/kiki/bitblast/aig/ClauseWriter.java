// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

import java.util.Arrays;
import kiki.sat.SatSolver;

/** Hands clauses to a SAT solver, and counts them. */
final class ClauseWriter {
  private final SatSolver sat;
  private int[] literals = new int[8];
  private int length;
  private final int[] single = new int[1];
  private long count;

  ClauseWriter(SatSolver sat) {
    this.sat = sat;
  }

  /** Number of clauses so far. */
  long count() {
    return count;
  }

  /** Begins a clause that needs to hold only where a literal does; a zero guard means always. */
  ClauseWriter start(int guard) {
    length = 0;
    return guard == 0 ? this : with(-guard);
  }

  ClauseWriter with(int literal) {
    if (length == literals.length) {
      literals = Arrays.copyOf(literals, 2 * length);
    }
    literals[length++] = literal;
    return this;
  }

  void end() {
    sat.addClause(literals, length);
    count++;
  }

  /** Requires a literal; also while a clause is being written. */
  void unit(int literal) {
    single[0] = literal;
    sat.addClause(single, 1);
    count++;
  }

  void add(int a, int b) {
    start(0).with(a).with(b).end();
  }

  void add(int a, int b, int c) {
    start(0).with(a).with(b).with(c).end();
  }

  void add(int a, int b, int c, int d) {
    start(0).with(a).with(b).with(c).with(d).end();
  }
}
