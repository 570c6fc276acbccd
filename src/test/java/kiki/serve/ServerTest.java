// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kiki.util.Build;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Resident processes, and the client as it is: {@code kiki --server} gives what {@code kiki} gives.
 */
class ServerTest {
  private static final String SAFE =
      "int main(void) { int x = 0; while (x < 9) x++; __CPROVER_assert(x == 9, \"nine\"); }";

  /** Takes longer than any test. */
  private static final String HARD =
      """
      unsigned short nondet_ushort(void);
      int main(void) {
        unsigned long long a = nondet_ushort(), b = nondet_ushort(), c = nondet_ushort();
        if (a && b && c) __CPROVER_assert(a * a * a + b * b * b != c * c * c, "Fermat");
      }
      """;

  /** The same, after a warning. */
  private static final String NOISY =
      "void has_no_body(void);\n"
          + HARD.replace("int main(void) {", "int main(void) { has_no_body();");

  @TempDir Path folder;
  private Path home;
  private Path run;
  private final List<Process> started = new ArrayList<>();

  private record Result(int code, String out, String err) {}

  @BeforeEach
  void unpack() throws IOException {
    home = folder.toRealPath().resolve("kiki");
    run = Files.createDirectory(folder.toRealPath().resolve("run"));
    Path lib = Files.createDirectories(home.resolve("lib"));
    Files.copy(Path.of("kiki"), home.resolve("kiki"));
    assertTrue(home.resolve("kiki").toFile().setExecutable(true));
    for (String tool : List.of("find-jdk", "client")) {
      Files.copy(Path.of("src/build", tool), lib.resolve(tool));
    }
    Files.createSymbolicLink(lib.resolve("kiki.jar"), Path.of("target/classes").toAbsolutePath());
    Files.createSymbolicLink(
        lib.resolve("resources"), Path.of("src/main/resources/kiki").toAbsolutePath());
    Files.writeString(lib.resolve("identity"), Build.IDENTITY + "\n");
    Files.createFile(lib.resolve("single-use")); // No training: it takes a minute.
    Files.writeString(folder.resolve("safe.c"), SAFE);
    Files.writeString(folder.resolve("hard.c"), HARD);
    Files.writeString(folder.resolve("noisy.c"), NOISY);
  }

  @AfterEach
  void end() throws InterruptedException {
    for (Process process : started) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }

  private Process start(Path in, String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("sh", home.resolve("kiki").toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command).directory(in.toFile());
    builder.environment().put("XDG_RUNTIME_DIR", run.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    started.add(process);
    return process;
  }

  private static Result end(Process process) throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), out, err);
  }

  private Result kiki(Path in, String... words) throws IOException, InterruptedException {
    return end(start(in, words));
  }

  private Path slot() {
    return Path.of(run + "/kiki" + home + "/1");
  }

  /** A resident process that is ready. */
  private Process serve() throws IOException, InterruptedException {
    Process server = start(folder, "serve");
    awaitIdle(server);
    return server;
  }

  private void awaitIdle(Process server) throws InterruptedException {
    while (!Files.exists(slot().resolve("out")) || Files.exists(slot().resolve("claimed"))) {
      assertTrue(server.isAlive());
      Thread.sleep(10);
    }
  }

  private void awaitBusy() throws InterruptedException {
    while (!Files.exists(slot().resolve("claimed"))) {
      Thread.sleep(10);
    }
  }

  @Test
  void givesTheSameAsAProcessOfItsOwn() throws IOException, InterruptedException {
    Process server = serve();
    Path deep = Files.createDirectories(folder.resolve("a b/c"));
    Files.writeString(
        deep.resolve("bad.c"),
        """
        #include <stdio.h>
        int main(void) {
          int a[2], n;
          printf("\\303\\244 %c\\\\n%%s", 7);
          if (n == 2) a[n] = 1;
          return 3;
        }
        """);
    List<List<String>> commands =
        List.of(
            List.of("bad.c", "--bounds-check", "--trace"),
            List.of("../../safe.c", "--json-ui"),
            List.of("run", "bad.c", "a\nb"),
            List.of("--show-goto-functions", "bad.c"),
            List.of("--no-such-option"),
            List.of("none.c"),
            List.of("--version"));
    for (List<String> command : commands) {
      List<String> handed = new ArrayList<>(List.of("--server"));
      handed.addAll(command);
      assertEquals(
          kiki(deep, command.toArray(String[]::new)), kiki(deep, handed.toArray(String[]::new)));
    }
    kiki(deep, "--server", "bad.c", "--bounds-check", "--sarif", "r.sarif");
    assertTrue(server.isAlive());
    assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(slot())));
    assertEquals(
        "rw-------",
        PosixFilePermissions.toString(Files.getPosixFilePermissions(slot().resolve("in"))));
  }

  @Test
  void signalsReachTheCommand() throws IOException, InterruptedException {
    Process server = serve();
    Process client = start(folder, "--server", "noisy.c");
    // Before the command has begun, a signal ends the client as it ends any script.
    assertTrue(client.getErrorStream().read() >= 0);
    client.toHandle().destroy();
    Result result = end(client);
    assertEquals(5, result.code(), result.toString());
    awaitIdle(server);
    Process killed = start(folder, "--server", "hard.c");
    awaitBusy();
    killed.destroyForcibly().waitFor();
    awaitIdle(server);
    Result next = kiki(folder, "--server", "safe.c");
    assertTrue(next.out().endsWith("VERIFICATION SUCCESSFUL\n"), next.toString());
  }

  @Test
  void aServerThatIsKilledIsNotMissed() throws IOException, InterruptedException {
    Process server = serve();
    Process client = start(folder, "--server", "--timeout", "4", "hard.c");
    awaitBusy();
    server.destroyForcibly().waitFor();
    Result result = end(client);
    assertEquals(5, result.code(), result.toString());
    assertTrue(result.out().endsWith("VERIFICATION INCONCLUSIVE\n"), result.toString());
    stopOthers();
    assertEquals(0, kiki(folder, "--server", "safe.c").code());
    stopOthers();
  }

  @Test
  void anotherBuildIsNotAsked() throws IOException, InterruptedException {
    Process server = serve();
    Files.writeString(home.resolve("lib/identity"), "another\n");
    assertEquals(0, kiki(folder, "--server", "safe.c").code());
    server.waitFor();
    stopOthers();
    assertFalse(Files.exists(slot().resolve("claimed")));
  }

  /** Processes that clients have started for the next time. */
  private void stopOthers() throws IOException, InterruptedException {
    Path parent = slot().getParent();
    while (Files.exists(parent.resolve("starting"))) {
      Thread.sleep(20);
    }
    while (true) {
      kiki(folder, "serve", "--stop");
      try (Stream<Path> left = Files.list(parent)) {
        if (left.findAny().isEmpty()) {
          return;
        }
      }
      Thread.sleep(20);
    }
  }
}
