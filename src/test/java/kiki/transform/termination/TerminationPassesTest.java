// SPDX-License-Identifier: Apache-2.0
package kiki.transform.termination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.ProgramPrinter;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;
import kiki.transform.core.ArrayArguments;
import org.junit.jupiter.api.Test;

/** The forms of programs that termination is decided on. */
class TerminationPassesTest {
  private static List<String> lines(Program program, String function) {
    return program.functions().values().stream()
        .filter(f -> f.name().equals(function))
        .flatMap(f -> f.body().stream())
        .map(ProgramPrinter::print)
        .toList();
  }

  private static boolean has(Program program, String function, String part) {
    return lines(program, function).stream().anyMatch(l -> l.contains(part));
  }

  private static Program plain(String text) {
    return Sources.checked(text, Set.of());
  }

  @Test
  void overflowGivesAnyValue() {
    Program program =
        Sources.valid(
            ArbitraryOverflow.run(plain("int main(void) { int x; return -(x + 1) / 2; }")));
    long inputs = lines(program, "main").stream().filter(l -> l.startsWith("INPUT")).count();
    assertEquals(3, inputs, lines(program, "main")::toString);
  }

  @Test
  void unsignedAndBitVectorArithmeticStays() {
    Program program =
        ArbitraryOverflow.run(
            plain(
                "int main(void) { unsigned x; signed __CPROVER_bitvector[4] y;"
                    + " x = x + 1; y = y + y; return 0; }"));
    assertFalse(has(program, "main", "INPUT"));
  }

  @Test
  void overflowChecksBecomeAssumptions() {
    Program program =
        WithoutOverflow.run(
                Sources.checked(
                    "int main(void) { int x, a[2]; a[x] = x + 1; return 0; }",
                    Check.SIGNED_OVERFLOW,
                    Check.BOUNDS))
            .orElseThrow();
    assertTrue(has(program, "main", "ASSUME"));
    assertTrue(has(program, "main", "ASSERT"));
    assertFalse(has(program, "main", "main.overflow"));
    assertTrue(WithoutOverflow.run(plain("int main(void) { return 0; }")).isEmpty());
  }

  @Test
  void argumentsPointIntoArrays() {
    Program program =
        Passes.run(
            Sources.lower("f", "long f(long *p) { return p[-1]; }").program(),
            PassOptions.of(CheckOptions.of(Set.of())));
    Program arrays = Sources.valid(ArrayArguments.run(program));
    Instruction.Allocate allocation =
        arrays.functions().get(arrays.entry()).body().stream()
            .filter(Instruction.Allocate.class::isInstance)
            .map(Instruction.Allocate.class::cast)
            .findFirst()
            .orElseThrow();
    assertEquals("argument$0 * 8", ExprPrinter.printLine(allocation.size()));
  }
}
