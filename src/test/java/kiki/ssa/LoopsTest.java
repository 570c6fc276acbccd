// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import kiki.program.Program;
import kiki.ssa.form.Ssa;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Loops of every form, each with an assertion that holds and one that does not; what unwinding step
 * by step finds must be what the form made in one go at the same depth finds.
 */
class LoopsTest {
  private static final int DEPTH = 3;

  /** Bodies of main with CHECK standing for an assertion. */
  static Stream<Arguments> programs() {
    return Stream.of(
        program("straight", "int x = 3; CHECK(x == 3)", "x == 4"),
        program("while", "int i = 0; while (i < 3) i++; CHECK(i == 3)", "i == 4"),
        program("inside", "int i = 0; while (i < 3) { CHECK(i <= 2); i++; }", "i <= 1"),
        program(
            "nested",
            "int s = 0; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) s++; CHECK(s == 4)",
            "s == 3"),
        program(
            "nested input",
            "unsigned n = nondet_uint(); assume(n <= 3); unsigned s = 0;"
                + "for (unsigned i = 0; i < n; i++) for (unsigned j = 0; j < i; j++) s++;"
                + "CHECK(s <= 3)",
            "s <= 2"),
        program(
            "two exits",
            "int i = 0, r = 0; while (1) { if (nondet_bool()) { r = 1; break; }"
                + "if (i >= 3) { r = 2; break; } i++; } CHECK(r != 0)",
            "r != 2"),
        program(
            "goto out of two",
            "int i = 0, j = 0; for (i = 0; i < 3; i++) for (j = 0; j < 3; j++)"
                + "if (i + j == 3) goto out; out: CHECK(i + j == 3)",
            "i + j == 4"),
        program(
            "continue",
            "int s = 0; for (int i = 0; i < 4; i++) { if (i % 2) continue; s += i; } CHECK(s == 2)",
            "s == 6"),
        program(
            "continue outer",
            "int s = 0; for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) {"
                + "if (j > i) goto next; s++; } next: ; } CHECK(s == 6)",
            "s == 5"),
        program(
            "switch",
            "int s = 0; for (int i = 0; i < 4; i++) { switch (i) { case 0: continue;"
                + "case 1: s += 1; break; case 2: s += 10; default: s += 100; } } CHECK(s == 211)",
            "s == 210"),
        program(
            "endless",
            "unsigned char x = 0; while (1) { CHECK(x <= 3); x = (x + 1) % 4; }",
            "x <= 2"),
        program(
            "endless with exit of an inner loop",
            "int x = 0; while (1) { int n = 0; while (n < 2) { n++; if (nondet_bool()) break; }"
                + "CHECK(n >= 1 && n <= 2); x = n; }",
            "n == 1"),
        program("do while", "int i = 0; do { i++; } while (i < 3); CHECK(i == 3)", "i == 2"),
        program(
            "irreducible",
            "int i = 0; if (nondet_bool()) goto b; a: i++; b: i++; if (i < 4) goto a;"
                + "CHECK(i == 4 || i == 5)",
            "i == 4"),
        program("return from a loop", "int r = find(2); CHECK(r == 2)", "r == 3"),
        program("recursion", "CHECK(sum(4) == 10)", "sum(4) == 11"),
        program(
            "recursion on input",
            "int n = nondet_int(); assume(n >= 0 && n <= 3); CHECK(sum(n) <= 6)",
            "sum(n) <= 5"),
        program("mutual recursion", "CHECK(even(4) && !even(3))", "even(3)"));
  }

  private static final String FUNCTIONS =
      """
      int find(int v) {
        for (int i = 0; ; i++)
          for (int j = 0; j < 2; j++)
            if (i * 2 + j == v) return i * 2 + j;
      }
      int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }
      _Bool odd(int n);
      _Bool even(int n) { return n == 0 ? 1 : odd(n - 1); }
      _Bool odd(int n) { return n == 0 ? 0 : even(n - 1); }
      """;

  private static Arguments program(String name, String body, String wrong) {
    String holds = body.replace("CHECK", "check");
    int from = body.indexOf("CHECK(");
    int depth = 0;
    int to = from + "CHECK".length();
    do {
      depth += body.charAt(to) == '(' ? 1 : body.charAt(to) == ')' ? -1 : 0;
      to++;
    } while (depth > 0);
    String violated = body.substring(0, from) + "check(" + wrong + ")" + body.substring(to);
    return Arguments.of(name, program(holds), program(violated));
  }

  private static Program program(String body) {
    return CPrograms.of(FUNCTIONS + "int main(void) { " + body + "; return 0; }");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void boundedModelChecking(String name, Program holds, Program violated) {
    boolean endless = name.startsWith("endless");
    Verification.Verdict expected = endless ? Verification.Verdict.OPEN : Verification.Verdict.SAFE;
    assertEquals(expected, Verification.boundedModelChecking(holds, 8));
    assertEquals(Verification.Verdict.VIOLATED, Verification.boundedModelChecking(violated, 8));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void inductionIsNeverWrong(String name, Program holds, Program violated) {
    assertEquals(false, Verification.induction(holds, 4) == Verification.Verdict.VIOLATED);
    assertEquals(Verification.Verdict.VIOLATED, Verification.induction(violated, 8));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void unwindingStepByStepIsUnwindingAtOnce(String name, Program holds, Program violated) {
    for (Program program : new Program[] {holds, violated}) {
      for (Ssa.Mode mode : Ssa.Mode.values()) {
        Verification steps = Verification.of(program, mode);
        for (int k = 1; k <= DEPTH; k++) {
          Verification once = Verification.at(k, program, mode);
          assertEquals(
              once.violations(Ssa.Mode.FROM_START),
              steps.violations(Ssa.Mode.FROM_START),
              mode + " from the start at " + k);
          assertEquals(
              once.violations(Ssa.Mode.CUT),
              steps.violations(Ssa.Mode.CUT),
              mode + " in the window at " + k);
          steps.unwind();
        }
      }
    }
  }
}
