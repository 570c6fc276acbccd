// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.z3.Status;
import java.io.IOException;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.Z3Scripts;
import kiki.engine.CSubject;
import kiki.engine.loop.state.FormNames;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.session.Workbench;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.solver.Context;
import kiki.solver.Core;
import kiki.solver.Solver;
import kiki.solver.Statistics;
import kiki.ssa.form.Ssa;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.smtlib.SmtScript;
import kiki.term.value.Value;
import org.junit.jupiter.api.Test;

/**
 * Z3 judges proofs by their obligations alone. The certifier has a solver here that believes
 * everything, so that nothing else can find out that an invariant is wrong.
 */
class ObligationsTest {
  private static final List<String> PROGRAMS =
      List.of(
          """
          int main(void) {
            unsigned x = 0, y = 0;
            while (nondet_int()) { x += 3; y += 3; }
            __CPROVER_assert(x == y, "in step");
            while (x > 10) { x--; }
            __CPROVER_assert(x <= 10, "bounded");
          }
          """,
          """
          int main(void) {
            int i = 0, a[8];
            while (i < 8) { a[i] = i; i++; }
            __CPROVER_assert(i == 8, "all");
          }
          """,
          """
          int main(void) {
            double d = 0;
            for (int i = 0; i < 100; i++) { if (d < 5) d += 0.5; }
            __CPROVER_assert(d <= 5.5, "capped");
          }
          """);

  private static CSubject subject(String text) {
    return new CSubject(
        Sources.checked("int nondet_int(void);\n" + text, EnumSet.of(Check.ASSERTIONS)));
  }

  @Test
  void ofProofsAreMet() throws IOException {
    for (String text : PROGRAMS) {
      CSubject subject = subject(text);
      List<Property> properties = Properties.of(subject.program());
      Proofs found = Proofs.of(subject.workbench(), properties, () -> false);
      assertEquals(Set.copyOf(properties), found.proofs().keySet());
      for (Property property : properties) {
        assertTrue(isMet(obligations(subject, property, found.proofs().get(property))));
      }
    }
  }

  @Test
  void ofWrongInvariantsAreNot() throws IOException {
    int wrong = 0;
    for (String text : PROGRAMS.subList(0, 2)) {
      CSubject subject = subject(text);
      for (Property property : Properties.of(subject.program())) {
        Proof proof =
            Proofs.of(subject.workbench(), List.of(property), () -> false).proofs().get(property);
        List<Proof> mutants = proof.layers().isEmpty() ? List.of() : new Mutants(7).of(proof, 12);
        for (Proof mutant : mutants) {
          boolean isProof =
              new Certifier(subject.workbench(), () -> false)
                  .mistake(List.of(property), mutant)
                  .isEmpty();
          assertEquals(isProof, isMet(obligations(subject, property, mutant)));
          wrong += isProof ? 0 : 1;
        }
      }
    }
    assertTrue(wrong > 10, "few mutants are wrong: " + wrong);
  }

  private static List<ProofObligation> obligations(
      CSubject subject, Property property, Proof proof) {
    ObligationLog log = new ObligationLog.Kept();
    Workbench believing = new Believing(subject.workbench());
    new Certifier(believing, FormNames.SAME, () -> false, log).mistake(List.of(property), proof);
    assertTrue(!log.obligations().isEmpty());
    return log.obligations();
  }

  private static boolean isMet(List<ProofObligation> obligations) throws IOException {
    for (ProofObligation obligation : obligations) {
      StringBuilder script = new StringBuilder();
      SmtScript.write(script, List.of(obligation.claim()), obligation.assertions());
      Status status = Z3Scripts.answer(script.toString());
      assertTrue(status != Status.UNKNOWN, obligation.claim());
      if (status == Status.SATISFIABLE) {
        return false;
      }
    }
    return true;
  }

  /** Makes solvers to which nothing is possible. */
  private record Believing(Workbench workbench) implements Workbench {
    @Override
    public Ssa ssa(Ssa.Mode mode, BooleanSupplier cancelled) {
      return workbench.ssa(mode, cancelled);
    }

    @Override
    public Solver solver(Terms terms) {
      return new Credulous(workbench.solver(terms));
    }

    @Override
    public Workbench ignoring(Set<Property> properties) {
      return new Believing(workbench.ignoring(properties));
    }

    @Override
    public Workbench passing() {
      return new Believing(workbench.passing());
    }

    @Override
    public Set<Property> assumed() {
      return workbench.assumed();
    }

    @Override
    public Set<Property> after(Set<Property> properties) {
      return workbench.after(properties);
    }
  }

  private record Credulous(Solver solver) implements Solver {
    @Override
    public Terms terms() {
      return solver.terms();
    }

    @Override
    public void require(Term constraint) {}

    @Override
    public Context open() {
      return solver.open();
    }

    @Override
    public Answer check(Collection<Context> contexts, Collection<Term> assumptions) {
      return Answer.UNSAT;
    }

    @Override
    public Value value(Term term) {
      return solver.value(term);
    }

    @Override
    public Core core() {
      return solver.core();
    }

    @Override
    public void cancelWhen(BooleanSupplier condition) {}

    @Override
    public void limitConflicts(long conflicts) {}

    @Override
    public Statistics statistics() {
      return solver.statistics();
    }
  }
}
