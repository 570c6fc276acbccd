// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kiki.program.Program;
import kiki.ssa.CPrograms;
import kiki.ssa.Verification;
import kiki.ssa.form.Ssa;
import kiki.term.Term;
import org.junit.jupiter.api.Test;

/** When pointers to different objects can be equal. */
class CoincidenceTest {
  private static final String PRELUDE =
      "void *malloc(unsigned long); void free(void *); struct pair { int a, b; };"
          + " int g, h, a[2], b[2]; int *kept;"
          + " int *local(void) { int x; int *p = &x; return p; }"
          + " int *other(void) { int x; int *p = &x; return p; }";

  /** Whether the condition can hold, and whether it can fail. */
  private static List<Boolean> truths(String declarations, String condition) {
    return List.of(
        isPossible(declarations + " check(!(" + condition + "));"),
        isPossible(declarations + " check(" + condition + ");"));
  }

  private static boolean isPossible(String body) {
    Program program = CPrograms.of(PRELUDE + " int main(void) { " + body + " return 0; }");
    Verification start = Verification.of(program, Ssa.Mode.FROM_START);
    boolean possible = start.isPossible(violation(start), Ssa.Mode.FROM_START);
    Verification cut = Verification.of(program, Ssa.Mode.CUT);
    assertEquals(possible, cut.isPossible(violation(cut), Ssa.Mode.CUT), body);
    return possible;
  }

  private static Term violation(Verification v) {
    return v.ssa().terms().or(v.ssa().assertions().stream().map(a -> a.violation()).toList());
  }

  private static final List<Boolean> OPEN = List.of(true, true);
  private static final List<Boolean> NEVER = List.of(false, true);
  private static final List<Boolean> ALWAYS = List.of(true, false);

  @Test
  void objectsThatAreAliveAreApart() {
    assertEquals(NEVER, truths("int *p = malloc(4); int *q = malloc(4);", "p == q"));
    assertEquals(NEVER, truths("int *p = malloc(4); int *q = &g;", "p == q"));
    assertEquals(NEVER, truths("int *p = a + 1; int *q = b;", "p == q"));
    assertEquals(NEVER, truths("int *p = nondet_bool() ? &g : &h; int *q = malloc(4);", "p == q"));
  }

  @Test
  void onePastTheEndMayBeTheStartOfAnother() {
    assertEquals(OPEN, truths("int *p = a + 2; int *q = b;", "p == q"));
    assertEquals(OPEN, truths("int *p = &g + 1; int *q = &h;", "p == q"));
    assertEquals(OPEN, truths("int n = nondet_bool(); int *p = a + 1 + n; int *q = b;", "p == q"));
    assertEquals(NEVER, truths("int n = nondet_bool(); int *p = a + n; int *q = b;", "p == q"));
  }

  @Test
  void insideOneObjectOffsetsTell() {
    assertEquals(ALWAYS, truths("int *p = a + 2; int *q = a; q += 2;", "p == q"));
    assertEquals(NEVER, truths("int *p = a + 2; int *q = a;", "p == q"));
  }

  @Test
  void whatIsFreedMayBeAllocatedAgain() {
    assertEquals(OPEN, truths("int *p = malloc(4); free(p); int *q = malloc(4);", "p == q"));
    assertEquals(ALWAYS, truths("int *p = malloc(4); int *q = p; free(p);", "p == q"));
    assertEquals(NEVER, truths("int *p = malloc(4); free(p);", "p == 0"));
  }

  @Test
  void deadLocalsMayHaveBeenAnywhere() {
    assertEquals(OPEN, truths("int *p = local(); int *q = other();", "p == q"));
    assertEquals(OPEN, truths("int *p = local(); int *q = other();", "p < q"));
    assertEquals(OPEN, truths("int *p = local(); int *q = other();", "p - q == 0"));
    assertEquals(OPEN, truths("int *p = local(); int x; int *q = &x;", "p == q"));
    assertEquals(NEVER, truths("int *p = local();", "p == 0"));
  }

  @Test
  void twoComparisonsOfTheSameValuesAgree() {
    assertEquals(ALWAYS, truths("int *p = a + 2; int *q = b;", "(p == q) == (q == p)"));
    assertEquals(
        ALWAYS, truths("int *p = malloc(4); free(p); int *q = malloc(4);", "(p == q) == (q == p)"));
  }

  @Test
  void addressesOfNoObjectAreUnsigned() {
    assertEquals(NEVER, truths("char *p = (char *)-1L; char *q = (char *)8;", "p < q"));
    assertEquals(NEVER, truths("char *p = (char *)-1L; char *q = (char *)8;", "p == q"));
  }

  @Test
  void integersOfTouchingObjectsMayBeEqual() {
    assertEquals(OPEN, truths("long p = (long)(a + 2); long q = (long)b;", "p == q"));
    assertEquals(NEVER, truths("long p = (long)(a + 1); long q = (long)b;", "p == q"));
  }
}
