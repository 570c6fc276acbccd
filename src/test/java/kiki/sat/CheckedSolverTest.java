// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import kiki.sat.proof.CheckedSolver;
import kiki.sat.proof.ProofRejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckedSolverTest extends SatSolverContract {
  private static final int PIGEONS = 5;

  /** Enough of the proof for pigeons to be corrupted at different places. */
  private static final int PLACES = 12;

  @Override
  SatSolver create() {
    return CheckedSolver.of(CdclSolver::new);
  }

  @Test
  void acceptsEachRefutationUnderAssumptions() {
    try (SatSolver solver = create()) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      int c = solver.newVariable();
      solver.addClause(-a, b);
      solver.assume(a);
      solver.assume(-b);
      assertEquals(SatResult.UNSAT, solver.solve());
      assertTrue(solver.failed(a) && solver.failed(-b));
      assertEquals(SatResult.SAT, solver.solve());
      solver.addClause(-b, c);
      solver.assume(-c);
      solver.assume(a);
      assertEquals(SatResult.UNSAT, solver.solve());
      solver.addClause(a);
      solver.addClause(-c);
      assertEquals(SatResult.UNSAT, solver.solve());
    }
  }

  /** Pigeons cannot be refuted by propagation alone: without its steps the proof leads nowhere. */
  @Test
  void rejectsAProofWithoutSteps() {
    assertRejected(writer -> new Altered(writer, -1, literals -> null));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, PLACES})
  void rejectsAStepThatClaimsTooMuch(int place) {
    assertRejected(writer -> new Altered(writer, place, literals -> new int[] {1, -2}));
  }

  @Test
  void rejectsTheDeletionOfWhatIsNotThere() {
    assertRejected(
        writer ->
            new Altered(
                writer,
                1,
                literals -> {
                  writer.delete(new int[] {1, 2, 3}, 3);
                  return literals;
                }));
  }

  /** The answer must be about the assumptions that are named. */
  @Test
  void rejectsACoreThatIsTooSmall() {
    try (SatSolver solver = CheckedSolver.of(writer -> forgetful(new CdclSolver(writer)))) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      solver.addClause(-a, -b);
      solver.assume(a);
      solver.assume(b);
      assertThrows(ProofRejection.class, solver::solve);
    }
  }

  private static void assertRejected(UnaryOperator<ProofWriter> corruption) {
    try (SatSolver solver = CheckedSolver.of(writer -> new CdclSolver(corruption.apply(writer)))) {
      addPigeons(solver, PIGEONS);
      assertThrows(ProofRejection.class, solver::solve);
    }
  }

  /** Alters a step that adds a clause, or all of them; null leaves it out. */
  private static final class Altered implements ProofWriter {
    private final ProofWriter writer;
    private final int place;
    private final UnaryOperator<int[]> alteration;
    private int steps;

    /**
     * @param place counts from one; negative for all steps
     */
    Altered(ProofWriter writer, int place, UnaryOperator<int[]> alteration) {
      this.writer = writer;
      this.place = place;
      this.alteration = alteration;
    }

    @Override
    public void add(int[] literals, int length) {
      steps++;
      int[] clause = Arrays.copyOf(literals, length);
      int[] altered = place < 0 || place == steps ? alteration.apply(clause) : clause;
      if (altered != null) {
        writer.add(altered, altered.length);
      }
    }

    @Override
    public void delete(int[] literals, int length) {
      writer.delete(literals, length);
    }
  }

  /** Says of no assumption that it failed. */
  private static SatSolver forgetful(SatSolver solver) {
    return (SatSolver)
        Proxy.newProxyInstance(
            SatSolver.class.getClassLoader(),
            new Class<?>[] {SatSolver.class},
            (_, method, arguments) ->
                method.getName().equals("failed") ? false : method.invoke(solver, arguments));
  }
}
