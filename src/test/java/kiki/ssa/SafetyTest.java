// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import kiki.options.Check;
import kiki.program.Program;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Statements about the objects pointers point to. */
class SafetyTest {
  private static final Set<Check> CHECKS =
      EnumSet.of(Check.BOUNDS, Check.POINTERS, Check.MEMORY_LEAK, Check.MEMORY_TRACK);

  private static final String DECLARATIONS =
      """
      #include <stdlib.h>
      #include <string.h>
      struct node { int v; struct node *next; };
      int a[5], g;
      int *keep;
      int *escape(void) { int x = 1; keep = &x; return &x; }
      void fill(int *p, int n) { for (int i = 0; i < n; i++) p[i] = i; }
      """;

  static Stream<Arguments> programs() {
    return Stream.of(
        twins(
            "bounds",
            "int i = nondet_int(); if (i >= 0 && i < 5) a[i] = 1;",
            "int i = nondet_int(); if (i >= 0 && i <= 5) a[i] = 1;"),
        twins(
            "null",
            "int *p = nondet_bool() ? &g : 0; if (p) *p = 1;",
            "int *p = nondet_bool() ? &g : 0; *p = 1;"),
        twins("pointer into an array", "fill(a, 5);", "fill(a, 6);"),
        twins("below", "int *p = a + 1; p[-1] = 0;", "int *p = a + 1; p[-2] = 0;"),
        twins(
            "freed",
            "int *p = malloc(4); *p = 1; free(p);",
            "int *p = malloc(4); free(p); *p = 1;"),
        twins(
            "freed twice",
            "int *p = malloc(4); free(p); p = 0; free(p);",
            "int *p = malloc(4); free(p); free(p);"),
        twins(
            "freed inside",
            "int *p = malloc(8); free(p + 1 - 1);",
            "int *p = malloc(8); free(p + 1);"),
        twins("not of the heap", "int *p = malloc(4); free(p);", "int x; free(&x);"),
        twins("dead local", "int x; keep = &x; *keep = 1;", "escape(); *keep = 1;"),
        twins("returned local", "int *p = escape(); g = p != 0;", "int *p = escape(); g = *p;"),
        twins(
            "scope left",
            "int *p; { int x = 1; p = &x; g = *p; }",
            "int *p; { int x = 1; p = &x; } g = *p;"),
        twins(
            "scope of the last iteration",
            "int *p = 0; for (int i = 0; i < 2; i++) { int x = i; p = &x; *p = 1; }",
            "int *p = 0; for (int i = 0; i < 2; i++) { int x = i; if (p) *p = 1; p = &x; }"),
        twins("uninitialised", "int *p = &g; *p = 1;", "int *p; *p = 1;"),
        twins("leak", "int *p = malloc(4); free(p);", "int *p = malloc(4); *p = 1;"),
        twins("lost", "keep = malloc(4); free(keep);", "keep = malloc(4); keep = 0;"),
        twins(
            "size by input",
            "unsigned n = nondet_uint(); assume(n > 0 && n < 20); char *p = malloc(n); p[n - 1] ="
                + " 0; free(p);",
            "unsigned n = nondet_uint(); assume(n > 0 && n < 20); char *p = malloc(n); p[n] = 0;"
                + " free(p);"),
        twins("literal", "char s[] = \"ab\"; s[0] = 'c';", "char *s = \"ab\"; s[3] = 'c';"),
        twins(
            "list",
            "struct node *l = 0; for (int i = 0; i < 2; i++) { struct node *n = malloc(sizeof *n);"
                + "n->next = l; l = n; } while (l) { struct node *n = l->next; free(l); l = n; }",
            "struct node *l = 0; for (int i = 0; i < 2; i++) { struct node *n = malloc(sizeof *n);"
                + "n->next = l; l = n; } while (l) { free(l); l = l->next; }"));
  }

  private static Arguments twins(String name, String safe, String unsafe) {
    return Arguments.of(name, safe, unsafe);
  }

  private static Program program(String body) {
    return CPrograms.of(DECLARATIONS + "int main(void) { " + body + " return 0; }", CHECKS);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void boundedModelChecking(String name, String safe, String unsafe) {
    assertEquals(Verification.Verdict.SAFE, Verification.boundedModelChecking(program(safe), 10));
    assertEquals(
        Verification.Verdict.VIOLATED, Verification.boundedModelChecking(program(unsafe), 10));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void inductionIsNeverWrong(String name, String safe, String unsafe) {
    assertEquals(false, Verification.induction(program(safe), 3) == Verification.Verdict.VIOLATED);
    assertEquals(false, Verification.induction(program(unsafe), 3) == Verification.Verdict.SAFE);
  }
}
