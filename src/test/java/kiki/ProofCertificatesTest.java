// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.z3.Status;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kiki.cli.Console;
import kiki.cli.Main;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Z3 accepts the certificates of the regression programs: of a sample always, of all in the long
 * tests, or of those whose name has a match of {@code -Dcertificates=...}.
 */
class ProofCertificatesTest {
  private static final long STACK_BYTES = 1L << 29;
  private static final Pattern SAMPLE =
      Pattern.compile(
          System.getProperty("certificates", "^(book|llumc|recursion/mutual|termination/phases)/"));

  /** Longer than that, a stranger's solver may take; what counts is that it never disagrees. */
  private static final int MILLIS = 10_000;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> ofSomePrograms() throws IOException {
    return cases(SAMPLE);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> ofAllPrograms() throws IOException {
    return cases(Pattern.compile(""));
  }

  private Stream<DynamicTest> cases(Pattern wanted) throws IOException {
    return RegressionCase.all().stream()
        .filter(c -> c.exits().contains("0") && wanted.matcher(c.name()).find())
        .map(c -> DynamicTest.dynamicTest(c.name(), () -> check(c)));
  }

  private void check(RegressionCase c) throws Exception {
    Path certificate = folder.resolve("certificate");
    List<String> arguments =
        new ArrayList<>(List.of("--timeout", "30", "--certificate", certificate.toString()));
    for (String word : c.command().split(" ")) {
      Path file = c.folder().resolve(word);
      arguments.add(Files.exists(file) ? file.toString() : word);
    }
    run(arguments);
    if (!Files.exists(certificate)) {
      return;
    }
    int undecided = 0;
    for (Path script : scripts(certificate)) {
      Status status = Z3Scripts.answer(Files.readString(script), MILLIS);
      assertTrue(status != Status.SATISFIABLE, () -> Witnessed.claim(script));
      undecided += status == Status.UNKNOWN ? 1 : 0;
    }
    if (undecided > 0) {
      System.out.printf("%s: Z3 does not decide %d obligations%n", c.name(), undecided);
    }
  }

  /** What a script is about. */
  private static final class Witnessed {
    static String claim(Path script) {
      try (Stream<String> lines = Files.lines(script)) {
        return script + " " + lines.findFirst().orElse("");
      } catch (IOException e) {
        return script.toString();
      }
    }
  }

  private static List<Path> scripts(Path certificate) throws IOException {
    try (Stream<Path> files = Files.walk(certificate)) {
      return files.filter(f -> f.toString().endsWith(".smt2")).sorted().toList();
    }
  }

  private static String run(List<String> arguments) throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Thread thread =
        new Thread(
            null, () -> Main.run(arguments, new Console(out, out, false)), "kiki", STACK_BYTES);
    thread.start();
    thread.join();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void areFoldersForStrangers() throws Exception {
    Path program = folder.resolve("p.c");
    Files.writeString(
        program,
        """
        unsigned nondet_uint(void);
        int main(void) {
          unsigned n = nondet_uint(), i;
          for (i = 0; i < n; i++) {}
          __CPROVER_assert(i == n, "all of them");
        }
        """);
    Path certificate = folder.resolve("c");
    List<String> arguments = List.of("--certificate", certificate.toString(), program.toString());
    run(arguments);
    String index = Files.readString(certificate.resolve("README.md"));
    assertTrue(index.contains("`main.assertion.1`"), index);
    List<Path> scripts = scripts(certificate);
    assertTrue(!scripts.isEmpty());
    for (Path script : scripts) {
      assertTrue(index.contains(certificate.relativize(script).toString()), script.toString());
      assertEquals(Status.UNSATISFIABLE, Z3Scripts.answer(Files.readString(script)));
    }
    assertTrue(Files.isExecutable(certificate.resolve("check")));

    // Again: what was there is replaced. What somebody else wrote is not.
    Files.writeString(certificate.resolve("old"), "");
    run(arguments);
    assertTrue(Files.notExists(certificate.resolve("old")));
    Files.delete(certificate.resolve(".kiki"));
    assertTrue(run(arguments).contains("it exists and is not one that kiki has written"));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(2, left.count());
    }
  }
}
