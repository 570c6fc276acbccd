// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kiki.program.Program;
import kiki.ssa.form.Ssa;
import kiki.term.Term;
import org.junit.jupiter.api.Test;

/** Which executions depend on memory that no object has. */
class UndefinedTest {
  /** Whether the assertion can fail at all, and without an access outside of all objects. */
  private static List<Boolean> failures(String body) {
    Program program = CPrograms.of("int g; int main(void) { " + body + " return 0; }");
    Verification v = Verification.of(program, Ssa.Mode.FROM_START);
    Term fails = v.ssa().terms().or(v.ssa().assertions().stream().map(a -> a.violation()).toList());
    Term meaningful = v.ssa().terms().and(fails, v.ssa().terms().not(v.ssa().undefined()));
    return List.of(
        v.isPossible(fails, Ssa.Mode.FROM_START), v.isPossible(meaningful, Ssa.Mode.FROM_START));
  }

  @Test
  void readingThroughAnUnknownPointerIsUndefined() {
    assertEquals(List.of(true, false), failures("int *p; check(*p == *p);"));
  }

  @Test
  void readingThroughNullIsUndefined() {
    assertEquals(
        List.of(true, false), failures("int *p = nondet_bool() ? &g : 0; check(*p == 0);"));
  }

  @Test
  void whatIsNotEvaluatedIsNotAccessed() {
    assertEquals(
        List.of(true, true), failures("int *p = nondet_bool() ? &g : 0; check(p && *p == 0);"));
    assertEquals(
        List.of(true, true),
        failures("int *p = nondet_bool() ? &g : 0; int x = p ? *p : 1; check(x == 0);"));
  }
}
