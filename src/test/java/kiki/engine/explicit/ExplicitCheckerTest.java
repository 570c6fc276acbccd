// SPDX-License-Identifier: Apache-2.0
package kiki.engine.explicit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Optional;
import kiki.engine.CSubject;
import kiki.engine.certify.Certifier;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Verdict;
import kiki.engine.session.InterpreterReplay;
import kiki.engine.session.Workbench;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Program;
import kiki.program.Properties;
import org.junit.jupiter.api.Test;

/** Verdicts about programs whose states are visited one by one; each proof is certified. */
class ExplicitCheckerTest {
  private static final String PRELUDE =
      "extern int nondet_int(void); void __CPROVER_assert(_Bool, const char *);\n";

  private static final String EVENT = " int e = nondet_int(); if (e < 1 || e > 6) return 0;";

  private static Class<? extends Verdict> verdict(String text) {
    Program program = Sources.checked(PRELUDE + text, EnumSet.of(Check.ASSERTIONS));
    Workbench workbench = new CSubject(program).workbench();
    Ledger ledger = Ledger.of(Properties.of(program), CSubject.listener());
    Judge judge =
        new Judge(
            ledger,
            new InterpreterReplay(program, () -> false),
            Optional.of(new Certifier(workbench, () -> false)));
    new ExplicitChecker(
            workbench,
            judge,
            new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS),
            ledger::isSettled)
        .run();
    return ledger.close("not found").values().iterator().next().getClass();
  }

  @Test
  void theStatesOfALoopAreItsInvariant() {
    String step =
        " if (a == 1 && e == 3) { a = 4; b = 7; } else if (a == 4 && e == 2 && b == 7) a = 2;"
            + " else if (a == 2 && e == 5) { b = 9; a = 1; } else if (b == 9 && e == 6) b = 0;";
    String program = "int a = 1, b; int main(void) { while (1) {" + EVENT + step;
    assertEquals(
        Verdict.Proved.class, verdict(program + " __CPROVER_assert(a != 2 || b == 7, \"\"); } }"));
    assertEquals(
        Verdict.Refuted.class, verdict(program + " __CPROVER_assert(a != 1 || b != 9, \"\"); } }"));
  }

  @Test
  void membersAndLocalsOfTheFunctionBelongToTheState() {
    String program =
        "struct { char x; short y; } s; int main(void) { _Bool up = 1; while (1) {"
            + EVENT
            + " if (e == 4) up = !up; if (up && s.y < 3) s.y++; if (!up && s.y > 0) s.y--;"
            + " s.x = up ? 'u' : 'd'; ";
    assertEquals(
        Verdict.Proved.class,
        verdict(program + "__CPROVER_assert(s.y >= 0 && s.y <= 3 && s.x != 0, \"\"); } }"));
    assertEquals(
        Verdict.Refuted.class,
        verdict(program + "__CPROVER_assert(s.y != 3 || s.x != 'u', \"\"); } }"));
  }

  @Test
  void eachLoopHasStatesOfItsOwn() {
    String program =
        "int n; int main(void) { while (1) {"
            + EVENT
            + " for (int i = 0; i < 3; i++) n += e % 2;"
            + " n %= 4; ";
    assertEquals(Verdict.Proved.class, verdict(program + "__CPROVER_assert(n < 4, \"\"); } }"));
    assertEquals(Verdict.Refuted.class, verdict(program + "__CPROVER_assert(n < 3, \"\"); } }"));
  }

  @Test
  void anInputThatWasNotTriedIsNotForgotten() {
    String program =
        "int a; int main(void) { while (1) { int e = nondet_int();"
            + " if (e * 3 == 123456) a = 1; ";
    assertEquals(Verdict.Unknown.class, verdict(program + "__CPROVER_assert(!a, \"\"); } }"));
  }

  @Test
  void whatWasNotInitialisedIsNotTakenForZero() {
    String program = "int main(void) { int x; while (1) {" + EVENT;
    assertEquals(Verdict.Unknown.class, verdict(program + " __CPROVER_assert(x != 5, \"\"); } }"));
  }
}
