// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.witness.format.WitnessReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WitnessValidationTest {
  private static final String INPUTS =
      """
      #define INPUT __VERIFIER_nondet_int()
      int main(void) {
        int x = __VERIFIER_nondet_int(), u;
        int y = INPUT;
        if (x == 42 && y == x + 3 && u == 5)
          reach_error();
      }
      """;

  private static final String COUNT =
      """
      int main(void) {
        int n = __VERIFIER_nondet_uchar(), i = 0, s = 0;
        while (i < n) {
          i++;
          s += 2;
        }
        if (s != 2 * n) reach_error();
      }
      """;

  private static final String LOOPS =
      """
      int main(void) {
        int x = __VERIFIER_nondet_uchar();
        for (int i = 0; i < 50; i++)
          for (int j = i; j > 0; j--)
            x = x > 3 ? x - 1 : x;
      }
      """;

  static List<WitnessProgram> programs() {
    return List.of(
        WitnessProgram.of(WitnessProgram.REACHABILITY, INPUTS),
        WitnessProgram.of(WitnessProgram.REACHABILITY, COUNT),
        WitnessProgram.of(WitnessProgram.TERMINATION, LOOPS),
        WitnessProgram.of(
            WitnessProgram.TERMINATION,
            "int main(void) { int x = __VERIFIER_nondet_int(); while (x == 7)"
                + " { if (__VERIFIER_nondet_int() == 3) continue; x = 0; } }"),
        WitnessProgram.of(
            WitnessProgram.TERMINATION,
            "int main(void) { char c; while (c == ' ') if (__VERIFIER_nondet_uchar() == 3) c = 0;"
                + " }"),
        WitnessProgram.of(
            WitnessProgram.OVERFLOW,
            "int main(void) { int x = __VERIFIER_nondet_int(); if (x + 1 > 7) return 1; }"),
        WitnessProgram.of(
            WitnessProgram.REACHABILITY,
            "int main(void) { float f; if (f > 0.09f && f < 0.11f && f * 10 == 1) reach_error();"
                + " }"),
        WitnessProgram.of(
            WitnessProgram.MEMORY,
            "int main(void) { int a[4], i = __VERIFIER_nondet_uchar(); a[i] = 1; return a[0]; }"),
        WitnessProgram.of(
            WitnessProgram.MEMORY,
            "extern void *malloc(unsigned n); extern void free(void *p);"
                + " int main(void) { char *p = malloc(3); free(p);"
                + " if (__VERIFIER_nondet_int() == 9) free(p); }"),
        severalFiles());
  }

  /** One of them with line markers. */
  private static WitnessProgram severalFiles() {
    return new WitnessProgram(
        WitnessProgram.REACHABILITY,
        List.of(
            new CSource.Text(
                "main.c", "extern int get(void); int main(void) {\n  return get(); }\n"),
            new CSource.Text(
                "get.c",
                "# 900 \"origin.c\"\n"
                    + "extern int __VERIFIER_nondet_int(void);\n"
                    + "extern void reach_error(void);\n"
                    + "int get(void) {\n"
                    + "  if (__VERIFIER_nondet_int() == 77)\n"
                    + "    reach_error();\n"
                    + "  return 0;\n"
                    + "}\n")));
  }

  /** By code that has not made it, and that looks at nothing but its text. */
  @ParameterizedTest
  @MethodSource("programs")
  void whatIsWrittenIsConfirmed(WitnessProgram program) {
    String witness = program.witness();
    WitnessReader.read(witness);
    assertInstanceOf(WitnessJudgement.Confirmed.class, program.judge(witness), witness);
  }

  @Test
  void placesAreThoseOfTheFile() {
    String witness = severalFiles().witness();
    assertTrue(witness.contains("file_name: \"get.c\"\n          line: 5"), witness);
    assertTrue(!witness.contains("origin.c"), witness);
  }

  @Test
  void wrongValuesAreRejected() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, INPUTS);
    String witness = program.witness();
    assertEquals("Rejected", program.answer(witness.replace("result == 42", "result == 41")));
    assertEquals("Rejected", program.answer(witness.replace("u == 5", "u == 6")));
  }

  @Test
  void wrongInvariantsAreRejectedWithTheirLine() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, COUNT);
    String witness = program.witness();
    String wrong = witness.replaceFirst("value: \"(.*)\"", "value: \"!($1)\"");
    WitnessJudgement.Rejected rejected =
        assertInstanceOf(WitnessJudgement.Rejected.class, program.judge(wrong));
    assertTrue(wrong.lines().toList().get(rejected.line() - 1).contains("type: loop_invariant"));
    String undefined = witness.replaceFirst("value: \"(.*)\"", "value: \"1 / (n - 7) < 9\"");
    assertEquals("Rejected", program.answer(undefined));
    String weak = witness.replaceFirst("value: \"(.*)\"", "value: \"i >= 0\"");
    assertEquals("Confirmed", program.answer(weak));
  }

  @Test
  void rankingsThatGoUpAreRejected() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.TERMINATION, LOOPS);
    String witness = program.witness();
    assertTrue(witness.contains("\\\\at(j, AnyPrev)"), witness);
    assertEquals(
        "Rejected", program.answer(witness.replaceAll("AnyPrev\\)\\) > ", "AnyPrev)) < ")));
  }

  /** True claims that are no reason to end are no proof; neither is nothing. */
  @Test
  void nothingIsConfirmedByNobody() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.TERMINATION, LOOPS);
    String witness = program.witness();
    String empty = witness.substring(0, witness.indexOf("  content:")) + "  content: []\n";
    assertEquals("Unknown", program.answer(empty));
  }

  @Test
  void whatFitsNoFileIsRefused() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, COUNT);
    String witness = program.witness();
    refused(program, witness.replaceAll("line: \\d+", "line: 1"), "no loop starts");
    refused(program, witness.replaceFirst("value: \"(.*)\"", "value: \"i >=\""), "w.yml:");
    refused(program, witness.replaceFirst("value: \"(.*)\"", "value: \"nobody > 0\""), "nobody");
    refused(program, witness.replace("ILP32", "LP64"), "data model");
    refused(program, witness.replace("reach_error", "other"), "another specification");
    refused(
        program, witness.replaceFirst("\": \"[0-9a-f]{8}", "\": \"00000000"), "another content");
  }

  /** It may be true; text that only reads like the message about it is wrong nevertheless. */
  @Test
  void whatIsNotSupportedIsUnknown() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, COUNT);
    assertEquals("Unknown", program.answer(claiming(program, "i >= 0.0dd")));
    refused(program, claiming(program, "nobody > 'not supported'"), "nobody");
    refused(program, claiming(program, "i >= 0.0q1"), "suffix");
  }

  /** What is woven in must not change what the program does: else false claims come true. */
  @Test
  void conditionsWithEffectsAreRefused() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, COUNT);
    for (String effect :
        List.of(
            "i++ >= 0",
            "(i = 0) == 0",
            "({ i = 0; 1; })",
            "1) && (i = 0, 1",
            "1); i = 0; (1",
            "i >= 0 // always",
            "i >= 0 /* always",
            "1 #define x",
            "__CPROVER_forall { int k; k == k }")) {
      refused(program, claiming(program, effect), effect.substring(0, 1));
    }
    for (String call :
        List.of("abort(), 1", "(abort)(0) == 0", "(*&abort)() == 0", "__CPROVER_assume(0) == 0")) {
      assertEquals("Unknown", program.answer(claiming(program, call)), call);
    }
    assertEquals("Confirmed", program.answer(claiming(program, "(long)(i) >= (0)")));
  }

  private static String claiming(WitnessProgram program, String condition) {
    String value = "value: \"" + condition + "\"";
    return program.witness().replaceFirst("value: \"(.*)\"", Matcher.quoteReplacement(value));
  }

  private static void refused(WitnessProgram program, String witness, String word) {
    InputError error = assertThrows(InputError.class, () -> program.judge(witness), witness);
    assertTrue(error.getMessage().contains(word), error.getMessage());
  }

  @Test
  void contractsAreChecked() {
    WitnessProgram program =
        WitnessProgram.of(
            WitnessProgram.REACHABILITY,
            """
            int twice(int x) {
              if (x > 100) return 200;
              return x + x;
            }
            int main(void) {
              if (twice(__VERIFIER_nondet_uchar()) > 200) reach_error();
            }
            """);
    String witness = program.witness().replace("\"2.0\"", "\"2.1\"");
    String contract =
        """
          content:
          - contract:
              type: function_contract
              location: {file_name: program.c, line: 4}
              requires: x >= 0
              ensures: \\result <= 200 && \\at(x, Old) == x
              format: ext_c_expression
        """;
    String stated = witness.substring(0, witness.indexOf("  content:")) + contract;
    assertEquals("Confirmed", program.answer(stated));
    assertEquals("Rejected", program.answer(stated.replace("<= 200", "< 200")));
    assertEquals("Rejected", program.answer(stated.replace("x >= 0", "x > 0")));
  }
}
