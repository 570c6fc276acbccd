// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.ProgramPrinter;
import kiki.program.Properties;
import org.junit.jupiter.api.Test;

/** What programs that know nothing of what lies behind pointers keep. */
class MemoryAbstractionTest {
  private static final String PRELUDE =
      "#include <assert.h>\n#include <stdlib.h>\nextern int nondet(void);\n"
          + "struct s { int a; struct s *next; }; extern struct s *given(void);\n";

  private static Optional<MemoryAbstraction.Abstracted> abstracted(String text) {
    Program program = Sources.checked(PRELUDE + text, Set.of(Check.ASSERTIONS));
    PointsTo pointsTo = PointsTo.analyze(program);
    return MemoryAbstraction.of(
        program, pointsTo, new LinkedHashSet<>(Properties.of(program)), () -> false);
  }

  private static Optional<String> abstraction(String text) {
    return abstracted(text).map(a -> ProgramPrinter.print(Sources.valid(a.program())));
  }

  private static String of(String text) {
    return abstraction(text).orElseThrow();
  }

  @Test
  void whatIsReadThroughUnknownPointersIsUnknown() {
    String text = of("int main(void) { int x = given()->a; assert(x * 0 == 0); return 0; }");
    assertTrue(text.contains("x := unknown$"), text);
  }

  @Test
  void everyReadMayGiveAnotherValue() {
    String text =
        of(
            "int main(void) { struct s *p = given(); int x = p->a, y = p->a; assert(x == y);"
                + " return 0; }");
    assertEquals(2, text.split(":= unknown\\$", -1).length - 1, text);
  }

  @Test
  void whatUnknownPointersMayWriteIsForgotten() {
    String text =
        of(
            "int g, h; int main(void) { struct s *p = malloc(99); int *q = &g; p->next = (void *)"
                + " &q; int **r = (int **) p->next; **r = 1; h = 2; assert(h == 2); return g; }");
    assertFalse(text.contains("RETURN g"), text);
    assertTrue(text.contains("h := 2"), text);
  }

  @Test
  void pointersWhoseValuesAreAllKnownAreFollowed() {
    String text =
        of(
            "int g; static void set(int *p, int v) { *p = v; }"
                + " int main(void) { set(&g, given()->a); set(&g, 3); assert(g == 3); return 0; }");
    assertTrue(text.contains("*p := v"), text);
  }

  @Test
  void numbersThatPassThroughPointersAreKept() {
    String text =
        of(
            "int main(void) { void *p = (void *) (long) nondet(); int y = (int) (long) p;"
                + " given()->a = y; assert(y == 0); return given()->a; }");
    assertTrue(text.contains("y := (int)(long)p"), text);
  }

  @Test
  void pointersFromMemoryAreNotCompared() {
    String text =
        of(
            "int g; int main(void) { struct s *p = given(); int *q = (int *) p->next;"
                + " int c = q == &g; assert(c * 0 == 0); return 0; }");
    assertFalse(text.contains("q == &g"), text);
  }

  @Test
  void testsForNullAreKept() {
    String text =
        of(
            "int main(void) { struct s *p = given()->next; int x = 0; if (p) x = 1;"
                + " if (p) assert(x == 1); return 0; }");
    assertTrue(text.contains("p := unknown$"), text);
    assertTrue(text.contains("p == ") || text.contains("p != "), text);
  }

  @Test
  void assemblyMayChangeWhatHasAnAddress() {
    String assembly = "__asm__ volatile(\"nop\" : : : \"memory\");";
    String text =
        of(
            "int g, h; int *take(void) { return &g; } int main(void) { g = 1; h = 2; "
                + assembly
                + " assert(h == 2); return g + *take(); }");
    assertTrue(text.contains("h := 2"), text);
    assertFalse(text.contains("g := 1"), text);
    assertFalse(text.contains("UNSUPPORTED"), text);
  }

  @Test
  void assemblyThatNamesAVariableHasNoMeaning() {
    String text =
        of(
            "int h; int main(void) { int x = given()->a; __asm__ volatile(\"movl $1, h\" : : :"
                + " \"memory\"); assert(h == x - x); return 0; }");
    assertTrue(text.contains("UNSUPPORTED"), text);
  }

  @Test
  void nothingIsMadeForPropertiesOfMemory() {
    assertTrue(abstraction("int main(void) { assert(given()->a); return 0; }").isEmpty());
  }

  @Test
  void nothingIsMadeWhereNothingIsForgotten() {
    assertTrue(abstraction("int main(void) { int x = nondet(); assert(x); return 0; }").isEmpty());
  }

  @Test
  void onlyPointersFromOutsideLeadThere() {
    String calls =
        "struct o { void (*f)(void); }; extern struct o *ops(void);"
            + " static void f(void) {} static void (*table[2])(void) = {f, 0};"
            + " int main(void) { int x = nondet(); void (*p)(void) = f; p(); if (x) table[0]();";
    String rest = " given()->a = x; assert(x * 0 == 0); return 0; }";
    assertEquals(Set.of(), abstracted(calls + rest).orElseThrow().outsideCalls());
    assertEquals(1, abstracted(calls + " ops()->f();" + rest).orElseThrow().outsideCalls().size());
  }
}
