// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What competitions get, apart from kiki itself. */
class CompetitionPackageTest {
  @Test
  void toolInfoModule() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "there is no Python");
    run(List.of("/usr/bin/python3", "-B", "package/test_kiki.py"));
  }

  @Test
  void scriptsAreShell() throws IOException, InterruptedException {
    for (String script : List.of("make", "smoketest.sh", "kiki-competition")) {
      run(List.of("sh", "-n", "package/" + script));
    }
  }

  private static void run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
  }
}
