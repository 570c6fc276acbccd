// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What every {@link SatSolver} must do. */
abstract class SatSolverContract {
  abstract SatSolver create();

  @Test
  void randomTraces() {
    for (long seed = 0; seed < 5_000; seed++) {
      trace(seed, create());
    }
  }

  static void trace(long seed, SatSolver fresh) {
    try (SatSolver solver = fresh) {
      new ApiTrace(seed, solver, null).run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("trace " + seed + ": " + e, e);
    }
  }

  @Test
  void answersOnlyInTheRightState() {
    try (SatSolver solver = create()) {
      int a = solver.newVariable();
      assertThrows(IllegalStateException.class, () -> solver.value(a));
      assertThrows(IllegalStateException.class, () -> solver.failed(a));
      assertEquals(SatResult.SAT, solver.solve());
      assertThrows(IllegalStateException.class, () -> solver.failed(a));
      solver.addClause(a);
      assertThrows(IllegalStateException.class, () -> solver.value(a));
      solver.assume(-a);
      assertEquals(SatResult.UNSAT, solver.solve());
      assertTrue(solver.failed(-a));
      assertFalse(solver.failed(a));
      assertThrows(IllegalStateException.class, () -> solver.value(a));
      assertEquals(SatResult.SAT, solver.solve());
      assertTrue(solver.value(a));
      solver.assume(a);
      assertThrows(IllegalStateException.class, () -> solver.value(a));
    }
  }

  @Test
  void refusesWhatIsNotALiteral() {
    try (SatSolver solver = create()) {
      solver.newVariable();
      assertThrows(IllegalArgumentException.class, () -> solver.addClause(0));
      assertThrows(IllegalArgumentException.class, () -> solver.addClause(1, 2));
      assertThrows(IllegalArgumentException.class, () -> solver.assume(-2));
      assertThrows(IllegalArgumentException.class, () -> solver.fixed(Integer.MIN_VALUE));
    }
  }

  @Test
  void nothingWorksAfterClose() {
    SatSolver solver = create();
    solver.newVariable();
    solver.close();
    assertThrows(IllegalStateException.class, solver::solve);
    assertThrows(IllegalStateException.class, () -> solver.addClause(1));
  }

  @Test
  void aVariableMadeAfterTheModelHasAValue() {
    try (SatSolver solver = create()) {
      solver.addClause(solver.newVariable());
      assertEquals(SatResult.SAT, solver.solve());
      int late = solver.newVariable();
      assertTrue(solver.value(late) != solver.value(-late));
      assertTrue(solver.value(1));
    }
  }

  @Test
  void theTerminatorEndsACall() {
    try (SatSolver solver = create()) {
      addPigeons(solver, 11);
      int[] polls = {0};
      solver.setTerminator(() -> ++polls[0] > 5);
      assertEquals(SatResult.UNKNOWN, solver.solve());
      assertThrows(IllegalStateException.class, () -> solver.value(1));
      assertThrows(IllegalStateException.class, () -> solver.failed(1));
    }
  }

  @Test
  void theConflictLimitEndsACallAndMayBeLifted() {
    try (SatSolver solver = create()) {
      addPigeons(solver, 7);
      solver.setConflictLimit(10);
      assertEquals(SatResult.UNKNOWN, solver.solve());
      solver.setConflictLimit(-1);
      assertEquals(SatResult.UNSAT, solver.solve());
    }
  }

  /** A number of pigeons, and one hole less. */
  static void addPigeons(SatSolver solver, int pigeons) {
    addPigeons(solver, pigeons, unused -> {});
  }

  static void addPigeons(SatSolver solver, int pigeons, Consumer<int[]> listener) {
    int holes = pigeons - 1;
    while (solver.variables() < pigeons * holes) {
      solver.newVariable();
    }
    for (int p = 0; p < pigeons; p++) {
      int[] somewhere = new int[holes];
      for (int h = 0; h < holes; h++) {
        somewhere[h] = p * holes + h + 1;
        for (int q = 0; q < p; q++) {
          int[] apart = {-somewhere[h], -(q * holes + h + 1)};
          listener.accept(apart);
          solver.addClause(apart);
        }
      }
      listener.accept(somewhere);
      solver.addClause(somewhere);
    }
  }
}
