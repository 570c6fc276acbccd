// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kiki.cli.Console;
import kiki.cli.Main;
import kiki.witness.format.WitnessReader;
import kiki.witness.format.WitnessWriter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The witnesses of the programs under {@code regression/} obey the rules of the format. */
class RegressionWitnessTest {
  private static final long STACK_BYTES = 1L << 29;

  /** Of all cases, those that every build looks at: a few of each suite. */
  private static final int SAMPLED = 40;

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> someCases() throws IOException {
    return cases(SAMPLED);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> allCases() throws IOException {
    return cases(1);
  }

  private Stream<DynamicTest> cases(int every) throws IOException {
    List<RegressionCase> all =
        RegressionCase.all().stream().filter(RegressionWitnessTest::verifies).toList();
    return IntStream.range(0, all.size())
        .filter(i -> i % every == 0)
        .mapToObj(
            i -> DynamicTest.dynamicTest(all.get(i).name(), () -> check(all.get(i), "w" + i)));
  }

  /** Whether the command asks for verdicts, and nothing else. */
  private static boolean verifies(RegressionCase c) {
    return (c.exits().equals(List.of("0")) || c.exits().equals(List.of("10")))
        && Stream.of("--show", "--help", "run ", "check ", "encode ", "--pre", "--suff", "--all")
            .noneMatch(word -> c.command().startsWith(word) || c.command().contains(" " + word));
  }

  private void check(RegressionCase c, String name) throws IOException, InterruptedException {
    Path witness = folder.resolve(name + ".yml");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("--timeout", "60", "--witness", witness.toString()));
    for (String word : c.command().split(" ")) {
      Path file = c.folder().resolve(word);
      arguments.add(Files.exists(file) ? file.toString() : word);
    }
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    Thread thread =
        new Thread(
            null,
            () -> Main.run(arguments, new Console(nowhere, nowhere, false)),
            "kiki",
            STACK_BYTES);
    thread.start();
    thread.join();
    if (Files.exists(witness)) {
      String text = Files.readString(witness);
      String again = WitnessWriter.text(WitnessReader.read(text));
      assertTrue(text.equals(again), text);
    }
  }
}
