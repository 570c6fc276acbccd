// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kiki.cfront.type.IntType;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ListedInputs;
import kiki.interpret.input.RandomInputs;
import kiki.interpret.input.ScriptedInput;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.interpret.memory.Placement;
import kiki.options.Check;
import kiki.options.DataModel;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs of C programs: inputs, violations, the end. */
class RunTest {
  private static RunResult run(Program program, InputSource inputs) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    return new Interpreter(program).runMain("a", List.of(), RunOptions.execution(inputs, out, out));
  }

  private static Program checked(String text) {
    return Passes.run(
        CPrograms.text(text, DataModel.LP64),
        PassOptions.of(CheckOptions.of(EnumSet.allOf(Check.class))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int a[3]; int main(void) { int i = 3; return a[i]; }|array_bounds",
        "int main(void) { int *p = 0; return *p; }|pointer NULL",
        "int main(void) { int *p; { int x = 1; p = &x; } return *p; }|dead object",
        "int main(void) { int x = 2147483647; return x + 1 > 0; }|overflow on signed +",
        "int main(void) { int x = 0; return 1 / x; }|division by zero",
        "int main(void) { int x = 33; return 1 << x; }|shift",
        "int main(void) { char *s = \"abc\"; s[0] = 'x'; return 0; }|read-only",
        "void free(void *); int main(void) { int x; free(&x); return 0; }|free",
        "void *malloc(unsigned long); void free(void *);"
            + " int main(void) { char *p = malloc(4); free(p); return *p; }|deallocated",
        "void *malloc(unsigned long); int main(void) { malloc(4); return 0; }|memory",
        "int main(void) { int x = 1; __CPROVER_assert(x == 2, \"two\"); return 0; }|assertion",
      })
  void detectsViolations(String text, String expected) {
    Outcome outcome = run(checked(text), new ZeroInputs()).outcome();
    var violated = assertInstanceOf(Outcome.PropertyViolated.class, outcome);
    String description = violated.property().name() + " " + violated.property().description();
    assertTrue(description.contains(expected), description);
  }

  /** One truth a comparison, in the bits of the result. */
  private static int status(Placement placement, String text) {
    Program program =
        CPrograms.text("void *malloc(unsigned long); void free(void *); " + text, DataModel.LP64);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RunOptions options = RunOptions.execution(new ZeroInputs(), out, out).withPlacement(placement);
    Outcome outcome = new Interpreter(program).runMain("a", List.of(), options).outcome();
    return assertInstanceOf(Outcome.Finished.class, outcome).status();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int a, b; int main(void) { int *p = &a + 1, *q = &b; return p == q; }|1",
        "int main(void) { int a, b; int *p = &a + 1, *q = &b; return p == q; }|1",
        "int main(void) { int *p = malloc(4); free(p); int *q = malloc(9); return p == q; }|1",
        "int main(void) { int *p = malloc(4); free(p); int *q = malloc(99); return p == q; }|0",
        "int main(void) { int *p = malloc(4), *q = malloc(4); return (p == q) + (p + 1 == q); }|0",
        "int main(void) { int *p = malloc(4); free(p); int *q = malloc(4), *r = malloc(4);"
            + " return (p == q) + 2 * (p == r) + 4 * (q == r); }|1",
        "int main(void) { int *p = malloc(4), *q = malloc(4); free(p); free(q);"
            + " int *r = malloc(4), *s = malloc(4); return (r == q) + 2 * (s == p); }|3",
        "int main(void) { int *p = malloc(4); free(p); int *q = malloc(4); *q = 5;"
            + " int *r = malloc(4); *r = 6; return *q; }|5",
        "int *f(void) { int x; int *p = &x; return p; }"
            + " int main(void) { int *p = f(), *q = f(); return p == q; }|1",
      })
  void denseObjectsMayMeet(String text, int expected) {
    assertEquals(expected, status(Placement.DENSE, text));
    if (!text.contains("*r")) {
      assertEquals(0, status(Placement.APART, text));
    }
  }

  @Test
  void listedInputsAreUsedInOrder() {
    Program program =
        CPrograms.text(
            "int __VERIFIER_nondet_int(void); double __VERIFIER_nondet_double(void);"
                + " int main(void) { int a = __VERIFIER_nondet_int();"
                + " double d = __VERIFIER_nondet_double(); int b = __VERIFIER_nondet_int();"
                + " return a * 10 + b + (int)(4 * d); }",
            DataModel.LP64);
    ListedInputs inputs = new ListedInputs(List.of("3", "0.25", "-0x2"), new ZeroInputs());
    assertEquals(new Outcome.Finished(29), run(program, inputs).outcome());
    ListedInputs wrong = new ListedInputs(List.of("three"), new ZeroInputs());
    assertInstanceOf(Outcome.InputMismatch.class, run(program, wrong).outcome());
  }

  @Test
  void abortHasTheStatusOfTheSignal() {
    Program program =
        CPrograms.text("void abort(void); int main(void) { abort(); }", DataModel.LP64);
    assertEquals(new Outcome.Finished(134), run(program, new ZeroInputs()).outcome());
  }

  @Test
  void runsAreRepeatable() {
    String text =
        "int printf(const char *, ...); int __VERIFIER_nondet_int(void); int main(void) { int x;"
            + " for (int i = 0; i < 5; i++) printf(\"%d \", __VERIFIER_nondet_int());"
            + " printf(\"%d\", x); return 0; }";
    List<String> outputs = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new Interpreter(CPrograms.text(text, DataModel.LP64))
          .runMain("a", List.of(), RunOptions.execution(new RandomInputs(7), out, out));
      outputs.add(out.toString(StandardCharsets.US_ASCII));
    }
    assertEquals(outputs.get(0), outputs.get(1));
  }

  @Test
  void aStepLimitEndsALoop() {
    Program program = CPrograms.text("int main(void) { for (;;) ; }", DataModel.LP64);
    RunResult result =
        new Interpreter(program)
            .run(RunOptions.replay(new ZeroInputs(), p -> true).withStepLimit(1000));
    assertInstanceOf(Outcome.StepLimitReached.class, result.outcome());
  }

  @Test
  void aCallLimitEndsARecursion() {
    String text =
        "int f(int n) { return n == 0 ? 0 : f(n - 1); } int g(int n) { return f(n); }"
            + " int main(void) { return g(100); }";
    Program program = CPrograms.text(text, DataModel.LP64);
    RunOptions options = RunOptions.replay(new ZeroInputs(), p -> true);
    assertInstanceOf(
        Outcome.MemoryExhausted.class,
        new Interpreter(program).run(options.withCallLimit(100)).outcome());
    assertEquals(
        new Outcome.Finished(0),
        new Interpreter(program).run(options.withCallLimit(110)).outcome());
  }

  @Test
  void whatDependsOnAnApproximationShowsNothing() {
    String text =
        "double erf(double); double __VERIFIER_nondet_double(void);"
            + " int main(void) { double x = __VERIFIER_nondet_double(), y = erf(x); int z = 1;"
            + " if (z) __CPROVER_assert(z == 2, \"independent\");"
            + " __CPROVER_assert(y < 0.5, \"bound\"); return 0; }";
    Program program = CPrograms.text(text, DataModel.LP64);
    assertInstanceOf(Outcome.PropertyViolated.class, replay(program, "independent"));
    assertInstanceOf(Outcome.UnsupportedReached.class, replay(program, "bound"));
  }

  @Test
  void aFunctionOfMathIsComputed() {
    String text =
        "double sin(double); double __VERIFIER_nondet_double(void);"
            + " int main(void) { double y = sin(__VERIFIER_nondet_double());"
            + " __CPROVER_assert(y < 0.4, \"less\"); __CPROVER_assert(y < 0.5, \"more\");"
            + " return 0; }";
    Program program = CPrograms.text(text, DataModel.LP64);
    assertInstanceOf(Outcome.PropertyViolated.class, replay(program, "less"));
    assertInstanceOf(Outcome.Finished.class, replay(program, "more"));
  }

  private static Outcome replay(Program program, String description) {
    InputSource values = new ListedInputs(List.of("0.5", "0.75"), new ZeroInputs());
    return new Interpreter(program)
        .run(RunOptions.replay(values, p -> p.description().contains(description)))
        .outcome();
  }

  @Test
  void contentOfAnArrayCanBeScripted() {
    Program program =
        CPrograms.text(
            "struct s { int a; short b; }; int main(void) { struct s x[30];"
                + " return x[3].b + x[29].b * 10 + x[7].a; }",
            DataModel.LP64);
    Instruction declare =
        program.functions().values().stream()
            .flatMap(f -> f.body().stream())
            .filter(i -> i instanceof Instruction.Declare d && d.symbol().name().equals("x"))
            .findFirst()
            .orElseThrow();
    InputValue two = new InputValue.Int(BigInteger.TWO);
    InputValue five = new InputValue.Int(BigInteger.valueOf(5));
    InputValue content =
        new InputValue.Parts(
            List.of(
                new InputValue.Run(
                    32, 8, IntType.SHORT, two, new TreeMap<>(Map.of(BigInteger.valueOf(3), five))),
                new InputValue.Leaf(7 * 64, IntType.INT, five)));
    ScriptedInputs inputs = new ScriptedInputs(List.of(new ScriptedInput(declare, content)));
    RunResult result = new Interpreter(program).run(RunOptions.replay(inputs, p -> true));
    assertEquals(new Outcome.Finished(30), result.outcome());
  }
}
