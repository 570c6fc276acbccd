// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every source file is as google-java-format writes it, and names its licence. */
class FormattingTest {
  private static final List<String> ROOTS =
      List.of(
          "src", "modules", "bench", "ci", "examples", ".ci", "kiki", "pom.xml", "core-pom.xml");

  private static final String LICENCE = "SPDX-License-Identifier: Apache-2.0";

  /** Files that need no ending to be sources; data of tests are left out. */
  private static final Set<String> SCRIPTS =
      Set.of(
          "contracts", "csmith", "environment", "find-jdk", "heap", "package", "pointers", "run");

  @Test
  void sourcesAreFormatted() throws IOException, FormatterException {
    Formatter formatter = new Formatter();
    List<String> unformatted = new ArrayList<>();
    for (String root : List.of("src", "modules")) {
      try (Stream<Path> files = Files.walk(Path.of(root))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
          String text = Files.readString(file);
          if (!formatter.formatSource(text).equals(text)) {
            unformatted.add(file.toString());
          }
        }
      }
    }
    assertEquals(List.of(), unformatted, "not formatted (google-java-format)");
  }

  @Test
  void sourcesNameTheirLicence() throws IOException {
    List<String> silent = new ArrayList<>();
    for (String root : ROOTS) {
      try (Stream<Path> files = Files.walk(Path.of(root))) {
        for (Path file : files.filter(FormattingTest::isSource).sorted().toList()) {
          List<String> start = Files.readString(file).lines().limit(2).toList();
          if (start.stream().noneMatch(l -> l.contains(LICENCE))) {
            silent.add(file.toString());
          }
        }
      }
    }
    assertEquals(
        List.of(), silent, "the first line, or the second of scripts, must have " + LICENCE);
  }

  private static boolean isSource(Path file) {
    String name = file.getFileName().toString();
    return Files.isRegularFile(file)
        && !file.startsWith("src/test/resources")
        && !file.toString().contains("/target/")
        && (name.matches(".*\\.(java|c|h|cc|xml|contracts)")
            || Files.isExecutable(file)
            || SCRIPTS.contains(name));
  }
}
