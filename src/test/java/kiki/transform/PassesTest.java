// SPDX-License-Identifier: Apache-2.0
package kiki.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.options.UnwindBounds;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.ProgramPrinter;
import kiki.transform.check.CheckOptions;
import org.junit.jupiter.api.Test;

class PassesTest {
  private static Function main(Program p) {
    return p.functions().values().stream()
        .filter(f -> f.name().equals("main"))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> lines(List<Instruction> body) {
    return body.stream().map(ProgramPrinter::print).toList();
  }

  private static boolean any(Program p, Predicate<Instruction> test) {
    return p.functions().values().stream().flatMap(f -> f.body().stream()).anyMatch(test);
  }

  @Test
  void simpleProgram() {
    assertEquals(
        List.of(
            "DECL int x",
            "ASSIGN x := 0",
            "while.1:",
            "IF !(x < 10) THEN GOTO exit.2",
            "ASSIGN x := x + 1",
            "GOTO while.1",
            "exit.2:",
            "ASSERT x == 10 // main.assertion.1: assertion x == 10",
            "DEAD x",
            "RETURN 0"),
        lines(
            main(Sources.checked(
                    "#include <assert.h>\n"
                        + "int main(void) { int x = 0; while (x < 10) x++; assert(x == 10); }",
                    Check.ASSERTIONS))
                .body()));
  }

  @Test
  void indirectCallsBecomeDirect() {
    Program p =
        Sources.checked(
            "int f(int x) { return x; } int g(int x) { return -x; } void h(void) {}"
                + " int (*t[2])(int) = {f, g}; void (*u)(void) = h;"
                + " int main(void) { int i; return t[i](3); }",
            Check.ASSERTIONS);
    List<String> calls = lines(main(p).body()).stream().filter(l -> l.startsWith("CALL")).toList();
    assertEquals(2, calls.size());
    assertTrue(any(p, i -> i instanceof Instruction.Unsupported));
    assertFalse(p.functions().keySet().stream().anyMatch(s -> s.name().equals("h")));
  }

  @Test
  void inliningLeavesRecursion() {
    Program p =
        Sources.valid(
            Passes.run(
                Sources.program(
                    "int f(int n) { return n ? n * f(n - 1) : 1; } int k(int x) { return x + 1; }"
                        + " int g(int n) { int *p = &n; return *p + k(f(n)); }"
                        + " int main(void) { return g(1) + g(2); }"),
                PassOptions.of(CheckOptions.of(Set.of())).withInlining(PassOptions.Inlining.ALL)));
    assertEquals(
        List.of("f", "__CPROVER__start"),
        p.functions().keySet().stream().map(s -> s.name()).toList());
  }

  @Test
  void constantBranchesGo() {
    Program p =
        Sources.checked(
            "int f(void) { return 1; } int main(void) { int x = 3; if (sizeof(int) == 8) x = f();"
                + " do { x++; } while (0); return x; }",
            Check.ASSERTIONS);
    assertFalse(any(p, i -> i instanceof Instruction.Goto));
    assertEquals(1, p.functions().keySet().stream().filter(s -> s.name().equals("main")).count());
    assertFalse(
        any(
            p,
            i ->
                i instanceof Instruction.Call c
                    && c.result() != null
                    && ProgramPrinter.print(c).contains("f()")));
  }

  @Test
  void assumptionsCanBeIgnored() {
    Program p =
        Passes.run(
            Sources.program(
                "#include <assert.h>\nvoid __VERIFIER_assume(int);"
                    + " int main(void) { int x; __VERIFIER_assume(x > 1); assert(x > 0); }"),
            new PassOptions(
                CheckOptions.of(Set.of()),
                Set.of(),
                PassOptions.Inlining.NONE,
                PassOptions.Assumptions.IGNORE,
                PassOptions.Constants.KEEP,
                UnwindBounds.NONE,
                PassOptions.Paths.JOINED));
    assertEquals(1, lines(main(p).body()).stream().filter(l -> l.startsWith("ASSUME")).count());
  }
}
