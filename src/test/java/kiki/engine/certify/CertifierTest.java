// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import kiki.engine.CSubject;
import kiki.engine.result.Proof;
import kiki.engine.session.ProgramWorkbench;
import kiki.engine.session.Workbench;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.sat.CdclSolver;
import kiki.sat.ProofWriter;
import kiki.sat.SatSolver;
import kiki.sat.proof.CheckedSolver;
import kiki.solver.BitBlastingSolver;
import org.junit.jupiter.api.Test;

class CertifierTest {
  /** That both stay equal follows by cases only, so that a proof has steps of its own. */
  private static final String IN_STEP =
      """
      int nondet_int(void);
      int main(void) {
        unsigned x = 0, y = 0;
        while (nondet_int()) { unsigned e = nondet_int(); x ^= e; y ^= e; }
        __CPROVER_assert(x == y, "in step");
      }
      """;

  @Test
  void checksTheProofsOfTheSatSolver() {
    assertEquals(Optional.empty(), mistake(() -> CheckedSolver.of(CdclSolver::new)));
  }

  @Test
  void believesNoRefutationWithoutItsProof() {
    Supplier<SatSolver> silent = () -> CheckedSolver.of(_ -> new CdclSolver());
    assertTrue(mistake(silent).orElse("").startsWith("the SAT solver is wrong"));
  }

  @Test
  void believesNoProofThatIsCorrupted() {
    Supplier<SatSolver> corrupt =
        () -> CheckedSolver.of(writer -> new CdclSolver(new FirstLiterals(writer)));
    assertTrue(mistake(corrupt).orElse("").startsWith("the SAT solver is wrong"));
  }

  /** Claims of every clause that its first literal holds. */
  private record FirstLiterals(ProofWriter writer) implements ProofWriter {
    @Override
    public void add(int[] literals, int length) {
      writer.add(literals, Math.min(length, 1));
    }

    @Override
    public void delete(int[] literals, int length) {
      writer.delete(literals, length);
    }
  }

  private static Optional<String> mistake(Supplier<SatSolver> solvers) {
    CSubject subject = new CSubject(Sources.checked(IN_STEP, Check.ASSERTIONS));
    Program program = subject.program();
    List<Property> properties = Properties.of(program);
    Proofs found = Proofs.of(subject.workbench(), properties, () -> false);
    assertEquals(Set.copyOf(properties), found.proofs().keySet());
    Proof proof = found.proofs().get(properties.getFirst());
    Workbench checked =
        new ProgramWorkbench(
            program, PointsTo.analyze(program), solvers, BitBlastingSolver.ModelCheck.OFF);
    return new Certifier(checked, () -> false).mistake(properties, proof);
  }
}
