// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import kiki.sat.ipasir.IpasirLibrary;
import kiki.sat.ipasir.SatLibraryException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IpasirLibraryTest {
  @Test
  void saysWhatIsWrongWithAFile(@TempDir Path directory) {
    Path missing = directory.resolve("missing.so");
    assertTrue(message(missing).endsWith("missing.so: no such file"));
    Path other = Path.of(System.getProperty("java.home"), "lib", "libverify.so");
    assertTrue(message(other).endsWith("not an IPASIR library: it lacks ipasir_init"));
  }

  private static String message(Path file) {
    return assertThrows(SatLibraryException.class, () -> IpasirLibrary.load(file)).getMessage();
  }
}
