package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CdclSolverTest extends SatSolverContract {
  @Override
  SatSolver create() {
    return new CdclSolver();
  }

  @Test
  void randomTracesWithProofs() {
    int steps = 0;
    for (long seed = 0; seed < 2_000; seed++) {
      steps += traceWithProof(seed);
    }
    assertTrue(steps > 10_000, "the proofs are nearly empty");
  }

  @Test
  @Tag("long")
  void aMillionRandomTraces() {
    for (long seed = 0; seed < 1_000_000; seed++) {
      if (seed % 10 == 0) {
        traceWithProof(seed);
      } else {
        trace(seed);
      }
    }
  }

  private static int traceWithProof(long seed) {
    ForwardProofChecker checker = new ForwardProofChecker();
    try (SatSolver solver = new CdclSolver(checker)) {
      new ApiTrace(seed, solver, checker).run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("trace " + seed + ": " + e, e);
    }
    return checker.steps();
  }
}
