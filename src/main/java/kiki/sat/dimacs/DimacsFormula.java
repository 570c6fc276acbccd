// SPDX-License-Identifier: Apache-2.0
package kiki.sat.dimacs;

import kiki.sat.IntList;
import kiki.sat.SatSolver;

/** A formula in conjunctive normal form: clause after clause, each ended by 0. */
public final class DimacsFormula {
  private final int variables;
  private int clauses;
  private final IntList items = new IntList();

  DimacsFormula(int variables) {
    this.variables = variables;
  }

  /** The variables are 1 to this. */
  public int variables() {
    return variables;
  }

  /** The number of clauses. */
  public int clauses() {
    return clauses;
  }

  /** Adds a literal, or ends a clause with 0. */
  void add(int item) {
    items.add(item);
    if (item == 0) {
      clauses++;
    }
  }

  /** What is done with each clause. The array is reused from call to call. */
  @FunctionalInterface
  public interface ClauseConsumer {
    /** Takes the first {@code length} elements. */
    void accept(int[] literals, int length);
  }

  /** Goes through the clauses in order. */
  public void forEach(ClauseConsumer consumer) {
    IntList clause = new IntList();
    for (int i = 0; i < items.size; i++) {
      if (items.items[i] == 0) {
        consumer.accept(clause.items, clause.size);
        clause.clear();
      } else {
        clause.add(items.items[i]);
      }
    }
  }

  /** Creates the variables in the solver, which must be new, and adds the clauses. */
  public void addTo(SatSolver solver) {
    while (solver.variables() < variables) {
      solver.newVariable();
    }
    forEach(solver::addClause);
  }
}
