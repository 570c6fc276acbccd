// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documentation names exists, so that it does not go stale when classes move. */
class DocumentationTest {
  private static final Path DOCUMENTS = Path.of("docs");
  private static final List<Path> SOURCES =
      List.of(
          Path.of("src/main/java/kiki"),
          Path.of("src/test/java/kiki"),
          Path.of("modules/store/src/main/java/kiki"),
          Path.of("modules/lsp/src/main/java/kiki"),
          Path.of("modules/spark/src/main/java/kiki"));

  /** A class with its package, {@code kiki.} left out or not; members may follow. */
  private static final Pattern QUALIFIED =
      Pattern.compile("`(?:kiki\\.)?((?:[a-z][a-z0-9]*\\.)+[A-Z]\\w*)[^`]*`");

  /** A word that looks like a class, perhaps with a member. */
  private static final Pattern SIMPLE = Pattern.compile("`([A-Z][a-z]\\w*)(?:\\.\\w+)*`");

  private static final Pattern LINK = Pattern.compile("\\]\\(([^):#]+)(?:#[^)]*)?\\)");
  private static final Pattern CLASS =
      Pattern.compile("\\b(?:class|record|interface|enum)\\s+([A-Z]\\w*)");

  /** Classes of the JDK. */
  private static final Set<String> OTHERS = Set.of("Formatter", "Runtime", "System");

  @Test
  void classesWithPackagesExist() {
    Set<String> missing = new TreeSet<>();
    for (Path document : documents()) {
      for (String name : find(QUALIFIED, document)) {
        String file = name.replace('.', '/') + ".java";
        if (SOURCES.stream().noneMatch(s -> Files.exists(s.resolve(file)))) {
          missing.add(document + ": " + name);
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  @Test
  void classesWithoutPackagesExist() {
    Set<String> known = new TreeSet<>(OTHERS);
    for (Path source : SOURCES) {
      files(source, ".java").forEach(f -> known.addAll(find(CLASS, f)));
    }
    Set<String> missing = new TreeSet<>();
    for (Path document : documents()) {
      for (String name : find(SIMPLE, document)) {
        if (!known.contains(name)) {
          missing.add(document + ": " + name);
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyPackageIsDescribed() {
    Path main = SOURCES.getFirst();
    String text = read(DOCUMENTS.resolve("architecture.md"));
    Set<String> missing =
        files(main, "package-info.java").stream()
            .map(f -> main.relativize(f.getParent()).toString().replace('/', '.'))
            .filter(name -> !name.isEmpty() && !text.contains("`" + name + "`"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), missing);
  }

  @Test
  void linksLeadToFiles() {
    Set<String> missing = new TreeSet<>();
    for (Path document : documents()) {
      for (String link : find(LINK, document)) {
        if (!Files.exists(document.toAbsolutePath().resolveSibling(link))) {
          missing.add(document + ": " + link);
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static List<Path> documents() {
    List<Path> result = new ArrayList<>(List.of(Path.of("README.md"), Path.of("CONTRIBUTING.md")));
    result.addAll(files(DOCUMENTS, ".md"));
    return result;
  }

  private static List<Path> files(Path folder, String ending) {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(f -> f.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> find(Pattern pattern, Path file) {
    List<String> result = new ArrayList<>();
    Matcher matcher = pattern.matcher(read(file));
    while (matcher.find()) {
      result.add(matcher.group(1));
    }
    return result;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
