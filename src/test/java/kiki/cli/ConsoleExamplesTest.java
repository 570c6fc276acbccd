// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where a page shows a C file and what kiki prints about it, kiki prints just that; lines that the
 * page leaves out are {@code ...} there.
 */
class ConsoleExamplesTest {
  /** A command as typed, the C file that it is about, and what is printed. */
  record Example(Path page, String command, String file, String printed) {
    @Override
    public String toString() {
      return page + ": " + command;
    }
  }

  private static final Path CLASSES = Path.of("target/classes");
  private static final Pattern FILE_AND_CONSOLE =
      Pattern.compile("```c\n([^`]*)```\n```\n(\\$ \\./kiki [^`]*)```");
  private static final Pattern COMMAND =
      Pattern.compile("^\\$ \\./kiki (.*)\n((?:(?!\\$ ).*\n)*)", Pattern.MULTILINE);
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
  private static final String LEFT_OUT = "...\n";
  private static final int EXAMPLES = 6;

  @TempDir Path folder;

  static List<Example> examples() throws IOException {
    List<Example> found = new ArrayList<>();
    try (Stream<Path> docs = Files.list(Path.of("docs"))) {
      for (Path page : Stream.concat(Stream.of(Path.of("README.md")), docs.sorted()).toList()) {
        if (page.toString().endsWith(".md")) {
          found.addAll(examples(page));
        }
      }
    }
    return found;
  }

  private static List<Example> examples(Path page) throws IOException {
    List<Example> found = new ArrayList<>();
    Matcher shown = FILE_AND_CONSOLE.matcher(Files.readString(page));
    while (shown.find()) {
      Matcher command = COMMAND.matcher(shown.group(2));
      while (command.find()) {
        found.add(new Example(page, command.group(1), shown.group(1), command.group(2)));
      }
    }
    return found;
  }

  @Test
  void noneIsOverlooked() throws IOException {
    assertEquals(EXAMPLES, examples().size());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void kikiPrintsWhatThePageSays(Example example) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(command());
    WORD.matcher(example.command())
        .results()
        .map(w -> w.group(1) == null ? w.group(2) : w.group(1))
        .forEach(words::add);
    String name = words.stream().filter(w -> w.endsWith(".c")).findFirst().orElseThrow();
    Files.writeString(folder.resolve(name), example.file());
    Process kiki =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String printed = new String(kiki.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(example.printed(), withoutLeftOut(example.printed(), printed));
  }

  /** What is printed, with the lines before the rest of an example left out as there. */
  private static String withoutLeftOut(String shown, String printed) {
    if (!shown.startsWith(LEFT_OUT)) {
      return printed;
    }
    String rest = shown.substring(LEFT_OUT.length());
    return printed.endsWith(rest) ? LEFT_OUT + rest : printed;
  }

  private static List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin/java").toString(),
        "-Dkiki.resources=" + Path.of("src/main/resources/kiki").toAbsolutePath(),
        "-cp",
        CLASSES.toAbsolutePath().toString(),
        Main.class.getName());
  }
}
