// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import org.junit.jupiter.api.Test;

class LinkingTest {
  private static void expect(int status, String... files) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertEquals(
        new Outcome.Finished(status),
        new Interpreter(Sources.program(files))
            .run(RunOptions.execution(new ZeroInputs(), out, out))
            .outcome());
  }

  @Test
  void externalNamesAreShared() {
    expect(
        9,
        "extern int x; int f(int); int main(void) { x++; return f(2); }",
        "int x = 3; int f(int n) { return x + n + 3; }");
  }

  @Test
  void internalNamesAreNot() {
    expect(
        12,
        "static int x = 5; static int g(void) { return x; } int f(void);"
            + " int main(void) { return g() + f(); }",
        "static int x = 7; static int g(void) { return x; } int f(void) { return g(); }");
  }

  @Test
  void tentativeDefinitionsMerge() {
    expect(
        4,
        "int x; int x; extern int a[]; int f(void); int main(void) { return x + f() + a[4]; }",
        "int x = 3; int a[5]; int f(void) { return a[4] + 1; }");
  }

  @Test
  void structuresOfTwoFilesAreOneType() {
    String s = "struct s { int x; struct s *next; }; extern struct s first; struct s get(void);";
    expect(
        11,
        s + "int main(void) { struct s t = get(); return t.x + first.next->x + t.next->x; }",
        s
            + "struct s first = {5, &first}; struct s get(void) { first.x = 3;"
            + " return (struct s){5, &first}; }");
  }

  @Test
  void weakDefinitionsGiveWay() {
    expect(
        2,
        "__attribute__((weak)) int f(void) { return 1; } int main(void) { return f(); }",
        "int f(void) { return 2; }");
  }

  @Test
  void aliasesAreTheirTargets() {
    expect(
        7,
        "static int f(void) { return 7; } int g(void) __attribute__((alias(\"f\")));"
            + " int h(void) __attribute__((weak, alias(\"f\"))); int x(void);"
            + " int main(void) { return x() + g() + h(); }",
        "int g(void); int h(void) { return 1; } int x(void) { return g() - 8; }");
    CError error =
        assertThrows(
            CError.class, () -> Sources.program("int f(void) __attribute__((alias(\"g\")));"));
    assertTrue(error.getMessage().contains("'f' is aliased to 'g'"));
  }

  @Test
  void inlineDefinitionsOfSeveralFilesAgree() {
    String header = "inline int f(int x) { return x + 1; }";
    expect(
        5,
        header + "int g(void); int main(void) { return f(1) + g(); }",
        header + "extern int f(int); int g(void) { return f(2); }");
  }

  @Test
  void conflictingTypesShowBothPlaces() {
    CError error =
        assertThrows(
            CError.class,
            () -> Sources.program("extern long x;\nint main(void) { return x; }", "int x = 1;"));
    Diagnostic diagnostic = error.diagnostic();
    assertEquals("conflicting types for 'x'", diagnostic.message());
    assertEquals("b.c:1:5", diagnostic.location().toString());
    assertEquals("a.c:1:13", diagnostic.notes().getFirst().location().toString());
  }

  @Test
  void secondDefinitionIsAnError() {
    CError error =
        assertThrows(
            CError.class,
            () -> Sources.program("int f(void) { return 1; }", "int f(void) { return 2; }"));
    assertTrue(error.getMessage().contains("multiple definition of 'f'"));
  }

  @Test
  void theFirstOfSeveralStubsOfALibraryFunctionCounts() {
    Lowered lowered =
        Sources.lower(
            "main",
            "int abs(int x) { return 1; } int main(void) { return abs(2); }",
            "int abs(int x) { return 2; }");
    assertTrue(lowered.warnings().getFirst().message().contains("the first one counts"));
  }

  @Test
  void missingBodiesAreWarnedAbout() {
    Lowered lowered = Sources.lower("main", "int f(int); int main(void) { return f(1) + f(2); }");
    assertEquals(1, lowered.warnings().size());
    assertTrue(lowered.warnings().getFirst().message().contains("no body for function 'f'"));
  }

  @Test
  void missingVariablesAreWarnedAboutWhenUsed() {
    Lowered lowered = Sources.lower("main", "extern int x, y; int main(void) { return x; }");
    assertEquals(1, lowered.warnings().size());
    assertTrue(lowered.warnings().getFirst().message().contains("variable 'x'"));
  }
}
