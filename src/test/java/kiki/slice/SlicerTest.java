// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.ProgramPrinter;
import kiki.program.Properties;
import org.junit.jupiter.api.Test;

/** What slices keep and what they leave out. */
class SlicerTest {
  private static final String PRELUDE =
      "#include <assert.h>\n#include <stdlib.h>\nextern int nondet(void);\n";

  private static String slice(String text, String... properties) {
    Program program = Sources.checked(PRELUDE + text, Set.of(Check.ASSERTIONS, Check.POINTERS));
    Set<String> names = Set.of(properties);
    Slicer slicer = Slicer.of(program, PointsTo.analyze(program)).orElseThrow();
    return ProgramPrinter.print(
        Sources.valid(
            slicer.slice(
                Properties.of(program).stream()
                    .filter(p -> names.contains(p.name()))
                    .collect(Collectors.toSet()))));
  }

  private static void assertKeeps(String slice, String... parts) {
    for (String part : parts) {
      assertTrue(slice.contains(part), () -> part + " is not in\n" + slice);
    }
  }

  private static void assertLeavesOut(String slice, String... parts) {
    for (String part : parts) {
      assertFalse(slice.contains(part), () -> part + " is in\n" + slice);
    }
  }

  @Test
  void unrelatedLoopsAndFunctionsAreLeftOut() {
    String text =
        slice(
            "int log; void note(int v) { while (v-- > 0) log = log * v; }"
                + " int main(void) { int i, x = 0, y = 0; note(5);"
                + " for (i = 0; i < nondet(); i++) y += i;"
                + " for (i = 0; i < 9; i++) x += i; assert(x > 2); return y; }",
            "main.assertion.1");
    assertKeeps(text, "x := x + i");
    assertLeavesOut(text, "log", "note", "y := ");
    assertEquals(1, text.split("i := 0", -1).length - 1);
  }

  @Test
  void whatIsFreedMattersToComparisons() {
    String head = "int main(void) { int *p = malloc(4), *q; free(p); q = malloc(4); ";
    String compared = slice(head + "assert(p != q); return 0; }", "main.assertion.1");
    assertTrue(compared.contains("FREE "), compared);
    String tested = slice(head + "assert(q != 0); return 0; }", "main.assertion.1");
    assertFalse(tested.contains("FREE "), tested);
  }

  @Test
  void otherPropertiesStayOnlyIfRelated() {
    String text =
        slice(
            "int main(void) { int x = nondet(), y = nondet(); assert(x > 0); assert(y > 0);"
                + " assert(x > -1); return 0; }",
            "main.assertion.3");
    assertKeeps(text, "x > 0");
    assertLeavesOut(text, "y > 0");
  }

  @Test
  void relatedLimitsStay() {
    String text =
        slice(
            "int main(void) { int x = nondet(), y = nondet(), z = nondet(); int c = x > 3;"
                + " if (!c) exit(1); if (z == 5) exit(2); __CPROVER_assume(y > 7);"
                + " assert(x); return 0; }",
            "main.assertion.1");
    assertKeeps(text, "c := ");
    assertLeavesOut(text, "y > 7", "z == 5");
  }

  @Test
  void endlessLoopsStay() {
    String text =
        slice(
            "int x; void serve(void) { int n = 0; while (1) n++; }"
                + " int main(void) { x = nondet(); serve(); assert(x); return 0; }",
            "main.assertion.1");
    assertKeeps(text, "serve");
    assertLeavesOut(text, "n + 1");
  }

  @Test
  void lifetimesStay() {
    String text =
        slice(
            "int main(void) { int *p = malloc(sizeof(int)), *q = malloc(sizeof(int)), c = nondet();"
                + " *p = 1; *q = 2; if (c) free(p); free(q); assert(*p == 1); return 0; }",
            "main.assertion.1");
    assertKeeps(text, "FREE (void *)p");
    assertLeavesOut(text, "*q := 2");
  }

  @Test
  void unusedArgumentsAndResultsAreLeftOut() {
    String text =
        slice(
            "int x; int set(int v, int w) { x = v; for (int i = 0; i < w; i++) w--; return w; }"
                + " int main(void) { int huge = nondet() * 12345; int r = set(3, huge);"
                + " assert(x == 3); return r; }",
            "main.assertion.1");
    assertKeeps(text, "set(3, 0)");
    assertLeavesOut(text, "12345");
  }
}
