// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import kiki.sat.proof.ProofChecker;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CdclSolverTest extends SatSolverContract {
  /** Makes traces of a few dozen conflicts pause, restart, reduce, simplify and collect. */
  private static final SearchTuning HASTY = new SearchTuning(3, 7, 0, 1, 2);

  private static final long SLICE = 10_000;

  @Override
  SatSolver create() {
    return new CdclSolver();
  }

  @Test
  void randomTracesWithProofs() {
    long steps = 0;
    for (long seed = 0; seed < 1_000; seed++) {
      steps += traceWithProof(seed, SearchTuning.DEFAULT);
      steps += traceWithProof(seed, HASTY);
    }
    assertTrue(steps > 10_000, "the proofs are nearly empty");
  }

  /** A million traces, in slices that show how far the test has come. */
  @ParameterizedTest
  @MethodSource("slices")
  @Tag("long")
  void aMillionRandomTraces(long first) {
    for (long seed = first; seed < first + SLICE; seed++) {
      switch ((int) (seed % 8)) {
        case 0 -> traceWithProof(seed, SearchTuning.DEFAULT);
        case 1 -> traceWithProof(seed, HASTY);
        case 2, 3, 4 -> trace(seed, new CdclSolver(null, HASTY));
        default -> trace(seed, create());
      }
    }
  }

  static LongStream slices() {
    return LongStream.range(0, 1_000_000 / SLICE).map(slice -> slice * SLICE);
  }

  @Test
  void followsAHintWhenNothingSpeaksAgainstIt() {
    try (SatSolver solver = create()) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      solver.addClause(a, b, solver.newVariable());
      for (int i = 0; i < 4; i++) {
        int hint = i % 2 == 0 ? a : -a;
        solver.phase(hint);
        assertEquals(SatResult.SAT, solver.solve());
        assertTrue(solver.value(hint));
      }
    }
  }

  @Test
  void provesPigeonsWithShortIntervals() {
    ProofChecker checker = new ProofChecker();
    try (CdclSolver solver = new CdclSolver(checker, HASTY)) {
      addPigeons(solver, 6, clause -> checker.axiom(clause, clause.length));
      assertEquals(SatResult.UNSAT, solver.solve());
    }
    assertTrue(checker.derivedEmpty());
    assertTrue(checker.steps() > 100);
  }

  private static long traceWithProof(long seed, SearchTuning tuning) {
    ProofChecker checker = new ProofChecker();
    try (SatSolver solver = new CdclSolver(checker, tuning)) {
      new ApiTrace(seed, solver, checker).run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("trace " + seed + ": " + e, e);
    }
    return checker.steps();
  }
}
