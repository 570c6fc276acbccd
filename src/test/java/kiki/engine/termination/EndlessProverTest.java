// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kiki.engine.CSubject;
import kiki.options.Options;
import kiki.transform.check.EndChecks;
import org.junit.jupiter.api.Test;

class EndlessProverTest {
  private static boolean isEndless(String text) {
    CSubject subject = new CSubject(EndChecks.run(CSubject.checked(text).program()));
    return new EndlessProver(
            subject.workbench(),
            subject.program(),
            new EndlessProver.Options(
                TerminationVerifierTest.analysis(Options.Engine.NONTERMINATION), 4, () -> false))
        .isEndless();
  }

  @Test
  void anEndThatCannotBeReached() {
    assertEquals(true, isEndless("int main(void) { unsigned x = 0; while (1) x++; }"));
    assertEquals(true, isEndless("int main(void) { unsigned x = 1; while (x % 2 == 1) x += 2; }"));
  }

  @Test
  void callsWithoutAWayOut() {
    String main = "int main(void) { f(2 * nondet_uchar()); }";
    assertEquals(
        true, isEndless("unsigned f(unsigned n) { return n % 2 ? n : f(n + 2); } " + main));
    assertEquals(
        false, isEndless("unsigned f(unsigned n) { return n % 2 ? n : f(n + 1); } " + main));
  }

  @Test
  void anEndThatCanBeReached() {
    assertEquals(false, isEndless("int main(void) { unsigned x = 0; while (nondet_int()) x++; }"));
  }

  @Test
  void undefinedBehaviourIsNoWayToGoOn() {
    assertEquals(false, isEndless("int main(void) { int x = 0; while (1) x++; }"));
  }

  @Test
  void anAssumptionThatFailsIsAnEnd() {
    assertEquals(
        false,
        isEndless(
            "int main(void) { unsigned x = 0; while (1) { x++; __CPROVER_assume(x < 9); } }"));
  }
}
