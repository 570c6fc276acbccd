// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kiki.engine.Analyses;
import kiki.engine.CSubject;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Turns;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.options.Options;
import kiki.options.Options.Engine;
import kiki.program.Program;
import kiki.program.Property;
import kiki.transform.check.EndChecks;
import kiki.transform.termination.ArbitraryOverflow;
import kiki.transform.termination.WithoutOverflow;
import org.junit.jupiter.api.Test;

class TerminationVerifierTest {
  private static final String DOWN =
      "int main(void) { unsigned x = nondet_uint(); while (x > 3) x--; }";
  private static final String STAYS =
      "int main(void) { unsigned x = nondet_uint(); while (x > 3) x = x > 9 ? x - 1 : 9; }";
  private static final String OVERFLOWS =
      "int main(void) { int n = nondet_int(), i = 0; while (i <= n) i++; }";

  static Options.Analysis analysis(Engine engine) {
    return Analyses.of(engine, Set.of(), Optional.of(3));
  }

  private static Verdict verify(
      String text, Engine engine, TerminationVerifier.Scope scope, Listener listener) {
    CSubject checked = CSubject.checked(text);
    Program overflow =
        Sources.checked(
            "extern unsigned nondet_uint(void); extern int nondet_int(void);\n" + text,
            EnumSet.of(Check.SIGNED_OVERFLOW));
    TerminationVerifier.Subjects subjects =
        new TerminationVerifier.Subjects(
            new CSubject(ArbitraryOverflow.run(CSubject.plain(text).program())).subject(),
            Optional::empty,
            () -> WithoutOverflow.run(overflow).map(p -> new CSubject(p).subject()),
            checked.subject(),
            () -> new CSubject(EndChecks.run(checked.program())).subject(),
            p -> new CSubject(p).workbench());
    Cancellation cancellation =
        Cancellation.at(new Options.Limits(Optional.empty(), Optional.empty()));
    return new TerminationVerifier(
            analysis(engine),
            subjects,
            scope,
            cancellation,
            Turns.Sharing.TOGETHER,
            Optional.empty())
        .verify(CSubject.END, listener)
        .get(CSubject.END);
  }

  private static String verdict(String text, Engine engine, TerminationVerifier.Scope scope) {
    return verify(text, engine, scope, CSubject.listener()).getClass().getSimpleName();
  }

  @Test
  void onlyProofsAreLeftOutWhenRefutationsAreAskedFor() {
    TerminationVerifier.Scope all = TerminationVerifier.Scope.ALL;
    assertEquals("Proved", verdict(DOWN, Engine.TERMINATION, all));
    assertEquals("Unknown", verdict(DOWN, Engine.NONTERMINATION, all));
    assertEquals("Refuted", verdict(STAYS, Engine.TERMINATION, all));
    assertEquals("Refuted", verdict(STAYS, Engine.NONTERMINATION, all));
  }

  @Test
  void overflowIsCoveredOrLeftOut() {
    Engine both = Engine.TERMINATION;
    assertEquals("Unknown", verdict(OVERFLOWS, both, TerminationVerifier.Scope.ALL));
    assertEquals("Proved", verdict(OVERFLOWS, both, TerminationVerifier.Scope.DEFINED));
    Verdict.Unknown unknown =
        (Verdict.Unknown)
            verify(OVERFLOWS, both, TerminationVerifier.Scope.ALL, CSubject.listener());
    assertTrue(unknown.reason().contains("it ends if no signed operation overflows"));
  }

  /** The engine that unwinds is held up until the others have had all the time they need. */
  @Test
  void aSlowEngineChangesNothing() {
    for (String text : List.of(DOWN, STAYS)) {
      CountDownLatch decided = new CountDownLatch(1);
      Listener slow =
          new Listener() {
            @Override
            public void decided(Property property, Verdict verdict) {
              decided.countDown();
            }

            @Override
            public void warning(String message) {}

            @Override
            public void progress(String engine, int unwindings, int open) {
              try {
                decided.await(200, TimeUnit.MILLISECONDS);
              } catch (InterruptedException interruption) {
                Thread.currentThread().interrupt();
              }
            }
          };
      Verdict verdict = verify(text, Engine.TERMINATION, TerminationVerifier.Scope.ALL, slow);
      assertEquals(text.equals(DOWN), verdict instanceof Verdict.Proved, text);
      assertEquals(text.equals(STAYS), verdict instanceof Verdict.Refuted, text);
    }
  }
}
