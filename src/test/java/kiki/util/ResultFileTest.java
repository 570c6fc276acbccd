// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {
  @TempDir Path folder;

  @Test
  void replacesAFileAsAWhole() throws IOException {
    Path target = folder.resolve("out");
    ResultFile.write(target, "old and longer");
    ResultFile.write(target, "new");
    assertEquals("new", Files.readString(target));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void leavesNothingWhenDropped() throws IOException {
    ResultFile file = ResultFile.create(folder.resolve("out"));
    Files.writeString(file.written(), "half");
    file.drop();
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(0, files.count());
    }
  }

  @Test
  void doesNotReplaceWhatIsNoRegularFile() throws IOException {
    ResultFile file = ResultFile.create(folder);
    assertEquals(folder, file.written());
    file.commit();
    file.drop();
    assertFalse(Files.isRegularFile(folder));
  }

  @Test
  void namesTheMissingFolder() {
    IOException e =
        assertThrows(
            IOException.class, () -> ResultFile.create(folder.resolve("none").resolve("out")));
    assertEquals(folder.resolve("none") + ": no such folder", e.getMessage());
  }
}
