// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What kiki writes, it confirms. */
class OwnWitnessTest {
  /** Variables that have an initialiser, whose contents before it are nobody's business. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int f(int a) { return a; } int g(int a) { return a + 1; } int main(void) {"
            + " int (*q)(int) = __VERIFIER_nondet_int() ? f : g; if (q(1) == 2) reach_error(); }",
        "int main(void) { int x __attribute__((aligned(8))) = 3; int *p = &x;"
            + " if (*p == __VERIFIER_nondet_int()) reach_error(); }",
        "int f(int (*a)[2], int b) { return (*a)[b]; } int main(void) { int a[2] = {1, 2};"
            + " int (*q)(int (*)[2], int) = f, y, *p = &y;"
            + " if (q(&a, __VERIFIER_nondet_int() & 1) + *p == 7) reach_error(); }",
        "int last; void note(int *p) { last = *p; } int main(void) {"
            + " for (int k __attribute__((cleanup(note))) = 0; k < 3; k++) {"
            + " int j __attribute__((cleanup(note))) = k; if (__VERIFIER_nondet_int()) break; }"
            + " if (last == 2) reach_error(); }",
      })
  void initializedVariables(String text) {
    assertConfirmed(text);
  }

  /** Each value has a waypoint of its own, though nothing else is passed in between. */
  @Test
  void variableThatIsDeclaredSeveralTimes() {
    assertConfirmed(
        "int main(void) { int k = 0; again:; int x; int *p = &x;"
            + " if (k == 1 && *p != 5) return 0; if (k == 2 && *p != 6) return 0;"
            + " k++; if (k < 3) goto again; reach_error(); }");
  }

  /** They hold in all activations, not only in those that a survey has seen. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "struct node { struct node *up; int v; };"
            + " int chain(struct node *u, int d) { struct node me = {u, d}; if (d == 0) {"
            + " int s = 0; for (struct node *q = &me; q; q = q->up) s += q->v; return s; }"
            + " return chain(&me, d - 1); }"
            + " int main(void) { int n = __VERIFIER_nondet_int(); if (n < 0 || n > 3) return 0;"
            + " if (chain(0, n) != n * (n + 1) / 2) reach_error(); }",
        "int g; int count(int *d) { int i = 0; while (i < *d) i++; return i; } void f(int *p) { int"
            + " m = *p; int *d = &m; g += count(d); if (m > 0) { m--; f(d); } } int main(void) {"
            + " int n = __VERIFIER_nondet_int() & 3; f(&n); if (g > 6) reach_error(); }"
      })
  void loopsOfRecursiveFunctions(String text) {
    assertConfirmed(text);
  }

  /** What decreases is behind a pointer, or is a pointer. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "void *__builtin_alloca(unsigned); int main(void) { int *x = __builtin_alloca(4);"
            + " const int *y = x; *x = __VERIFIER_nondet_int(); while (*y > 0) --*x; }",
        "void down(int *x) { while (*x > 0) --*x; } int main(void) {"
            + " int x = __VERIFIER_nondet_int(); down(&x); }",
        "void *__builtin_alloca(unsigned); int main(void) { int *x = __builtin_alloca(4);"
            + " int *y = __builtin_alloca(4); *x = __VERIFIER_nondet_uchar(); *y = 3;"
            + " while (*x > 0) { if (*y > 0) --*y; else { --*x; *y = 3; } } }",
        "unsigned length(const char *s) { const char *p = s; while (*p) p++; return p - s; }"
            + " int main(void) { char s[99]; s[98] = 0; return length(s); }",
        "int main(void) { char s[99], *p = s + 98; s[0] = 0; while (*p) p--; }",
      })
  void measuresBehindPointers(String text) {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.TERMINATION, text);
    String witness = program.witness();
    assertTrue(witness.contains("loop_transition_invariant"), witness);
    WitnessJudgement.Confirmed confirmed =
        assertInstanceOf(WitnessJudgement.Confirmed.class, program.judge(witness), witness);
    assertEquals("its relations hold, and no chain of them is endless", confirmed.reason());
  }

  /** Pointers into different objects do not compare: nothing is said of them. */
  @Test
  void pointersThatChangeTheirObjectHaveNoRelation() {
    WitnessProgram program =
        WitnessProgram.of(
            WitnessProgram.TERMINATION,
            "int main(void) { char a[8], b[8], *p = a; a[7] = b[7] = 0; int moved = 0;"
                + " while (*p || !moved) { if (*p) p++; else { p = b; moved = 1; } } }");
    assertFalse(program.witness().contains("AnyPrev) < p"), program.witness());
  }

  private static void assertConfirmed(String text) {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, text);
    String witness = program.witness();
    assertFalse(witness.isEmpty());
    assertEquals("Confirmed", program.answer(witness), witness);
  }
}
