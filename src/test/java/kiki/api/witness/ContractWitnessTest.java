// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What is known of functions, as contracts. */
class ContractWitnessTest {
  private static final WitnessProgram RECURSIVE =
      WitnessProgram.of(
          WitnessProgram.REACHABILITY,
          """
          int count(int n) {
            if (n <= 0)
              return 0;
            return 1 + count(n - 1);
          }
          int main(void) {
            int n = __VERIFIER_nondet_int();
            if (n < 0 || n > 30000)
              return 0;
            if (count(n) != n)
              reach_error();
          }
          """);

  private static final WitnessProgram MODULES =
      WitnessProgram.of(
          WitnessProgram.REACHABILITY,
          """
          int clamp(int x) {
            int r = 0;
            while (r < x && r < 50)
              r++;
            return r;
          }
          int twice(int x) { return clamp(x) + clamp(x - 1); }
          int main(void) {
            while (__VERIFIER_nondet_int()) {
              int s = twice(__VERIFIER_nondet_uchar());
              if (s < 0 || s > 100)
                reach_error();
            }
          }
          """);

  private static String changed(String witness, String part, String other) {
    assertTrue(witness.contains(part), witness);
    return witness.replace(part, other);
  }

  @Test
  void recursiveFunctionsHaveContracts() {
    String witness = RECURSIVE.witness();
    String ensured = "(\\\\old(n) == \\\\result)";
    assertEquals("Confirmed", RECURSIVE.answer(changed(witness, ensured, ensured)), witness);
    assertEquals(
        "Rejected", RECURSIVE.answer(changed(witness, ensured, "\\\\old(n) < \\\\result")));
    assertEquals("Rejected", RECURSIVE.answer(changed(witness, "(0 <= n && n <= 30000)", "0 < n")));
  }

  @Test
  void functionsThatAreLookedAtByThemselvesHaveContracts() {
    String witness = MODULES.witness("--inline-partial", "1");
    String ensured = "(0 <= \\\\result && \\\\result <= 50)";
    assertTrue(witness.contains("type: loop_invariant"), witness);
    assertEquals("Confirmed", MODULES.answer(changed(witness, ensured, ensured)), witness);
    assertEquals("Rejected", MODULES.answer(changed(witness, ensured, "\\\\result != 50")));
  }

  /** A function that is executed in place in several forms has other invariants in each. */
  @Test
  void loopsOfSharedFunctionsAreNotSaidToBeThoseOfOneCaller() {
    WitnessProgram program =
        WitnessProgram.of(
            WitnessProgram.REACHABILITY,
            """
            int up(int x) { int r = 0; while (r < x) r++; return r; }
            int few(int x) { return up(x > 9 ? 9 : x); }
            int many(int x) { return up(x > 99 ? 99 : x); }
            int main(void) {
              int x = __VERIFIER_nondet_uchar();
              if (few(x) > 9 || many(x) > 99 || few(x - 1) > 9 || many(x - 1) > 99)
                reach_error();
            }
            """);
    String witness = program.witness("--inline-partial", "1");
    assertNotEquals("Rejected", program.answer(witness), witness);
  }

  private static final WitnessProgram NARROW =
      WitnessProgram.of(
          WitnessProgram.REACHABILITY,
          "unsigned char low(int x) { return x; }\n"
              + "int main(void) { int x = 300; if (low(x) != 44) reach_error(); }");

  private static String stated(String ensures) {
    String witness = NARROW.witness();
    return witness.substring(0, witness.indexOf("  content:")).replace("\"2.0\"", "\"2.1\"")
        + """
          content:
          - contract:
              type: function_contract
              location: {file_name: program.c, line: 4, column: 1}
              ensures: "%s"
              format: ext_c_expression
        """
            .formatted(ensures);
  }

  /** What is returned is converted. */
  @Test
  void resultsHaveTheTypeOfTheFunction() {
    assertEquals("Confirmed", NARROW.answer(stated("\\\\result == 44")));
    assertEquals("Rejected", NARROW.answer(stated("\\\\result == 300")));
    assertEquals("Rejected", NARROW.answer(stated("\\\\result == \\\\at(x, Pre)")));
    assertEquals("Confirmed", NARROW.answer(stated("\\\\result + 256 == \\\\at(x, Old)")));
  }

  @Test
  void returnsInExpressionsCount() {
    WitnessProgram program =
        WitnessProgram.of(
            WitnessProgram.REACHABILITY,
            "int low(int x) { int y = ({ if (x > 3) return 7; x; }); return y; }\n"
                + "int main(void) { if (low(9) != 7) reach_error(); }");
    String own = program.witness();
    String witness =
        own.substring(0, own.indexOf("  content:"))
            + stated("\\\\result <= 3").substring(stated("").indexOf("  content:"));
    assertEquals("Rejected", program.answer(witness.replace("\"2.0\"", "\"2.1\"")));
  }
}
