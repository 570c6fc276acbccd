// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kiki.api.Arguments;
import kiki.api.CProgram;
import kiki.api.CProgram.TransitionEncoding;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.transition.engine.ReachabilityAnswer;
import kiki.transition.engine.ReachabilityChecker;
import kiki.transition.engine.ReachabilityEngine;
import kiki.transition.format.ModelFormatException;
import kiki.transition.format.TransitionFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs as transition systems. */
class ProgramEncoderTest {
  private static final String PRELUDE =
      """
      extern int nondet_int(void);
      extern unsigned char nondet_uchar(void);
      void __CPROVER_assert(_Bool, const char *);
      void __CPROVER_assume(_Bool);
      #define check(c) __CPROVER_assert(c, #c)
      #line 1
      """;

  private static CProgram program(String text) {
    return new CReader(Arguments.options("--32")).read(CSource.text("test.c", PRELUDE + text));
  }

  /** LLUMC, section 5: the loop is left when x has wrapped around. */
  private static final String PAPER =
      """
      int main(void) {
        unsigned int x = 4294967295 - 101;
        while (x >= 10) {
          x += 2;
        }
        check(x % 2);
      }
      """;

  @Test
  void formulasAreThoseOfThePaper() {
    List<String> expected =
        List.of(
            "Control points:",
            "  1: start",
            "  2: main, line 3, loop",
            "  3: main, line 4",
            "  4: main, line 3",
            "  5: ok",
            "  6: error, main.assertion.1",
            "Initial formula:",
            "  curr = 1 ∧ pred = 1",
            "Goal formula:",
            "  curr = 6",
            "Universal formula:",
            "  curr ≤ 6 ∧ pred ≤ 6",
            "Transition formula:",
            "  ∧ (curr = 1 ⇒ curr' = 2 ∧ pred' = curr ∧ x' = 4294967194)",
            "  ∧ (curr = 3 ⇒ curr' = 2 ∧ pred' = curr ∧ x' = (2 + x))",
            "  ∧ (curr = 2 ∧ x ≥ 10 ⇒ curr' = 3 ∧ pred' = curr ∧ x' = x)",
            "  ∧ (curr = 2 ∧ x < 10 ⇒ curr' = 4 ∧ pred' = curr ∧ x' = x)",
            "  ∧ (curr = 4 ∧ 1 ≠ x[0:0] ⇒ curr' = 6 ∧ pred' = curr ∧ x' = x)",
            "  ∧ (curr = 6 ⇒ curr' = 6 ∧ pred' = curr ∧ x' = x)",
            "  ∧ (otherwise ⇒ curr' = 5 ∧ pred' = curr ∧ x' = x)");
    assertEquals(expected, program(PAPER).encodingOfBlocks().formulas());
  }

  @Test
  void largeBlocksAreFromLoopToLoop() {
    List<String> expected =
        List.of(
            "Control points:",
            "  1: start",
            "  2: main, line 3, loop",
            "  3: ok",
            "Initial formula:",
            "  curr = 1",
            "Goal formula:",
            "  ∨ curr = 2 ∧ x < 10 ∧ 1 ≠ x[0:0]",
            "Universal formula:",
            "  curr ≤ 3",
            "Transition formula:",
            "  ∧ (curr = 1 ⇒ curr' = 2 ∧ x' = 4294967194)",
            "  ∧ (curr = 2 ∧ x ≥ 10 ⇒ curr' = 2 ∧ x' = (2 + x))",
            "  ∧ (otherwise ⇒ curr' = 3 ∧ x' = x)");
    assertEquals(expected, program(PAPER).encoding().formulas());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { unsigned char x = 0; while (x < 20) x += 3; check(x == 21); }",
        "int main(void) { unsigned char n = nondet_uchar(), s = 0;"
            + " while (n > 0) { n--; s = 1 - s; } check(s < 2); }",
        "unsigned char f(unsigned char a) { unsigned char r = 0;"
            + " while (a > 1) { a -= 2; r++; } return r; }"
            + " int main(void) { check(f(3) == 1); check(f(6) == 3); }",
        "int main(void) { char a[4] = {0}; char *p = a; unsigned char i = 0;"
            + " while (nondet_uchar()) { p = &a[i % 4]; *p = 1; i++; } check(a[3] != 2); }",
        "int main(void) { float x = 1; while (nondet_uchar()) x = -x; check(x * x == 1); }",
        "int main(void) { unsigned char x = nondet_uchar();"
            + " while (x) { while (x & 1) x--; x >>= 1; } check(x == 0); }",
      })
  void provedInAllFormats(String text) throws ModelFormatException {
    requireInAllFormats(text, ReachabilityAnswer.Unreachable.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { unsigned char x = 0; while (x < 20) x += 3; check(x == 20); }",
        "int main(void) { unsigned char n = nondet_uchar(), s = 0;"
            + " while (n > 0) { n--; s = 1 - s; } check(s == 0); }",
        "unsigned char f(unsigned char a) { unsigned char r = 0;"
            + " while (a > 1) { a -= 2; r++; } return r; }"
            + " int main(void) { check(f(3) == 1); check(f(6) == 4); }",
        "int main(void) { char a[4] = {0}; char *p = a; unsigned char i = 0;"
            + " while (nondet_uchar()) { p = &a[i % 4]; *p = 1; i++; } check(a[1] != 1); }",
        "int main(void) { float x = 1; while (nondet_uchar()) x = -x; check(x > 0); }",
        "int main(void) { unsigned char x = nondet_uchar(), y = x;"
            + " while (x) { while (x & 1) x--; x >>= 1; } check(y != 3); }",
      })
  void violatedInAllFormats(String text) throws ModelFormatException {
    requireInAllFormats(text, ReachabilityAnswer.Reachable.class);
  }

  /** Whether some property is violated, whatever the format. */
  private static void requireInAllFormats(String text, Class<? extends ReachabilityAnswer> answer)
      throws ModelFormatException {
    TransitionEncoding e = program(text).encoding();
    List<ReachabilityAnswer> ascii = answers("p.aag", e.asciiAiger());
    boolean reached = ascii.stream().anyMatch(ReachabilityAnswer.Reachable.class::isInstance);
    assertEquals(answer == ReachabilityAnswer.Reachable.class, reached, text);
    assertEquals(kinds(ascii), kinds(answers("p.aig", e.binaryAiger())), text);
    assertEquals(kinds(ascii), kinds(answers("p.btor2", e.btor2())), text);
  }

  /** There any violation is the goal. */
  @Test
  void dimSpecHasOneGoal() throws ModelFormatException {
    String text = "int main(void) { unsigned char x = 0; while (x < 9) x += 2; check(x == %d); }";
    CProgram holds = program(text.formatted(10));
    CProgram fails = program(text.formatted(9));
    for (TransitionEncoding e : List.of(holds.encoding(), holds.encodingOfBlocks())) {
      assertEquals(
          List.of(ReachabilityAnswer.Unreachable.class), kinds(answers("p.dimspec", e.dimspec())));
    }
    for (TransitionEncoding e : List.of(fails.encoding(), fails.encodingOfBlocks())) {
      assertEquals(
          List.of(ReachabilityAnswer.Reachable.class), kinds(answers("p.dimspec", e.dimspec())));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x == 21", "x != 21"})
  void blocksHaveTheSameAnswersAsLargeSteps(String condition) throws ModelFormatException {
    String text = "int main(void) { unsigned char x = 0; while (x < 20) x += 3; check(%s); }";
    CProgram program = program(text.formatted(condition));
    assertEquals(
        kinds(answers("p.aag", program.encoding().asciiAiger())),
        kinds(answers("p.aag", program.encodingOfBlocks().asciiAiger())));
  }

  private static List<Class<?>> kinds(List<ReachabilityAnswer> answers) {
    return answers.stream().<Class<?>>map(Object::getClass).toList();
  }

  private static List<ReachabilityAnswer> answers(String name, byte[] content)
      throws ModelFormatException {
    var system = TransitionFiles.read(name, content).system();
    List<ReachabilityEngine> engines =
        List.of(ReachabilityEngine.IC3, ReachabilityEngine.UNROLLING);
    List<ReachabilityAnswer> answers = new ArrayList<>();
    for (int bad = 0; bad < system.bads().length; bad++) {
      answers.add(new ReachabilityChecker(system, engines, () -> false).check(bad));
    }
    return answers;
  }

  @Test
  void filesSayWhatTheirBitsAre() {
    TransitionEncoding encoding = program(PAPER).encoding();
    String aiger = new String(encoding.asciiAiger(), java.nio.charset.StandardCharsets.US_ASCII);
    assertTrue(aiger.lines().anyMatch("l0 curr[0]"::equals), aiger);
    assertTrue(aiger.lines().anyMatch("l33 x[31]"::equals), aiger);
    String btor2 = new String(encoding.btor2(), java.nio.charset.StandardCharsets.US_ASCII);
    assertTrue(btor2.lines().anyMatch(l -> l.endsWith("state 1 x[31]")), btor2);
    String dimspec = new String(encoding.dimspec(), java.nio.charset.StandardCharsets.US_ASCII);
    assertTrue(dimspec.lines().anyMatch("c x 3..34"::equals), dimspec);
  }

  @Test
  void refusalsNameConstructAndLine() {
    assertRefused(
        "int f(int n) { return n ? f(n - 1) : 0; }\n"
            + "int main(void) { check(f(nondet_int()) == 0); }",
        "test.c:1:",
        "recursion of f");
    assertRefused(
        "void *malloc(unsigned long);\nint main(void) {\n  int *p = 0;\n"
            + "  while (nondet_int()) { p = malloc(4); }\n  check(!p);\n}",
        "test.c:4:",
        "memory that is allocated in a loop");
    assertRefused(
        "int main(void) {\n  int a[1000] = {0};\n"
            + "  for (int i = 0; i < 1000; i++) a[i] = i;\n  check(a[9] == 9);\n}",
        "test.c:2:", "the array a");
  }

  private static void assertRefused(String text, String place, String what) {
    CProgram program = program(text);
    String message = assertThrows(InputError.class, program::encoding).getMessage();
    assertTrue(message.startsWith(place) && message.contains(what), message);
  }
}
