// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WitnessReaderTest {
  static final String METADATA =
      """
        metadata:
          format_version: "2.1"
          uuid: 35a0d9a6-e965-3024-a687-dd727996278b
          creation_time: 2026-01-01T00:00:00Z
          producer: {name: other, version: "1"}
          task:
            input_files: [f.c]
            input_file_hashes:
              f.c: f9b7c6b7f1730ddecede99dde6ee0e54319f6a98cae92e7ae852893f81108ab3
            specification: CHECK( init(main()), LTL(F end) )
            data_model: ILP32
            language: C
      """;

  static final String VIOLATION =
      "- entry_type: violation_sequence\n"
          + METADATA
          + """
            content:
            - segment:
              - waypoint:
                  type: branching
                  action: avoid
                  location: {file_name: f.c, line: 3}
                  constraint: {value: "true"}
              - waypoint:
                  type: function_return
                  action: follow
                  location: {file_name: f.c, line: 4, column: 9, function: main}
                  constraint:
                    value: \\result == 7
                    format: ext_c_expression
            - segment:
              - waypoint:
                  type: target
                  action: follow
                  location: {file_name: f.c, line: 5}
          """;

  static final String PROOF =
      "- entry_type: invariant_set\n"
          + METADATA
          + """
            content:
            - invariant:
                type: loop_transition_invariant
                location: {file_name: f.c, line: 3, column: 2}
                value: \\at(x, AnyPrev) > x
                format: ext_c_expression
            - contract:
                type: function_contract
                location: {file_name: f.c, line: 1}
                requires: x > 0
                ensures: \\result > 0
                format: ext_c_expression
          """;

  @Test
  void whatIsWrittenIsReadAgain() {
    for (String text : new String[] {VIOLATION, PROOF}) {
      WitnessEntry entry = WitnessReader.read(text);
      String written = WitnessWriter.text(entry);
      assertEquals(written, WitnessWriter.text(WitnessReader.read(written)));
    }
  }

  @Test
  void waypointsHaveTheirParts() {
    WitnessEntry.ViolationSequence read =
        (WitnessEntry.ViolationSequence) WitnessReader.read(VIOLATION);
    Waypoint last = read.segments().getFirst().last();
    assertEquals("\\result == 7", last.constraint().orElseThrow().text());
    assertEquals(4, last.place().line());
    assertEquals(Waypoint.Action.AVOID, read.segments().getFirst().waypoints().getFirst().action());
  }

  /** The rules of the public linter, one broken at a time; the message says which, and where. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "format_version: \"2.1\" | format_version: \"1.0\" | format_version",
        "35a0d9a6-e965 | 35a0d9a6e965 | uuid",
        "2026-01-01T | yesterday | creation_time",
        "name: other, | | name",
        "input_files: [f.c] | input_files: [g.c] | g.c",
        "f9b7c6b7 | zzz | SHA-256",
        "data_model: ILP32 | data_model: 32 | data_model",
        "language: C | language: Java | language",
        "type: target | type: goal | type",
        "action: avoid | action: dodge | action",
        "line: 5 | line: 0 | line",
        "line: 5 | column: 5 | line",
        "file_name: f.c, line: 5 | file_name: h.c, line: 5 | h.c",
        "value: \"true\" | value: maybe | value",
        "format: ext_c_expression | format: acsl | format",
        "action: avoid | action: follow | last waypoint",
        "type: target | type: function_enter | neither a target nor a cycle",
        "constraint: {value: \"true\"} | constrained: 1 | constrained",
        "entry_type: violation_sequence | entry_type: ghost | ghost"
      })
  void everyRuleIsChecked(String from, String to, String word) {
    String text = VIOLATION.replace(from, to == null ? "" : to);
    WitnessError error = assertThrows(WitnessError.class, () -> WitnessReader.read(text), text);
    assertTrue(error.getMessage().contains(word), error.getMessage());
    assertTrue(error.line() > 0 && error.line() <= text.lines().count(), "line " + error.line());
  }

  @Test
  void newerThingsNeedTheNewerVersion() {
    for (String text :
        new String[] {PROOF, VIOLATION.replace("type: target", "type: function_enter")}) {
      String old = text.replace("\"2.1\"", "\"2.0\"").replace("action: follow", "action: cycle");
      WitnessError error = assertThrows(WitnessError.class, () -> WitnessReader.read(old));
      assertTrue(error.getMessage().contains("2.0"), error.getMessage());
    }
  }

  /** Whatever the text, it is a witness or is refused with a line. */
  @Test
  void noTextIsTooStrange() {
    SplittableRandom random = new SplittableRandom(7);
    String pieces = "-:[]{}\"'\\ \n,a0";
    for (int round = 0; round < 10_000; round++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? VIOLATION : PROOF);
      for (int i = random.nextInt(4); i >= 0; i--) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + random.nextInt(12));
        char piece = pieces.charAt(random.nextInt(pieces.length()));
        text.replace(at, end, random.nextBoolean() ? "" : String.valueOf(piece));
      }
      try {
        WitnessReader.read(text.toString());
      } catch (WitnessError expected) {
        assertTrue(expected.line() > 0, expected.getMessage());
      }
    }
  }
}
