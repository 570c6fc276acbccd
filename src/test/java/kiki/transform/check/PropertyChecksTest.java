// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.options.UnwindBounds;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PropertyChecksTest {
  private static List<String> properties(String text, Check first, Check... rest) {
    return Sources.properties(Sources.checked(text, first, rest));
  }

  @Test
  void assertionsCarryTheirText() {
    assertEquals(
        List.of(
            "main.assertion.1: assertion x == 10",
            "main.assertion.2: assertion y < x + 1",
            "main.assertion.3: not this"),
        properties(
            "#include <assert.h>\nvoid __CPROVER_assert(int, const char *);"
                + "int main(void) { int x, y; assert(x == 10); { assert(y < x + 1); }"
                + " __CPROVER_assert(x, \"not this\"); }",
            Check.ASSERTIONS));
  }

  @Test
  void assertionsCanBeSwitchedOff() {
    String text = "#include <assert.h>\nint main(void) { int x; assert(x == 10); return 1 / x; }";
    assertEquals(
        List.of("main.division-by-zero.1: division by zero in 1 / x"),
        properties(text, Check.DIVISION_BY_ZERO));
  }

  @Test
  void arrayBounds() {
    assertEquals(
        List.of(
            "main.array_bounds.1: array 'a' lower bound in a[i]",
            "main.array_bounds.2: array 'a' upper bound in a[i]",
            "main.array_bounds.3: array 'm[1]' upper bound in m[1][u]",
            "main.array_bounds.4: array 's.b' lower bound in s.b[i + 1]",
            "main.array_bounds.5: array 's.b' upper bound in s.b[i + 1]"),
        properties(
            "int a[4], m[2][3]; struct { int b[2]; } s; int main(void) { int i; unsigned u;"
                + " a[i] = a[i] + a[2]; m[1][u] = 1; int *p = &a[i]; return s.b[i + 1]; }",
            Check.BOUNDS));
  }

  @Test
  void dereferences() {
    assertEquals(
        List.of(
            "main.pointer_dereference.1: dereference failure: pointer NULL in *p",
            "main.pointer_dereference.2: dereference failure: pointer invalid in *p",
            "main.pointer_dereference.3: dereference failure: deallocated dynamic object in *p",
            "main.pointer_dereference.4: dereference failure: dead object in *p",
            "main.pointer_dereference.5:"
                + " dereference failure: pointer outside dynamic object bounds in *p",
            "main.pointer_dereference.6: dereference failure: pointer outside object bounds in *p"),
        properties("int main(void) { int *p; return *p; }", Check.POINTERS));
    assertTrue(
        properties(
                "struct s { struct s *next; int v[3]; }; int main(void) { struct s *q; int i;"
                    + " return q->next->v[i]; }",
                Check.POINTERS)
            .contains(
                "main.pointer_dereference.12:"
                    + " dereference failure: pointer outside object bounds in q->next->v[i]"));
  }

  @Test
  void checksHoldOnlyWhereTheOperandIsEvaluated() {
    Program p =
        Sources.checked(
            "int main(void) { int *p; int n; return p && *p > 0 || n && 5 / n ? 1 : 7 % n; }",
            Check.POINTERS, Check.DIVISION_BY_ZERO);
    List<String> conditions =
        p.functions().values().stream()
            .flatMap(f -> f.body().stream())
            .filter(i -> i instanceof Instruction.Assert)
            .map(i -> ExprPrinter.print(((Instruction.Assert) i).condition()))
            .toList();
    assertEquals("!(p != NULL) || !(p == NULL)", conditions.getFirst());
    assertEquals("!(!(p != NULL && *p > 0) && n != 0) || n != 0", conditions.get(6));
  }

  @Test
  void operandsThatDecideNothingAreCheckedToo() {
    assertEquals(
        List.of("main.division-by-zero.1: division by zero in 1 / x"),
        properties("int main(void) { int x; return 1 / x && 0; }", Check.DIVISION_BY_ZERO));
    assertEquals(
        List.of("main.division-by-zero.1: division by zero in 1 / x"),
        properties("int main(void) { int x; 1 / x; }", Check.DIVISION_BY_ZERO));
    assertEquals(
        List.of(),
        properties("int main(void) { int x; return 0 && 1 / x; }", Check.DIVISION_BY_ZERO));
  }

  @Test
  void overflow() {
    assertEquals(
        List.of(
            "main.overflow.1: arithmetic overflow on signed - in size - 1",
            "main.overflow.2: arithmetic overflow on signed + in i + 1",
            "main.overflow.3: arithmetic overflow on signed unary minus in -i",
            "main.overflow.4: arithmetic overflow on signed division in i / size",
            "main.overflow.5: arithmetic overflow on signed shl in i << 3",
            "main.overflow.6: arithmetic overflow on signed * in i * 2"),
        properties(
            "int main(void) { int size, i; unsigned u; char c; i = size - 1; i++; i = -i;"
                + " i = i / size; i = i << 3; u = u + 1; c = i * 2; }",
            Check.SIGNED_OVERFLOW));
    assertEquals(
        List.of("main.overflow.1: arithmetic overflow on unsigned + in u + 1"),
        properties("int main(void) { unsigned u; u = u + 1; }", Check.UNSIGNED_OVERFLOW));
  }

  @Test
  void floatingPoint() {
    assertEquals(
        List.of(
            "main.overflow.1: arithmetic overflow on floating-point addition in x + y",
            "main.NaN.1: NaN on + in x + y",
            "main.overflow.2: arithmetic overflow on floating-point typecast in (float)(x + y)"),
        properties(
            "int main(void) { double x, y; float f = x + y; }", Check.FLOAT_OVERFLOW, Check.NAN));
  }

  @Test
  void shiftsAndConversions() {
    assertEquals(
        List.of(
            "main.undefined-shift.1: shift distance is negative in x >> y",
            "main.undefined-shift.2: shift distance too large in x >> y",
            "main.conversion.1: arithmetic overflow on signed type conversion in (char)(x >> y)"),
        properties(
            "int main(void) { int x, y; char c = x >> y; }",
            Check.UNDEFINED_SHIFT,
            Check.CONVERSION));
  }

  @Test
  void freePreconditionsAreNumberedForTheWholeProgram() {
    assertEquals(
        List.of(
            "free.precondition.1: double free",
            "free.precondition.2: free argument must be NULL or valid pointer",
            "free.precondition.3: free argument must be dynamic object",
            "free.precondition.4: free argument has offset zero",
            "free.precondition.5: double free",
            "free.precondition.6: free argument must be NULL or valid pointer",
            "free.precondition.7: free argument must be dynamic object",
            "free.precondition.8: free argument has offset zero"),
        properties(
            "#include <stdlib.h>\nvoid f(char *p) { free(p); }"
                + "int main(void) { char *p = malloc(3); f(p); free(p); }",
            Check.POINTERS));
  }

  @Test
  void errorCallsAndLabels() {
    String text =
        "void __VERIFIER_error(void); void reach_error(void) {}"
            + "int main(void) { int x; if (x) __VERIFIER_error(); else reach_error();"
            + " if (x > 5) { ERROR: x = 1; } }";
    assertEquals(
        List.of(
            "main.unreachable.1: call of __VERIFIER_error",
            "main.unreachable.2: call of reach_error"),
        properties(text, Check.UNREACH_CALL));
    CheckOptions options =
        new CheckOptions(EnumSet.of(Check.ERROR_LABEL), Set.of(), Optional.of("ERROR"));
    assertEquals(
        List.of("main.unreachable.1: error label ERROR"),
        Sources.properties(Passes.run(Sources.program(text), PassOptions.of(options))));
  }

  @Test
  void leaksAreCheckedAtTheEnd() {
    assertEquals(
        List.of(
            "main.memory-leak.1: dynamically allocated memory never freed in __CPROVER_memory_leak"
                + " == NULL",
            "__CPROVER__start.memory-leak.1: dynamically allocated memory never freed in"
                + " __CPROVER_memory_leak == NULL"),
        properties("void exit(int); int main(void) { int x; if (x) exit(1); }", Check.MEMORY_LEAK));
  }

  @Test
  void onlyNamedPropertiesStay() {
    Program p =
        Passes.run(
            Sources.program("int main(void) { int x; x = x / x; x = x % x; }"),
            new PassOptions(
                CheckOptions.of(Set.of(Check.DIVISION_BY_ZERO)),
                Set.of("main.division-by-zero.2"),
                PassOptions.Inlining.NONE,
                PassOptions.Assumptions.KEEP,
                PassOptions.Constants.KEEP,
                UnwindBounds.NONE,
                PassOptions.Paths.JOINED));
    assertEquals(
        List.of("main.division-by-zero.2: division by zero in x % x"), Sources.properties(p));
  }

  /** Runs with all checks: the first that fails, or "fine". */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "fine | int a[3]; int *p = a + 3; p--; return *p;",
        "main.array_bounds.2 | int a[3]; int i = 3; a[i] = 1;",
        "main.pointer_dereference.6 | int a[3]; int *p = a + 3; *p = 1;",
        "main.pointer_dereference.1 | int *p = 0; *p = 1;",
        "main.pointer_dereference.4 | int *p; { int x; p = &x; } return *p;",
        "main.pointer_dereference.3 | int *p = malloc(4); free(p); return *p;",
        "free.precondition.5 | int *p = malloc(4); free(p); free(p);",
        "free.precondition.3 | int x; int *p = &x; free(p);",
        "free.precondition.4 | char *p = malloc(4); free(p + 1);",
        "fine | char *p = malloc(4); free(p); free(0);",
        "__CPROVER__start.memory-leak.1 | char *p = malloc(4);",
        "fine | struct { int n; char d[]; } *p = malloc(8); p->d[3] = 1; free(p);",
        "main.pointer_dereference.5 | struct { int n; int d[]; } *p = malloc(8); p->d[1] = 1;",
        "main.overflow.1 | int x = 2147483647; x++;",
        "main.overflow.1 | int x = -2147483647 - 1; x = x / -1;",
        "fine | int x = 1; x = x << 30;",
        "main.overflow.1 | int x = 1; x = x << 31;",
        "memset.pointer_dereference.6 | char b[3]; int n = 4; memset(b, 0, n);",
      })
  void violationsAreFound(String expected, String body) {
    String text =
        "void *malloc(unsigned long); void free(void *); void *memset(void *, int, unsigned long);"
            + " int main(void) {"
            + body
            + " return 0; }";
    Program p =
        Sources.checked(
            text, Check.BOUNDS, Check.POINTERS, Check.SIGNED_OVERFLOW, Check.MEMORY_LEAK);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Outcome outcome =
        new Interpreter(p).run(RunOptions.execution(new ZeroInputs(), out, out)).outcome();
    String found =
        outcome instanceof Outcome.PropertyViolated v
            ? v.property().name()
            : outcome instanceof Outcome.Finished ? "fine" : outcome.toString();
    assertEquals(expected, found);
  }

  /** What is checked at the ends of the rounds of a loop that may go on for ever. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "while (__VERIFIER_nondet_int()) p = 0; @",
        "for (;;) if (__VERIFIER_nondet_int() == 3) break; @",
        "while (x == y); @ heap_all_reachable()",
        "while (x); @ __kiki_measure_0 > 0 && (unsigned int)x < __kiki_measure_0"
            + " || heap_all_reachable()",
        "while (x < y) x++; @ __kiki_measure_0 > 0 && y - (long long)x < __kiki_measure_0"
            + " || heap_all_reachable()",
        "while (p) { free(p); p = 0; } @ __kiki_measure_0 || heap_all_reachable()",
        "while (p) { free(p); p = malloc(1); } @ heap_all_reachable()",
        "while (p) { p = malloc(1); p = *(char **)p; } @ heap_all_reachable()",
        "while (p) p = *(char **)p; @ p == NULL"
            + " || (serial(p) < __kiki_measure_0 && !__kiki_measure_3"
            + " || serial(p) > __kiki_measure_0 && !__kiki_measure_1) || heap_all_reachable()"
      })
  void roundsInWhichMemoryMayBeLost(String loop, String condition) {
    Program p =
        Sources.checked(
            "void *malloc(unsigned long); void free(void *); int __VERIFIER_nondet_int(void);"
                + " unsigned __VERIFIER_nondet_uint(void);"
                + " int main(void) { int x; int y; char *p; "
                + loop
                + " return 0; }",
            Check.MEMORY_TRACK);
    List<String> checks =
        p.functions().values().stream()
            .filter(f -> f.name().equals("main"))
            .flatMap(f -> f.body().stream())
            .filter(i -> i instanceof Instruction.Assert)
            .map(i -> ExprPrinter.printLine(((Instruction.Assert) i).condition()))
            .toList();
    assertEquals(condition == null ? List.of() : List.of(condition), checks);
  }
}
