// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The examples are compiled against the module, which shows that it exports what they need, and
 * run.
 */
class ExamplesTest {
  private static final Path EXAMPLES = Path.of("examples");

  /** What each prints. */
  private static final Map<String, List<String>> PRINTED =
      Map.of(
          "SolveClauses", List.of("b is true", "UNSAT without b: true"),
          "SolveTerms", List.of("x = 7:32", "an even root: UNSAT"),
          "Watch", List.of("FAILED, heard of a failure: true"),
          "Verify",
              List.of(
                  "SUCCESSFUL",
                  "[main.assertion.1] kept in step: SUCCESS",
                  "  proved with 1 invariant",
                  "FAILED",
                  "[main.overflow.1] arithmetic overflow on signed - in size - 1: FAILURE",
                  "  [size=-2147483648]"));

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.map(f -> f.getFileName().toString().replace(".java", "")).sorted().toList();
    }
  }

  @Test
  void areAllKnown() throws IOException {
    assertEquals(names(), List.copyOf(new TreeSet<>(PRINTED.keySet())));
  }

  @ParameterizedTest
  @MethodSource("names")
  void doWhatTheySay(String name, @TempDir Path classes) throws Exception {
    compile(EXAMPLES.resolve(name + ".java"), classes);
    assertEquals(PRINTED.get(name), run(name, classes));
  }

  /** The first Java text in the README is a whole program. */
  @Test
  void theReadmeIsRight(@TempDir Path folder) throws Exception {
    Matcher text =
        Pattern.compile("```java\n(.*?)```\n```\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("README.md")));
    assertTrue(text.find());
    Path source = Files.writeString(folder.resolve("Readme.java"), text.group(1));
    compile(source, folder);
    assertEquals(text.group(2).lines().toList(), run("Readme", folder));
  }

  private static void compile(Path source, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    List<String> options =
        List.of(
            "-proc:none",
            "--module-path",
            module(),
            "--add-modules",
            "kiki",
            "-d",
            classes.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      compiler.getTask(errors, files, null, options, null, files.getJavaFileObjects(source)).call();
    }
    assertEquals("", errors.toString());
  }

  private static List<String> run(String name, Path classes)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--module-path",
                module(),
                "--add-modules",
                "kiki",
                "-cp",
                classes.toString(),
                name)
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed.lines().toList();
  }

  /** Where the classes under test are. */
  private static String module() {
    return Path.of("target", "classes").toString();
  }
}
