// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every run passes does not use the JDK's own comparators that are put together from others:
 * the JDK makes classes for them each time, which its AOT cache does not keep (ADR 10).
 */
class ColdStartTest {
  private static final Path RESOURCES = Path.of("src/main/resources/kiki");

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {"--show-properties training.c", "loops.c", "driver.c", "--termination ends.c"})
  void makesNoClassesForComparators(String command) throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-Xlog:class+load:file=" + log + "::filecount=0");
    words.add("-Dkiki.resources=" + RESOURCES);
    words.addAll(List.of("-cp", classes(), "kiki.cli.Main", "--timeout", "30"));
    words.addAll(List.of(command.split(" ")));
    words.set(words.size() - 1, RESOURCES.resolve("training").resolve(words.getLast()).toString());
    new ProcessBuilder(words)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("out").toFile())
        .start()
        .waitFor();
    List<String> loaded;
    try (Stream<String> lines = Files.lines(log)) {
      loaded = lines.filter(l -> l.contains("java.util.") || l.contains("kiki.cli.Main")).toList();
    }
    assertEquals(1, loaded.stream().filter(l -> l.contains(" kiki.cli.Main ")).count());
    assertEquals(List.of(), loaded.stream().filter(ColdStartTest::isMadeByTheJdk).toList());
  }

  private static boolean isMadeByTheJdk(String loaded) {
    return loaded.contains("java.util.Comparator$$Lambda")
        || loaded.contains("java.util.Map$Entry$$Lambda");
  }

  private static String classes() {
    return Path.of("target", "classes") + File.pathSeparator;
  }
}
