// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import kiki.options.Option;
import kiki.util.Version;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a distribution: it writes to the user's cache only, and needs not even that. */
class LauncherTest {
  private static final List<Path> CACHED_STARTS =
      List.of(Path.of("reading.aot"), Path.of("checking.aot"), Path.of("verifying.aot"));

  @TempDir Path folder;
  private Path home;
  private Path cache;

  @BeforeEach
  void unpack() throws IOException {
    home = folder.toRealPath().resolve("kiki");
    cache = folder.resolve("cache");
    Path lib = Files.createDirectories(home.resolve("lib"));
    Files.copy(Path.of("kiki"), home.resolve("kiki"));
    assertTrue(home.resolve("kiki").toFile().setExecutable(true));
    Files.copy(Path.of("src/build/find-jdk"), lib.resolve("find-jdk"));
    copy(Path.of("src/main/resources/kiki"), lib.resolve("resources"));
    int made =
        ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                "--create",
                "--no-compress",
                "--file",
                lib.resolve("kiki.jar").toString(),
                "-C",
                "target/classes",
                ".");
    assertEquals(0, made);
  }

  @Test
  void keepsWhatItTrainsInTheCacheOfTheUser() throws IOException, InterruptedException {
    List<Path> before = files(home);
    assertEquals(Version.NUMBER, version(cache));
    assertEquals(before, files(home));
    List<Path> kept = files(cache);
    for (Path start : CACHED_STARTS) {
      assertTrue(kept.stream().anyMatch(f -> f.endsWith(start)), kept.toString());
    }
    assertEquals(Version.NUMBER, version(cache));
    assertEquals(kept, files(cache));
  }

  @Test
  void startsWithoutACache() throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(Version.NUMBER, version(file.resolve("no-folder")));
    assertFalse(Files.exists(cache));
  }

  @Test
  void knowsTheOptionsThatStopBeforeEnginesRun() throws IOException {
    String words =
        Files.readString(Path.of("kiki"))
            .replaceFirst("(?s).*for word; do(.*?)task=reading.*", "$1");
    EnumSet<Option> expected =
        EnumSet.of(Option.HELP, Option.VERSION, Option.MAN, Option.COMPLETION);
    Stream.of(Option.values()).filter(o -> o.group() == Option.Group.SHOW).forEach(expected::add);
    expected.removeAll(EnumSet.of(Option.SHOW_SSA, Option.SHOW_INVARIANTS));
    assertEquals(
        expected.stream().map(Option::flag).sorted().toList(),
        Pattern.compile("--[a-z-]+")
            .matcher(words)
            .results()
            .map(MatchResult::group)
            .distinct()
            .sorted()
            .toList());
  }

  @Test
  void limitsTheHeapSoThatTheProcessFits() throws IOException, InterruptedException {
    long limit = 300L << 20;
    long heap = heap("--memory", "300", "--version");
    assertTrue(heap > limit / 2 && heap < limit - (80L << 20), "heap of " + heap);
    assertEquals(heap, heap("--memory=300.5", "--version"));
    assertTrue(heap("--memory", "999999", "--version") > limit);
    // Its functions share the heap.
    assertTrue(heap("project", "--help", "--memory", "300") > limit);
  }

  /** The largest heap, in bytes, as the virtual machine tells it. */
  private long heap(String... arguments) throws IOException, InterruptedException {
    String flags = output(cache, "-XX:+PrintFlagsFinal", arguments);
    return Pattern.compile(" MaxHeapSize *= (\\d+) ")
        .matcher(flags)
        .results()
        .map(m -> Long.parseLong(m.group(1)))
        .findFirst()
        .orElseThrow();
  }

  private String version(Path userCache) throws IOException, InterruptedException {
    return output(userCache, "", "--version").strip();
  }

  private String output(Path userCache, String flags, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(home.resolve("kiki").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("XDG_CACHE_HOME", userCache.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("JDK_JAVA_OPTIONS", flags);
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor());
    return output;
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path file : files(from)) {
      Files.copy(file, to.resolve(from.relativize(file)));
    }
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.sorted().toList();
    }
  }
}
