// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Texts as they are while someone types. */
class EditsTest {
  private static final String URI = "untitled:program.c";
  private static final int EDITS = 1000;
  private static final int MEASURED_FUNCTIONS = 28;

  private static final String TEXT =
      """
      #include <assert.h>
      /* größer 😀 */
      static int table[4];
      int get(unsigned i) {
        return i < 4 ? table[i] : 0; // ✓
      }
      int main(void) {
        for (int i = 0; i < 4; i++) {
          table[i] = i;
        }
        assert(get(3) == 3);
        return 0;
      }
      """;

  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "(",
          ")",
          ";",
          "\"",
          "'",
          "/*",
          "*/",
          "#if",
          "\\",
          "\r\n",
          "\n",
          "😀",
          "é",
          " = 1",
          "int ",
          "x",
          "0x",
          "\t",
          "\0",
          "\ud800",
          "for(;;)",
          "[9]",
          "#include <");

  private ScriptedEditor editor;

  @BeforeEach
  void start() throws Exception {
    editor = ScriptedEditor.start(Map.of("timeout", 30));
  }

  @AfterEach
  void stopsOrderly() throws Exception {
    for (PublishDiagnosticsParams p : editor.published) {
      for (Diagnostic d : p.getDiagnostics()) {
        assertTrue(!d.getMessage().getLeft().contains("internal error"), d.toString());
      }
    }
    assertEquals(List.of(), editor.messages);
    assertEquals(0, editor.stop());
  }

  @Test
  void aThousandRandomEditsDoNoHarm() throws Exception {
    Random random = new Random(44);
    editor.open(URI, TEXT);
    for (int i = 0; i < EDITS; i++) {
      if (i % 20 == 0) {
        editor.replace(URI, TEXT);
      }
      Position start = new Position(random.nextInt(14), random.nextInt(30));
      Position end = new Position(start.getLine(), start.getCharacter() + random.nextInt(4));
      editor.edit(URI, new Range(start, end), PIECES.get(random.nextInt(PIECES.size())));
      if (i % 10 == 0) {
        editor.lenses(URI);
        editor.hover(URI, random.nextInt(14));
        editor.actions(URI, new Range(start, end));
      }
      if (i % 50 == 0) {
        editor.await(URI, _ -> true);
      }
    }
    editor.replace(URI, TEXT);
    editor.awaitLens(URI, "verify: verified.*");
    editor.await(URI, List::isEmpty);
  }

  @Test
  void errorsComeAtOnceAndAtTheirPlace() throws Exception {
    editor.open(URI, "/* 😀é */ int f(void) { return wrong; }\r\nint g(void) { return x1; }\r\n");
    List<Diagnostic> errors = editor.await(URI, all -> all.size() == 2);
    assertEquals(DiagnosticSeverity.Error, errors.getFirst().getSeverity());
    assertEquals(new Range(new Position(0, 31), new Position(0, 36)), errors.getFirst().getRange());
    assertEquals(new Range(new Position(1, 21), new Position(1, 23)), errors.getLast().getRange());
  }

  @Test
  void aTextWithoutFunctionsHasNothingToSay() throws Exception {
    editor.open(URI, "");
    editor.await(URI, List::isEmpty);
    editor.replace(URI, "\n\n");
    editor.await(URI, List::isEmpty);
    editor.replace(URI, "int x = ;");
    editor.await(URI, all -> all.size() == 1);
    editor.replace(URI, "int x = 1;");
    editor.await(URI, List::isEmpty);
    assertEquals(List.of(), editor.lenses(URI));
  }

  @Test
  void failuresAreAtTheirPlaceInAnyText() throws Exception {
    editor.open(URI, "// 😀\r\nint f(int n) {\r\n  /* é😀 */ return 1 / n;\r\n}\r\n");
    List<Diagnostic> failures =
        editor.await(
            URI, all -> all.stream().anyMatch(d -> d.getMessage().getLeft().contains("fails")));
    assertEquals(
        new Range(new Position(2, 12), new Position(2, 24)), failures.getFirst().getRange());
  }

  @Test
  void whatAnUnsavedCommentSaysOfParametersCounts() throws Exception {
    editor.open(URI, "/* kiki: n: in 1..8 */\nint f(int n) {\n  return 1 / n;\n}\n");
    editor.awaitLens(URI, "verify: verified.*");
    editor.edit(URI, new Range(new Position(0, 15), new Position(0, 16)), "0");
    editor.awaitLens(URI, "verify: 1 of \\d+ failed");
  }

  @Test
  void twoHundredLinesHaveAVerdict() throws Exception {
    StringBuilder text = new StringBuilder("#include <assert.h>\n");
    for (int i = 0; i < MEASURED_FUNCTIONS; i++) {
      text.append(
          """
          static int clamp%1$d(int x) {
            int low = %1$d, high = %1$d + 10;
            if (x < low) { return low; }
            if (x > high) { return high; }
            assert(x >= low && x <= high);
            return x;
          }
          """
              .formatted(i));
    }
    text.append("int main(void) {\n  int x;\n");
    for (int i = 0; i < MEASURED_FUNCTIONS; i++) {
      text.append("  x = clamp%d(x);\n".formatted(i));
    }
    text.append("  assert(x >= 27);\n  return 0;\n}\n");
    editor.open(URI, text.toString());
    editor.awaitLens(URI, "verify: verified.*");
    long start = System.nanoTime();
    editor.edit(URI, new Range(new Position(0, 0), new Position(0, 0)), "\n");
    editor.awaitLens(URI, "verify: verified \\(\\d+ properties\\)");
    System.err.printf("a verdict after %d ms%n", (System.nanoTime() - start) / 1_000_000);
  }
}
