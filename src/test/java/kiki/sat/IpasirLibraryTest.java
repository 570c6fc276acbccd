package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IpasirLibraryTest {
  @Test
  void saysWhatIsWrongWithAFile(@TempDir Path directory) throws IOException {
    Path missing = directory.resolve("missing.so");
    assertTrue(message(missing).endsWith("missing.so: no such file"));
    Path text = Files.writeString(directory.resolve("text.so"), "not a library");
    assertTrue(message(text).contains("not a shared library"));
  }

  private static String message(Path file) {
    return assertThrows(SatLibraryException.class, () -> IpasirLibrary.load(file)).getMessage();
  }
}
