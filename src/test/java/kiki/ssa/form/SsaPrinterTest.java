// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.ssa.CPrograms;
import kiki.ssa.execute.SymbolicSsa;
import kiki.term.Terms;
import org.junit.jupiter.api.Test;

class SsaPrinterTest {
  @Test
  void showsFigure9() {
    Program program =
        CPrograms.of("int main(void) { int x = 0; while (x < 10) ++x; check(x == 10); return 0; }");
    Ssa ssa =
        SymbolicSsa.of(
            new Terms(), program, PointsTo.analyze(program), SsaOptions.of(Ssa.Mode.CUT));
    List<String> lines = SsaPrinter.lines(ssa, ssa.takeConstraints());
    assertTrue(
        lines.stream().anyMatch(l -> l.startsWith("  phi x: loop-back back:x!")), lines::toString);
    assertTrue(lines.stream().anyMatch(l -> l.contains("at the entry 0")), lines::toString);
    assertTrue(
        lines.stream().anyMatch(l -> l.startsWith("main.assertion.1 at test.c:1")),
        lines::toString);
  }
}
