// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the way of an execution depends on more than what waypoints say of inputs. */
class BranchWitnessTest {
  private static final String HEAP =
      """
      extern void *malloc(unsigned n);
      int get(void) { return __VERIFIER_nondet_int(); }
      int main(void) {
        int *a = malloc(12), n = 0, z;
        if (get() == 4 && a[0] == 3)
          n++;
        for (int i = 0; i < 3; i++)
          if (a[i] > 2) n++;
          else n = n;
        do n += a[1] == 9; while (n == 77);
        while (a[2] > 5 || get() == 2) { n++; break; }
        if (n == 6 && z == 3) reach_error();
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        HEAP,
        "struct pair { int x, y; }; int main(void) { struct pair p;"
            + " if (p.x == 7) { if (p.y != 8) return 0; reach_error(); } }",
        "int main(void) { int a[3]; int k = 0; for (int i = 0; i < 3; i++) if (a[i] == i + 4) k++;"
            + " if (k == 3) reach_error(); }",
        "extern double __VERIFIER_nondet_double(void); int main(void) {"
            + " double d = __VERIFIER_nondet_double(); if (d != d) reach_error(); }"
      })
  void branchesAreToldAndFollowed(String text) {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, text);
    String witness = program.witness();
    assertTrue(witness.contains("type: branching"), witness);
    assertEquals("Confirmed", program.answer(witness), witness);
  }

  /** Inputs say it all. */
  @Test
  void otherWitnessesHaveNoBranches() {
    String witness =
        WitnessProgram.of(
                WitnessProgram.REACHABILITY,
                "int main(void) { if (__VERIFIER_nondet_int() == 3) reach_error(); }")
            .witness();
    assertTrue(!witness.contains("type: branching"), witness);
  }

  @Test
  void wrongBranchesAreNotConfirmed() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, HEAP);
    String witness = program.witness();
    int last = witness.lastIndexOf("value: \"true\"");
    String wrong = witness.substring(0, last) + witness.substring(last).replace("true", "false");
    assertEquals("Rejected", program.answer(wrong), wrong);
  }

  private static final String CALLS =
      """
      int half(int x) { return x / 2; }
      int main(void) {
        int x = __VERIFIER_nondet_int();
        int y = x > 10 ? 1 : x < 0 ? 2 : 3;
        switch (x) {
          case 5:
            y = 7;
          case 'a' ... 'c':
            return 1;
          default:
            switch (y) { case 12: return 2; }
        }
        y += half(x);
        if (half(y) == 50)
          reach_error();
      }
      """;

  private static String sequence(String... waypoints) {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.REACHABILITY, CALLS);
    String witness = program.witness();
    StringBuilder text =
        new StringBuilder(witness.substring(0, witness.indexOf("  content:")) + "  content:\n");
    for (String waypoint : waypoints) {
      String[] words = waypoint.split(" ");
      text.append("  - segment:\n    - waypoint:\n        type: %s\n".formatted(words[0]));
      text.append("        action: follow\n");
      if (words.length > 3) {
        text.append("        constraint: {value: \"%s\"}\n".formatted(words[3]));
      }
      text.append(
          "        location: {file_name: program.c, line: %s, column: %s}\n"
              .formatted(words[1], words[2]));
    }
    return program.answer(text.toString());
  }

  private static final String TARGET = "target 18 5";

  @Test
  void conditionalOperatorsBranch() {
    assertEquals("Confirmed", sequence("branching 7 18 true", TARGET));
    assertEquals("Rejected", sequence("branching 7 18 false", TARGET));
    assertEquals("Rejected", sequence("branching 7 30 true", TARGET));
  }

  @Test
  void defaultIsNoneOfTheCases() {
    assertEquals("Confirmed", sequence("branching 8 3 default", TARGET));
    assertEquals("Rejected", sequence("branching 8 3 98", TARGET));
    assertEquals("Confirmed", sequence("branching 8 3 default", "branching 14 7 default", TARGET));
    assertEquals("Rejected", sequence("branching 8 3 default", "branching 14 7 12", TARGET));
  }

  @Test
  void functionsAreEntered() {
    String first = "function_enter 16 14";
    String second = "function_enter 17 13";
    assertEquals("Confirmed", sequence(first, second, TARGET));
    assertEquals("Confirmed", sequence(first, second, "branching 17 3 true", TARGET));
    assertEquals("Rejected", sequence(second, first, TARGET));
    assertEquals("Rejected", sequence(first, first, TARGET));
  }

  /** What is around the whole of a condition is evaluated after what is in it. */
  @Test
  void conditionsThatAreCallsAreBothFollowed() {
    WitnessProgram program =
        WitnessProgram.of(
            WitnessProgram.REACHABILITY,
            "int main(void) { int a[2]; if (__VERIFIER_nondet_int()) if (a[1] == 3) reach_error();"
                + " }");
    String witness = program.witness();
    assertTrue(witness.contains("type: branching"), witness);
    assertEquals("Confirmed", program.answer(witness), witness);
  }

  private static final String DESCENT =
      """
      int main(void) {
        int x = __VERIFIER_nondet_uchar();
        do {
          x--;
        } while (x > 0);
      }
      """;

  @Test
  void loopsThatAreTestedLastHaveRelations() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.TERMINATION, DESCENT);
    String witness = program.witness();
    assertTrue(witness.contains("!(x > 0)"), witness);
    assertEquals(
        new WitnessJudgement.Confirmed("its relations hold, and no chain of them is endless"),
        program.judge(witness));
    assertEquals(
        "Rejected", program.answer(witness.replaceAll("AnyPrev\\)\\) > ", "AnyPrev)) < ")));
  }

  /**
   * Cycles that share a header with a loop whose relation holds, and are none of its iterations.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "do { while (x == 3) ; x--; } while (x > 1);",
        "again: while (x > 0) { x--; if (x == 3) { x = 9; goto again; } }",
        "while (1) { again: if (x == 3) goto again; x--; if (x < 1) break; }"
      })
  void otherCyclesAreNotCovered(String loop) {
    String text = "int main(void) { int x = __VERIFIER_nondet_uchar();\n  " + loop + " }";
    WitnessProgram program = WitnessProgram.of(WitnessProgram.TERMINATION, text);
    // A cycle through a label only has no witness, but nothing is wrong otherwise.
    String witness = WitnessProgram.of(WitnessProgram.REACHABILITY, text).witness();
    String stated =
        witness
                .substring(0, witness.indexOf("  content:"))
                .replace(WitnessProgram.REACHABILITY, WitnessProgram.TERMINATION)
                .replace("\"2.0\"", "\"2.1\"")
            + """
              content:
              - invariant:
                  type: loop_transition_invariant
                  location: {file_name: program.c, line: 5}
                  value: "\\\\at(x, AnyPrev) > x"
                  format: ext_c_expression
            """;
    assertEquals("Rejected", program.answer(stated), stated);
  }

  @Test
  void visitsOfPlacesAreCompared() {
    WitnessProgram program = WitnessProgram.of(WitnessProgram.TERMINATION, DESCENT);
    String witness = program.witness();
    for (List<String> claim :
        List.of(
            List.of("> x", "Confirmed"),
            List.of("> x + 1", "Unknown"),
            List.of("< x", "Unknown"))) {
      String stated =
          witness
              + """
                - invariant:
                    type: location_transition_invariant
                    location: {file_name: program.c, line: 7, column: 5}
                    value: "\\\\at(x, AnyPrev) %s"
                    format: ext_c_expression
              """
                  .formatted(claim.getFirst());
      assertEquals(claim.getLast(), program.answer(stated), stated);
    }
  }
}
