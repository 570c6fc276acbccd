// SPDX-License-Identifier: Apache-2.0
package kiki.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kiki.cli.Console;
import kiki.cli.Main;
import kiki.project.answer.FunctionAnswer;
import kiki.project.report.ResultsDocument;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A cluster of several processes on this machine: {@code spark-submit}, a master, two workers and
 * two executors, from a home folder that Maven has put together.
 */
class LocalClusterTest {
  private static final String EXECUTOR = "CoarseGrainedExecutorBackend";

  @TempDir Path folder;
  private Path project;
  private String seconds = "60";

  @BeforeEach
  void sources() throws IOException {
    project = Files.createDirectory(folder.resolve("project"));
    for (int i = 1; i <= 4; i++) {
      Files.writeString(
          project.resolve("f" + i + ".c"),
          """
          int good%1$d(int x) { return x / 2; }
          int bad%1$d(int x) { return %1$d / x; }
          unsigned sum%1$d(unsigned n) {
            unsigned a[8], s = 0;
            for (unsigned i = 0; i < n %% 8; i++) { a[i] = i; s += a[i]; }
            return s;
          }
          """
              .formatted(i));
    }
  }

  /** Hears what the driver says, and may do something to the cluster. */
  private interface Watcher {
    void line(String text, Process driver);
  }

  private int submit(Watcher watcher, String... words) throws IOException, InterruptedException {
    Path home = Path.of("target/home").toAbsolutePath();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    for (String opened : List.of("java.lang", "java.nio", "java.util", "sun.nio.ch")) {
      command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
    }
    command.addAll(List.of("-Xmx1g", "-cp", home + "/jars/*"));
    command.addAll(List.of("org.apache.spark.deploy.SparkSubmit"));
    command.addAll(List.of("--conf", "spark.ui.enabled=false"));
    command.addAll(List.of("--conf", "spark.executor.memory=1g"));
    command.addAll(documented());
    command.addAll(List.of("--timeout", seconds, "--results", "cluster.json"));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("out").toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    Process driver = builder.start();
    StringBuilder log = new StringBuilder();
    try (BufferedReader messages = driver.errorReader()) {
      for (String line = messages.readLine(); line != null; line = messages.readLine()) {
        log.append(line).append('\n');
        watcher.line(line, driver);
      }
    } finally {
      driver.descendants().forEach(ProcessHandle::destroyForcibly);
      Files.writeString(Path.of("target/driver.log"), log);
    }
    return driver.waitFor();
  }

  /** The command of the README, on this cluster and project. */
  private static List<String> documented() throws IOException {
    String line =
        Files.readAllLines(Path.of("../../README.md")).stream()
            .filter(l -> l.startsWith("spark-submit "))
            .findFirst()
            .orElseThrow();
    return Stream.of(line.split(" "))
        .skip(1)
        .map(w -> w.startsWith("spark://") ? "local-cluster[2,1,2048]" : w)
        .map(w -> w.equals("kiki-spark.jar") ? Path.of("target", w).toAbsolutePath().toString() : w)
        .map(w -> w.equals("/shared/project") ? "project" : w)
        .toList();
  }

  /** Compares with what one machine says. */
  private void assertSameAsAlone() throws IOException {
    verifyAlone();
    assertEquals(verdicts("alone.json"), verdicts("cluster.json"));
  }

  private void verifyAlone() throws IOException {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    String file = folder.resolve("alone.json").toString();
    Main.run(
        List.of("project", project.toString(), "--timeout", "60", "--no-store", "--results", file),
        new Console(nowhere, nowhere, false));
  }

  /** Which engine proves something first is a matter of time; what is known is not. */
  private List<String> verdicts(String name) throws IOException {
    List<String> verdicts = new ArrayList<>();
    for (FunctionAnswer a :
        ResultsDocument.read(Files.readString(folder.resolve(name))).answers()) {
      verdicts.add(a.where() + " " + a.function() + " " + a.status() + " " + a.condition());
      a.properties()
          .forEach(p -> verdicts.add(p.location() + " " + p.name() + " " + p.finding().status()));
    }
    return verdicts;
  }

  private static List<ProcessHandle> executors(Process driver) {
    return driver
        .descendants()
        .filter(p -> p.info().commandLine().map(c -> c.contains(EXECUTOR)).orElse(false))
        .toList();
  }

  @Test
  void givesTheSameAsOneMachine() throws IOException, InterruptedException {
    assertEquals(5, submit((_, _) -> {}));
    assertSameAsAlone();
    assertEquals(5, submit((_, _) -> {}));
    assertSameAsAlone();
    String out = Files.readString(folder.resolve("out"));
    assertTrue(out.contains("12 answers are from the store"), out);
  }

  /** Killed as soon as it has something to do; its functions are verified by another one. */
  @Test
  void anExecutorThatIsKilledLosesNothing() throws IOException, InterruptedException {
    List<ProcessHandle> killed = new ArrayList<>();
    Watcher killer =
        (line, driver) -> {
          if (killed.isEmpty() && line.contains("Starting task")) {
            executors(driver).stream().findFirst().ifPresent(killed::add);
            killed.forEach(ProcessHandle::destroyForcibly);
          }
        };
    assertEquals(5, submit(killer, "--no-store"));
    assertFalse(killed.isEmpty());
    assertSameAsAlone();
  }

  /** A function that takes its executor down each time is given up, and nothing else is. */
  @Test
  void aFunctionThatEndsItsExecutorsIsGivenUp() throws IOException, InterruptedException {
    Watcher killer =
        (line, driver) -> {
          if (line.matches(".*Starting task 0\\.[0-2] in stage.*")) {
            String executor = line.replaceFirst(".*executor (\\d+),.*", "$1");
            executors(driver).stream()
                .filter(p -> p.info().commandLine().get().contains("--executor-id " + executor))
                .forEach(ProcessHandle::destroyForcibly);
          }
        };
    assertEquals(5, submit(killer, "--no-store"));
    String out = Files.readString(folder.resolve("out"));
    assertTrue(out.contains("not verified: the process that verified it has ended"), out);
    assertTrue(out.contains("1 unknown"), out);
    assertTrue(out.contains("12 functions: "), out);
  }

  /** Whether it ends in an answer or ends its executors, the others have their verdicts. */
  @Test
  void aFunctionThatRunsOutOfMemoryTakesNoOtherDown() throws IOException, InterruptedException {
    verifyAlone();
    Files.writeString(
        project.resolve("hungry.c"),
        """
        int hungry(int i, int v) {
          static int big[60000000];
          for (int k = 0; k < 60000000; k++) big[k] = k + v;
          return i >= 0 && i < 60000000 ? big[i] / (big[i] ^ 77) : 0;
        }
        """);
    StringBuilder log = new StringBuilder();
    submit((line, _) -> log.append(line).append('\n'), "--no-store");
    assertTrue(log.toString().contains("OutOfMemory") || said().contains("memory"), said());
    assertTrue(said().contains("13 functions: "), said());
    List<String> others = new ArrayList<>(verdicts("cluster.json"));
    others.removeIf(v -> v.startsWith("hungry.c"));
    assertEquals(verdicts("alone.json"), others);
  }

  /** The last function takes its whole time, and the others are known without it. */
  @Test
  void aStragglerIsToBeCopied() throws IOException, InterruptedException {
    Files.writeString(
        project.resolve("straggler.c"),
        """
        void straggler(unsigned n, unsigned x, unsigned y) {
          for (unsigned i = 0; i < n; i++) {
            x = x * (y | 1) + y % (x | 1);
            y = y * (x | 1) + x % (y | 1);
          }
          __CPROVER_assert(x != 0x12345677 || y != 0xdeadbeef || n < 40, "never");
        }
        """);
    seconds = "30";
    StringBuilder log = new StringBuilder();
    assertEquals(5, submit((line, _) -> log.append(line).append('\n'), "--no-store"));
    // Both executors are on one host, where Spark starts no copy.
    assertTrue(log.toString().contains("as speculatable"));
    assertFalse(log.toString().contains("Lost task"), "a copy is no second try");
    assertTrue(said().contains("13 functions: 8 proved, 4 proved under a condition"), said());
  }

  private String said() throws IOException {
    return Files.readString(folder.resolve("out"));
  }
}
