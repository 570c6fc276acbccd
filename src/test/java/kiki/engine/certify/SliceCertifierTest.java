// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Set;
import kiki.engine.result.Certificate;
import kiki.engine.result.Proof;
import kiki.engine.session.ProgramWorkbench;
import kiki.engine.session.SlicedBench;
import kiki.engine.session.Workbench;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.options.Options;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SliceCertifierTest {
  /** Loops, functions and pools that have nothing to do with the property, before what has. */
  private static final String PRELUDE =
      """
      void *malloc(unsigned long);
      int nondet_int(void);
      struct other { struct other *next; } *others;
      unsigned noise = 1;
      void roar(void) { while (nondet_int()) noise = noise * 3 + 1; }
      void link(void) {
        while (nondet_int()) {
          struct other *o = malloc(sizeof *o);
          if (!o) return;
          o->next = others;
          others = o;
        }
      }
      int main(void) {
        roar();
        link();
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "unsigned x = 0, y = 0; while (nondet_int()) { x += 3; y += 3; }"
            + "__CPROVER_assert(x == y, \"in step\");",
        "unsigned x = 0; while (nondet_int()) { if (x < 10) x++; while (x > 8) x--; }"
            + "__CPROVER_assert(x <= 10, \"bounded\");",
        // The list of the slice is in another pool of the program, with another number.
        "struct node { struct node *next; int x; } *l = 0;"
            + "while (nondet_int()) { struct node *n = malloc(sizeof *n); if (!n) return 0;"
            + "  n->next = l; n->x = 1; l = n; }"
            + "while (l) { __CPROVER_assert(l->x == 1, \"kept\"); l = l->next; }",
        "int a[8]; for (int i = 0; i < 8; i++) { a[i] = i; __CPROVER_assert(i < 8, \"inside\"); }"
      })
  void invariantsHoldInTheWholeProgram(String rest) {
    Sliced sliced = Sliced.of(PRELUDE + rest + "}");
    Proofs found = Proofs.of(sliced.slice().workbench(), sliced.properties(), () -> false);
    assertEquals(Set.copyOf(sliced.properties()), found.proofs().keySet());
    Proof proof = found.proofs().get(sliced.properties().getFirst());
    assertEquals(Proof.Method.INDUCTION, proof.method());
    assertEquals(
        new Certificate.OfProgram(),
        certificate(sliced.slice().workbench(), sliced.program(), proof));
  }

  /** The other loops, which need not end, are not unwound. */
  @Test
  void unwindingIsCompleteInTheWholeProgram() {
    Sliced sliced = Sliced.of(PRELUDE + sum("5"));
    assertEquals(
        new Certificate.OfProgram(), unwound(sliced.slice().workbench(), sliced.program(), 6));
    assertInstanceOf(
        Certificate.Refused.class,
        unwound(
            Sliced.of(PRELUDE + "int n = nondet_int(); " + sum("n")).slice().workbench(),
            sliced.program(),
            6));
  }

  @Test
  void whatHoldsInASliceOfAnotherProgramIsNotCertifiedForThisOne() {
    Workbench slice = Sliced.of(PRELUDE + sum("5")).slice().workbench();
    Workbench other = Sliced.of(PRELUDE + sum("6")).program();
    assertInstanceOf(Certificate.OfSlice.class, unwound(slice, other, 8));
  }

  private static String sum(String end) {
    return "int s = 0; for (int i = 0; i < %s; i++) s += i; __CPROVER_assert(s < 11, \"sum\"); }"
        .formatted(end);
  }

  /** A part of a program that decides its only property. */
  private record Sliced(Workbench program, SlicedBench slice, List<Property> properties) {
    static Sliced of(String text) {
      Program program = Sources.checked(text, Check.ASSERTIONS);
      Workbench whole =
          new ProgramWorkbench(
              program,
              PointsTo.analyze(program),
              CdclSolver::new,
              BitBlastingSolver.ModelCheck.ON,
              ProgramWorkbench.Slicing.ON);
      List<Property> properties = Properties.of(program);
      SlicedBench slice = whole.slice(Set.copyOf(properties), () -> false).orElseThrow();
      return new Sliced(whole, slice, properties);
    }
  }

  private static Certificate unwound(Workbench slice, Workbench program, int unwindings) {
    Proof proof = new Proof(Proof.Method.COMPLETE_UNWINDING, unwindings, List.of(), List.of());
    return certificate(slice, program, proof);
  }

  private static Certificate certificate(Workbench slice, Workbench program, Proof proof) {
    return SliceCertifier.of(Options.Certification.FRESH_SOLVER, slice, program, () -> false)
        .orElseThrow()
        .certificate(List.copyOf(slice.assumed()), proof.assuming(slice.assumed()));
  }
}
