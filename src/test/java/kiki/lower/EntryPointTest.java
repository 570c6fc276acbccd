// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kiki.program.Program;
import kiki.program.ProgramPrinter;
import org.junit.jupiter.api.Test;

class EntryPointTest {
  private static List<String> start(String entry, String text) {
    Program p = Sources.lower(entry, text).program();
    return p.function(p.entry()).orElseThrow().body().stream().map(ProgramPrinter::print).toList();
  }

  @Test
  void parametersBecomeInputs() {
    List<String> lines = start("f", "struct s { int x; }; int f(int n, struct s *p) { return n; }");
    assertTrue(lines.contains("INPUT n$1 from n"));
    assertTrue(lines.contains("INPUT chosen$3 from p == NULL"));
    assertTrue(lines.contains("ALLOCATE p$2 := 4ul bytes of struct s for ever"));
    assertTrue(lines.contains("INPUT *p$2 from *p"));
    assertTrue(lines.contains("CALL return_value_f$4 := f(n$1, p$2)"));
    assertEquals("HALT return_value_f$4", lines.getLast());
  }

  @Test
  void mainWithoutParametersIsJustCalled() {
    assertEquals(
        List.of(
            "DECL int return_value_main$1",
            "CALL return_value_main$1 := main()",
            "HALT return_value_main$1"),
        start("main", "int main(void) { return 0; }"));
  }

  @Test
  void argumentStringsExistOnlyWhenUsed() {
    assertFalse(
        start("main", "int main(int argc, char **argv) { return argc; }").stream()
            .anyMatch(l -> l.startsWith("ALLOCATE")));
    assertTrue(
        start("main", "int main(int argc, char **argv) { return argv[0][0]; }").stream()
            .anyMatch(l -> l.startsWith("ALLOCATE argv")));
  }

  @Test
  void missingEntryIsWarnedAbout() {
    Lowered lowered = Sources.lower("main", "int f(void) { return 1; }");
    assertEquals(
        "function 'main' has no body: nothing is executed",
        lowered.warnings().getFirst().message());
  }
}
