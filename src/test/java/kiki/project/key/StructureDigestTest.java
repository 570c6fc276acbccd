// SPDX-License-Identifier: Apache-2.0
package kiki.project.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.InputError;
import org.junit.jupiter.api.Test;

class StructureDigestTest {
  private static final Path PROGRAMS = Path.of("regression");

  /** Empty if the file is no program by itself. */
  private static Optional<String> digest(Path file) {
    try {
      return Optional.of(digest(Files.readString(file, StandardCharsets.ISO_8859_1)));
    } catch (InputError e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String digest(String text) {
    CReader reader = new CReader(Arguments.options("--standard-checks"), _ -> {});
    return StructureDigest.start(UnaryOperator.identity())
        .add(reader.read(CSource.text(text)).program())
        .text();
  }

  /** Whatever a program consists of has a key, and the same one each time it is read. */
  @Test
  void everyProgramHasAKey() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(PROGRAMS)) {
      files = all.filter(f -> f.toString().endsWith(".c")).sorted().toList();
    }
    int read = 0;
    for (Path file : files) {
      Optional<String> once = digest(file);
      assertEquals(once, digest(file), file::toString);
      read += once.isPresent() ? 1 : 0;
    }
    assertTrue(2 * read > files.size(), "most files are programs");
  }

  @Test
  void anotherOperatorIsAnotherKey() {
    String text = "int main(void) { int x = 1 %s 2; return 1 / x; }";
    assertEquals(digest(text.formatted("+")), digest(text.formatted("+")));
    assertNotEquals(digest(text.formatted("+")), digest(text.formatted("-")));
  }

  /** The functions that an unknown one differs from are kept in their order. */
  @Test
  void callsThroughPointersHaveKeys() {
    String text =
        """
        int f(int x) { return x; }
        int g(int x) { return x + 1; }
        int (*p)(int);
        int main(int argc, char **argv) {
          p = argc > 1 ? f : g;
          return p(1);
        }
        """;
    assertEquals(digest(text), digest(text));
  }
}
