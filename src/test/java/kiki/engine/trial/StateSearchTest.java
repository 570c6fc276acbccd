// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import kiki.engine.CSubject;
import kiki.engine.judge.Judge;
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

/** What runs from state to state find. */
class StateSearchTest {
  private static final String PRELUDE =
      "extern int nondet_int(void); void *malloc(unsigned long);"
          + " void __CPROVER_assert(_Bool, const char *);\n";

  /** Opens after a certain order of events; each wrong one starts anew. */
  private static final String LOCK =
      " int key = nondet_int(); if (key < 1 || key > 6) return 0;"
          + " if (key == (5 * n + 3) % 6 + 1) n++; else n = 0;";

  private static Ledger searched(String text) {
    Program program = Sources.checked(PRELUDE + text, EnumSet.of(Check.ASSERTIONS));
    Ledger ledger = Ledger.of(Properties.of(program), CSubject.listener());
    Judge judge = new Judge(ledger, new InterpreterReplay(program, () -> false), Optional.empty());
    StateSearch.of(program).run(judge, ledger::isSettled);
    return ledger;
  }

  private static Counterexample failure(String text) {
    Verdict verdict = searched(text).close("not found").values().iterator().next();
    return assertInstanceOf(Verdict.Refuted.class, verdict).counterexample();
  }

  private static List<Counterexample.Choice> inputs(Counterexample found) {
    return found.choices().stream()
        .filter(c -> c.event().instruction() instanceof Instruction.Input)
        .toList();
  }

  @Test
  void aLongOrderOfEventsIsFound() {
    Counterexample found =
        failure(
            "int n; int main(void) { while (1) {" + LOCK + " __CPROVER_assert(n < 40, \"\"); } }");
    assertEquals(40, inputs(found).size());
  }

  @Test
  void statesAreThoseOfLocalsOfCallersToo() {
    failure(
        "static void step(int *p) { int key = nondet_int(); *p = key == 2 ? *p + 1 : 0; }"
            + " int main(void) { int n = 0, m = 0; while (1) { step(&n); step(&m);"
            + " __CPROVER_assert(n < 20 || m < 20, \"\"); } }");
  }

  @Test
  void statesWithAllocatedObjectsAreRunToFromTheStart() {
    failure(
        "int main(void) { int *p = malloc(sizeof *p); int n = 0; *p = 0; while (1) {"
            + LOCK
            + " *p = n; __CPROVER_assert(*p < 12, \"\"); } }");
  }

  @Test
  void aCounterThatTellsStatesApartDoesNotHideTheRest() {
    failure(
        "unsigned t; int n; int main(void) { while (1) { t++;"
            + LOCK
            + " __CPROVER_assert(n < 12, \"\"); } }");
  }

  @Test
  void whatHoldsIsNotRefutedAndTheSearchEnds() {
    assertFalse(
        searched(
                "int n; int main(void) { while (1) {"
                    + LOCK
                    + " if (n == 9) n = 0;"
                    + " __CPROVER_assert(n < 9, \"\"); } }")
            .isSettled());
  }

  @Test
  void aProgramThatReadsNoEventsIsLeftAlone() {
    assertFalse(
        searched(
                "int main(void) { int x = nondet_int(), y = nondet_int();"
                    + " __CPROVER_assert(x != 1234567 || y != 7654321 || x < y, \"\"); }")
            .isSettled());
  }
}
