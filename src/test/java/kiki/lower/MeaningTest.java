// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.program.Program;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What lowered programs do, with and without passes. The expected values are what gcc's programs
 * print or return, except where C leaves the order of evaluation open: there it is left to right.
 */
class MeaningTest {
  private static String output(Program program) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Outcome outcome =
        new Interpreter(program)
            .run(RunOptions.execution(new ZeroInputs(), out, out).withStepLimit(1_000_000))
            .outcome();
    String text = out.toString(StandardCharsets.UTF_8);
    return outcome instanceof Outcome.Finished(int status)
        ? text.isEmpty() ? Integer.toString(status) : text.strip()
        : outcome.toString();
  }

  private static void expect(String expected, String program) {
    Program lowered = Sources.program(program);
    assertEquals(expected, output(lowered), "lowered");
    PassOptions options = PassOptions.of(CheckOptions.of(Set.of()));
    assertEquals(expected, output(Sources.valid(Passes.run(lowered, options))), "with passes");
    PassOptions inlined = options.withInlining(PassOptions.Inlining.ALL);
    assertEquals(expected, output(Sources.valid(Passes.run(lowered, inlined))), "inlined");
  }

  private static void expectValue(String expected, String expression, String before) {
    expect(
        expected,
        "int printf(const char *, ...);\n"
            + before
            + "\nint main(void) { printf(\"%d\", (int) ("
            + expression
            + ")); }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "7 | 1 + 2 * 3",
        "-2 | -7 / 3",
        "-1 | -7 % 3",
        "1 | 5 > 3 && 2 < 4",
        "250 | (unsigned char) 506",
        "-6 | (signed char) 250",
        "1 | (_Bool) 0.5",
        "3 | (1, 2, 3)",
        "4 | 0 ?: 4",
        "-1 | -1 >> 5",
        "1 | -1 < 1u ? 0 : 1",
        "12 | sizeof(struct { char c; int i; short s; })",
        "2 | (int) 2.9f",
        "97 | 'a'",
        "3 | \"abc\"[3] + sizeof(\"ab\")",
        "11 | ({ int t = 5; t * 2 + 1; })",
      })
  void expressions(String expected, String expression) {
    expectValue(expected, expression, "");
  }

  @Test
  void operandsAreEvaluatedFromLeftToRight() {
    expectValue("6", "g * f(3) + f(g)", "int g = 1; int f(int x) { g += x; return 3; }");
    expectValue("21", "h(k++, k++)", "int k = 1; int h(int a, int b) { return a + 10 * b; }");
  }

  @Test
  void shortCircuitSkipsSideEffects() {
    String f = "int n; int f(int x) { n++; return x; }";
    expectValue("0", "(0 && f(1)) + n", f);
    expectValue("1", "(1 || f(1)) + n", f);
    expectValue("2", "(1 && f(1)) + n", f);
    expectValue("11", "(f(0) || f(2) && !f(0)) + 10 * (n == 3) ", f);
    expectValue("51", "(n ? f(3) : f(5)) * 10 + n", f);
  }

  @Test
  void assignmentsGiveTheStoredValue() {
    expectValue("44", "(c = 300) + 0 * c", "unsigned char c;");
    expectValue("2", "(s.b = 10) + (s.b = 8)", "struct { unsigned b : 3; } s;");
    expectValue("10", "x++ + ++x", "int x = 4;");
  }

  @Test
  void bitFieldsKeepTheirWidth() {
    expectValue("-1", "(s.a = 7, s.a)", "struct { int a : 3; unsigned b : 5; } s;");
    expectValue("5", "(s.b = 37, s.b)", "struct { int a : 3; unsigned b : 5; } s;");
    expectValue("0", "(s.b = 31, ++s.b)", "struct { int a : 3; unsigned b : 5; } s;");
  }

  @Test
  void switchFallsThroughAndFindsRanges() {
    String f =
        "int f(int x) { int r = 0; switch (x) { int y; case 1: y = 5; r = y; break;"
            + " case 2: r++; case 3: r += 10; break; case 10 ... 20: r = 99; break;"
            + " default: r = -1; } return r; }";
    expectValue("5", "f(1)", f);
    expectValue("11", "f(2)", f);
    expectValue("99", "f(15)", f);
    expectValue("-1", "f(21)", f);
  }

  @Test
  void jumpsInAndOutOfBlocks() {
    expect(
        "26",
        "int main(void) { int i = 0; again:; int x; x = i;"
            + " { int z = 5; i += z; if (i < 15) goto again; } goto in; { int y; in: y = 1;"
            + " i += y; } return i + x; }");
    expect(
        "3",
        "int main(void) { int n = 0; for (int i = 0; i < 3; i++) for (int j = 0;; j++)"
            + " { if (j == 2) goto out; n++; if (n > 2) goto end; continue; out: break; }"
            + " end: return n; }");
  }

  @Test
  void computedGoto() {
    expectValue(
        "321",
        "f(0) + 10 * f(1) + 100 * f(2)",
        "int f(int k) { static void *t[] = {&&a, &&b, &&c}; goto *t[k];"
            + " a: return 1; b: return 2; c: return 3; }");
  }

  @Test
  void variableArguments() {
    expectValue(
        "6",
        "f(3, 1, 2, 3)",
        "#include <stdarg.h>\nint f(int n, ...) { va_list a; va_start(a, n); int s = 0;"
            + " while (n-- > 0) s += va_arg(a, int); va_end(a); return s; }");
    expectValue(
        "7",
        "f(1, 2.5, s, 1L)",
        "#include <stdarg.h>\nstruct { int a, b; } s = {1, 2};"
            + "int f(int n, ...) { va_list a, b; va_start(a, n); va_copy(b, a);"
            + " double d = va_arg(a, double) + va_arg(b, double);"
            + " __typeof__(s) t = va_arg(a, __typeof__(s)); return d + t.b * va_arg(a, long); }");
  }

  @Test
  void variableLengthArrays() {
    expectValue(
        "24",
        "f(3, 4) + g(2)",
        "int f(int n, int m) { int a[n][m]; a[2][3] = 5; a[1][3] = 1; return a[2][3] + (a[2] -"
            + " a[1]) + sizeof a[0] / 4 + a[1][3]; } int g(int n) { int s = 0; for (int i = 1; i <="
            + " n; i++) { char b[i]; s += sizeof b; } return s + 7; }");
  }

  @Test
  void initialisers() {
    expectValue(
        "113",
        "p.x + p.u.i + p.a[0] + p.a[3] + q[1].a[2] + t[3]",
        "struct p { int x; union { char c; int i; } u; int a[4]; }"
            + " p = {.x = 1, .u.i = 2, .a = {3, [3] = 4}}, q[3] = {[1] = {.a = {[2] = 3}}};"
            + " char t[6] = \"abcd\";");
    expect(
        "9",
        "int f(void) { static int n = 1; return n++; }"
            + "int main(void) { int a[3] = {f(), f(), [2] = f()}; struct { int x, y; } s = {a[2]};"
            + " return a[0] + a[1] + a[2] + s.x + s.y; }");
  }

  @Test
  void functionPointers() {
    expectValue(
        "19",
        "t[0](4) + t[1](5) + (1 ? sub : add)(5)",
        "int add(int x) { return x + 5; } int sub(int x) { return x - 1 + 1; }"
            + " int (*t[2])(int) = {add, &sub};");
  }

  @Test
  void compoundLiteralsAndStructResults() {
    expectValue(
        "15",
        "f((struct s){1, {2, 3}}).a[1] + ((struct s){.x = 2}).x + g()->x",
        "struct s { int x; int a[2]; }; struct s f(struct s v) { v.a[1] += v.x * 3; return v; }"
            + " struct s *g(void) { static struct s k; k = (struct s){7}; return &k; }");
  }

  @Test
  void atExitAndConstructors() {
    expect(
        "abc",
        "int putchar(int); int atexit(void (*)(void)); void exit(int);"
            + " void last(void) { putchar('c'); } void before(void) { putchar('b'); }"
            + " __attribute__((constructor)) void first(void) { putchar('a'); }"
            + " int main(void) { atexit(last); atexit(before); exit(0); }");
  }

  @Test
  void unspecifiedReturnValueOfMainIsZero() {
    expect("0", "int main(void) { int x = 5; x++; }");
  }

  @Test
  void overflowBuiltins() {
    expectValue("1", "__builtin_add_overflow(2147483647, 1, &r) && r == -2147483648", "int r;");
    expectValue("0", "__builtin_mul_overflow(30000u, 30000, &r)", "long r;");
    expectValue("1", "__builtin_sub_overflow(0u, 1, &r)", "unsigned r;");
  }

  @Test
  void atomicsAreOrdinaryAccesses() {
    expectValue(
        "33",
        "__sync_fetch_and_add(&x, 2) + __sync_add_and_fetch(&x, 1) + __atomic_exchange_n(&x, 9, 5)"
            + " + __sync_val_compare_and_swap(&x, 9, 3) + x * __sync_bool_compare_and_swap(&x, 3,"
            + " 3)",
        "int x = 5;");
  }

  @Test
  void mainSeesItsArguments() {
    Program p =
        Sources.program("int main(int argc, char **argv) { return argc * 10 + argv[1][0] - 'a'; }");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Outcome outcome =
        new Interpreter(p)
            .runMain("p", List.of("b", "c"), RunOptions.execution(new ZeroInputs(), out, out))
            .outcome();
    assertEquals(new Outcome.Finished(31), outcome);
  }
}
