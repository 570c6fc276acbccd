// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The search asks whether to stop after a bounded number of propagations and conflicts, whatever it
 * is doing, and does nothing more once told to. Counted, not timed: at some millions of
 * propagations and some thousands of conflicts a second the bounds are a few milliseconds.
 */
class TerminationTest {
  private static final long PROPAGATIONS = 40_000;
  private static final long CONFLICTS = 33;

  /** Makes reductions and simplifications part of every few conflicts. */
  private static final SearchTuning HASTY = new SearchTuning(20, 50, 0, 32, 10_000);

  /** The counters at each question; answers yes from the given question on. */
  private static final class Questions {
    private final CdclSolver solver;
    private final int last;
    private final List<SatStatistics> asked = new ArrayList<>();

    Questions(CdclSolver solver, int last) {
      this.solver = solver;
      this.last = last;
      solver.setTerminator(this::ask);
    }

    private boolean ask() {
      asked.add(solver.statistics());
      return asked.size() >= last;
    }

    private void check() {
      assertEquals(SatResult.UNKNOWN, solver.solve());
      asked.add(solver.statistics());
      for (int i = 1; i < asked.size(); i++) {
        SatStatistics before = asked.get(i - 1);
        SatStatistics after = asked.get(i);
        assertTrue(after.propagations() - before.propagations() <= PROPAGATIONS, asked::toString);
        assertTrue(after.conflicts() - before.conflicts() <= CONFLICTS, asked::toString);
      }
      SatStatistics told = asked.get(asked.size() - 2);
      assertTrue(
          asked.getLast().propagations() - told.propagations() <= SearchTuning.DEFAULT.chunk(),
          "works on when told to stop");
    }
  }

  @Test
  void asksDuringOneLongPropagation() {
    try (CdclSolver solver = new CdclSolver()) {
      int length = 200_000;
      int first = solver.newVariable();
      for (int i = 1; i < length; i++) {
        int next = solver.newVariable();
        solver.addClause(-(next - 1), next);
      }
      solver.addClause(first);
      new Questions(solver, 4).check();
      solver.setTerminator(() -> false);
      assertEquals(SatResult.SAT, solver.solve());
      assertTrue(solver.value(length));
    }
  }

  @Test
  void asksWhileItSearches() {
    for (SearchTuning tuning : List.of(SearchTuning.DEFAULT, HASTY)) {
      try (CdclSolver solver = new CdclSolver(null, tuning)) {
        addRandomClauses(solver, 400);
        new Questions(solver, 200).check();
      }
    }
  }

  private static void addRandomClauses(SatSolver solver, int variables) {
    SplittableRandom random = new SplittableRandom(5);
    while (solver.variables() < variables) {
      solver.newVariable();
    }
    for (int i = 0; i < 4.26 * variables; i++) {
      int[] clause = new int[3];
      for (int k = 0; k < 3; k++) {
        int variable = 1 + random.nextInt(variables);
        clause[k] = random.nextBoolean() ? variable : -variable;
      }
      solver.addClause(clause);
    }
  }
}
