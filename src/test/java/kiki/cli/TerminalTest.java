// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person at a terminal gets to see, and what a script gets. */
class TerminalTest {
  private static final String COPY =
      """
      #include <stdlib.h>
      #include <string.h>
      int main(void) {
        char *name = malloc(5);
        strcpy(name, "kikis");
        int n = name[0];
        free(name);
        return n;
      }
      """;

  @TempDir Path folder;

  @Test
  void namesTheCallThatFailsInTheLibrary() throws IOException {
    String file = program(COPY);
    List<String> lines = run(true, "--pointer-check", "--no-color", file);
    assertTrue(lines.contains(file + ":5: failure in main"), lines.toString());
    assertEquals(1, lines.stream().filter(l -> l.contains(": failure in ")).count());
    assertTrue(
        lines.contains("  reached through main (" + file + ":5) -> strcpy"), lines.toString());
    assertFalse(lines.stream().anyMatch(l -> l.contains("SUCCESS")), lines.toString());
    assertEquals("VERIFICATION FAILED", lines.getLast());
  }

  @Test
  void keepsEveryLineForScripts() throws IOException {
    String file = program(COPY);
    List<String> piped = run(false, "--pointer-check", file);
    List<String> verbose = run(true, "--pointer-check", "--no-color", "--verbosity", "5", file);
    assertTrue(piped.contains("** Results:"), piped.toString());
    assertEquals(piped, verbose);
  }

  @Test
  void countsWhatIsUnknownByItsReason() throws IOException {
    String file =
        program(
            """
            double sin(double);
            double __VERIFIER_nondet_double(void);
            void __CPROVER_assert(int, const char *);
            int main(void) {
              double x = __VERIFIER_nondet_double();
              double y = x > 0.1 && x < 0.2 ? sin(x) : 0.45;
              __CPROVER_assert(y > 0.05, "large");
              __CPROVER_assert(y < 0.48, "small");
              return 0;
            }
            """);
    List<String> lines = run(true, "--no-color", "--timeout", "10", file);
    assertTrue(lines.stream().anyMatch(l -> l.matches("[12] unknown: .*")), lines.toString());
    assertEquals("VERIFICATION INCONCLUSIVE", lines.getLast());
  }

  @Test
  void tracesShowTheUsersLines() throws IOException {
    String file = program(COPY);
    List<String> lines = run(false, "--pointer-check", "--trace", file);
    assertTrue(lines.stream().noneMatch(l -> l.startsWith("file <library>")), lines.toString());
    int violated = lines.indexOf("Violated property:");
    assertEquals("  file " + file + " line 5 function main", lines.get(violated + 1));
  }

  private String program(String text) throws IOException {
    return Files.writeString(folder.resolve("p.c"), text).toString();
  }

  private static List<String> run(boolean terminal, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    PrintStream messages = new PrintStream(new ByteArrayOutputStream(), true);
    Main.run(Stream.of(arguments).toList(), new Console(stream, messages, terminal));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
