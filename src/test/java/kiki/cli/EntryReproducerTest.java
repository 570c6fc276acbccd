// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A reproducer of a failure in a function without harness fails when gcc has compiled it. */
class EntryReproducerTest {
  private static final String PROGRAM =
      """
      struct item { char tag; double weight; struct item *next; int counts[3]; };

      int twice(int n) { return n + n; }

      int second(struct item *i) { return i->next->tag; }

      /* kiki: a: non-null, n elements; n: in 1..5 */
      int beyond(short *a, int n) { return a[n]; }

      int third(const char *s) { return s && s[0] == 'a' && s[1] == 'b' ? s[3] : 0; }

      int heavy(struct item *i, float limit) {
        return i && i->weight > 2.5 && limit < -1.0f ? i->counts[4 + (i->tag & 1)] : 0;
      }

      static int hidden(int *p) { return *p; }
      int use(int n) { return n > 100 ? 0 : hidden(&n); }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"twice", "second", "beyond", "third", "heavy", "hidden"})
  void failsUnderSanitizers(String function) throws IOException, InterruptedException {
    Path program = Files.writeString(folder.resolve("p.c"), PROGRAM);
    Path reproducer = folder.resolve("r.c");
    int exit =
        verify(
            List.of(
                "--function",
                function,
                "--pointer-check",
                "--bounds-check",
                "--signed-overflow-check",
                "--timeout",
                "30",
                "--reproducer",
                reproducer.toString(),
                program.toString()));
    assertEquals(10, exit);
    String text = Files.readString(reproducer);
    assertTrue(text.contains("int main(void)"), text);
    assumeTrue(hasGcc(), "no gcc to compile with");
    List<String> command =
        new ArrayList<>(
            List.of(
                "gcc",
                "-w",
                "-fsanitize=address,undefined",
                "-fno-sanitize-recover=all",
                "-o",
                folder.resolve("run").toString(),
                reproducer.toString()));
    if (!text.contains("#include")) {
      command.add(program.toString());
    }
    assertEquals(0, run(command), text);
    assertTrue(run(List.of(folder.resolve("run").toString())) != 0, text);
  }

  private static int verify(List<String> arguments) {
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return Main.run(arguments, new Console(nowhere, nowhere, false));
  }

  private static boolean hasGcc() throws InterruptedException {
    try {
      return run(List.of("gcc", "--version")) == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static int run(List<String> command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
