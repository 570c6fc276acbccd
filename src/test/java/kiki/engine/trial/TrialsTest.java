// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import kiki.engine.CSubject;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Suspects;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.result.Verdict;
import kiki.engine.session.InterpreterReplay;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Properties;
import org.junit.jupiter.api.Test;

/** What runs on chosen inputs find. */
class TrialsTest {
  private static final String PRELUDE =
      "extern unsigned nondet_uint(void); extern int nondet_int(void);"
          + " void __CPROVER_assert(_Bool, const char *);\n";

  private static final String FILL =
      "int a[100000]; int main(void) { int i; for (i = 0; i < 100000; i++) a[i] = nondet_int();";

  private static Ledger tried(String text) {
    Program program = Sources.checked(PRELUDE + text, EnumSet.of(Check.ASSERTIONS));
    Ledger ledger = Ledger.of(Properties.of(program), CSubject.listener());
    Judge judge = new Judge(ledger, new InterpreterReplay(program, () -> false), Optional.empty());
    new Trials(program).run(judge, new Suspects(), ledger::isSettled);
    return ledger;
  }

  private static Counterexample failure(String text) {
    Verdict verdict = tried(text).close("not found").values().iterator().next();
    return assertInstanceOf(Verdict.Refuted.class, verdict).counterexample();
  }

  private static boolean isInput(Counterexample.Choice choice) {
    return choice.event().instruction() instanceof Instruction.Input && !choice.values().isEmpty();
  }

  @Test
  void aViolationBehindManyIterationsIsFoundWithItsInputs() {
    Counterexample found = failure(FILL + " __CPROVER_assert(a[99999] <= a[0], \"\"); }");
    assertEquals(100_000, found.choices().stream().filter(TrialsTest::isInput).count());
    Counterexample.Observed run = assertInstanceOf(Counterexample.Observed.class, found.ending());
    assertEquals("a", run.start().getFirst().written().place());
    assertTrue(run.unseen() > 100_000);
    assertEquals("100000", run.end().getLast().written().value());
  }

  @Test
  void theLastElementIsLookedAt() {
    failure(
        FILL
            + " for (i = 0; i < 99999; i++) if (a[i] < 0) a[i] = 0;"
            + " int x = nondet_int(), y = nondet_int();"
            + " if (0 <= x && x < y && y < 100000) __CPROVER_assert(a[x] <= a[y], \"\"); }");
  }

  @Test
  void aLoopThatInputsGoOnWithEndsAfterAsManyIterationsAsAnArrayHasElements() {
    failure(
        "int a[5000]; int main(void) { int i = 0;"
            + " while (nondet_int()) { a[i] = 1; i = i == 4999 ? 0 : i + 1; }"
            + " int x = nondet_int(); if (0 <= x && x < 5000)"
            + " __CPROVER_assert(x < 4999 || a[x] == 0, \"\"); }");
  }

  @Test
  void constantsOfTheProgramAreTried() {
    failure("int main(void) { unsigned x = nondet_uint(); __CPROVER_assert(x != 918273u, \"\"); }");
  }

  @Test
  void contentsOfUninitialisedArraysDiffer() {
    failure("int main(void) { int a[1000], b[1000]; __CPROVER_assert(a[1] == b[1], \"\"); }");
  }

  @Test
  void contentsOfAllocatedMemoryAreTried() {
    failure(
        "void *malloc(unsigned long); int main(void) { int *p = malloc(8 * sizeof(int));"
            + " if (p) __CPROVER_assert(p[7] == 0, \"\"); }");
  }

  @Test
  void theCallsThatLeadToTheViolationAreTold() {
    Counterexample found =
        failure(
            "void f(int x) { __CPROVER_assert(x != 3, \"\"); }"
                + " int main(void) { f(nondet_int()); }");
    assertEquals(1, found.steps().size());
    assertFalse(found.steps().getFirst().step().callStack().isEmpty());
  }

  @Test
  void whatHoldsIsNotRefuted() {
    Ledger ledger =
        tried("int main(void) { int x = nondet_int(); __CPROVER_assert(x == x, \"\"); }");
    assertTrue(ledger.refuted().isEmpty());
  }

  @Test
  void aProgramWithoutInputsIsRunOnce() {
    assertEquals(List.of(), List.copyOf(tried("int main(void) { for (;;) ; }").refuted()));
  }

  @Test
  void allPairsOfSmallNumbersAreTried() {
    failure(
        "int main(void) { unsigned x = nondet_uint(), y = nondet_uint();"
            + " if (x * 100u + y == 104u) __CPROVER_assert(x < 1 || x > 1 || y != 4, \"\"); }");
  }

  /** Most inputs are refused at once, and some of the others take for ever. */
  @Test
  void runsThatTakeForEverDoNotUseUpTheTrials() {
    failure(
        "int main(void) { int x = nondet_int(), y = nondet_int();"
            + " if (x < 0 || x > 4 || y < 0 || y > 4) return 0; if (x == y) for (;;) ;"
            + " __CPROVER_assert(x != 4 || y != 2, \"\"); }");
  }
}
