// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A {@code run:} block of a test file under {@code regression/}, whose README describes the format.
 *
 * @param exits the exit codes that are right
 * @param awaited what the program waits for, if one of them is that of no answer
 */
record RegressionCase(
    Path folder, String command, List<String> exits, Optional<Awaited> awaited, List<Line> lines) {
  static final String INCONCLUSIVE = "5";

  private static final Path ROOT = Path.of("regression");

  /** Stands for each of the engines and domains. */
  private static final String EVERY_ENGINE = "EVERY_ENGINE";

  /** Stands for those that differ where a program has neither heap nor arrays nor many loops. */
  private static final String BASIC_ENGINES = "BASIC_ENGINES";

  private static final List<String> BASIC =
      List.of(
          "--timeout 2 --incremental-bmc --unwind 5",
          "--timeout 2 --havoc --k-induction --unwind 3",
          "--timeout 2 --intervals --k-induction --unwind 2",
          "--timeout 2 --zones",
          "--timeout 2 --octagons --equalities",
          "--timeout 2 --unwind 3");

  private static final List<String> FURTHER =
      List.of(
          "--timeout 2 --ic3",
          "--timeout 2 --llumc",
          "--timeout 2 --heap",
          "--timeout 2 --arrays --congruences --rates",
          "--timeout 2 --sympath --intervals");

  /** What an output line must match, or none may. */
  record Line(Key key, String pattern) {}

  enum Key {
    LINE,
    NOT
  }

  /** The options that {@code EVERY_ENGINE} stands for. */
  static List<String> engines() {
    return Stream.concat(BASIC.stream(), FURTHER.stream()).toList();
  }

  /** The case's place and command line. */
  String name() {
    return ROOT.relativize(folder) + ": kiki " + command;
  }

  boolean mayBeInconclusive() {
    return exits.contains(INCONCLUSIVE);
  }

  static List<RegressionCase> all() throws IOException {
    List<RegressionCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.walk(ROOT)) {
      for (Path file : files.filter(f -> f.endsWith("test")).sorted().toList()) {
        for (String block : Files.readString(file).strip().split("\n\\s*\n")) {
          cases.addAll(new Reader(file).read(block));
        }
      }
    }
    return cases;
  }

  /** Reads one block, which stands for several cases if it names several engines. */
  private static final class Reader {
    private final Path file;
    private final List<Line> lines = new ArrayList<>();
    private Optional<String> command = Optional.empty();
    private List<String> exits = List.of();
    private Optional<Awaited> awaited = Optional.empty();

    Reader(Path file) {
      this.file = file;
    }

    List<RegressionCase> read(String block) {
      block.lines().forEach(this::line);
      assertTrue(command.isPresent(), file + ": a block without a run");
      List<String> commands = expanded(command.get());
      if (commands.size() > 1 && exits.size() > 1 && awaited.isEmpty()) {
        awaited = Optional.of(Awaited.ENGINE);
      }
      List<RegressionCase> cases =
          commands.stream()
              .map(c -> new RegressionCase(file.getParent(), c, exits, awaited, lines))
              .toList();
      assertEquals(
          cases.getFirst().mayBeInconclusive(),
          awaited.isPresent(),
          () -> file + ": 'awaits' belongs to runs that may be inconclusive: " + command.get());
      return cases;
    }

    private void line(String line) {
      int colon = line.indexOf(": ");
      assertTrue(colon > 0, file + ": expected 'key: value', found " + line);
      String value = line.substring(colon + 2);
      switch (line.substring(0, colon)) {
        case "why" -> {}
        case "run" -> command = Optional.of(value);
        case "exit" -> exits = List.of(value.split(" "));
        case "awaits" -> awaited = Optional.of(Awaited.named(value));
        case "line" -> lines.add(new Line(Key.LINE, value));
        case "not" -> lines.add(new Line(Key.NOT, value));
        default -> throw new IllegalArgumentException(file + ": unknown key in " + line);
      }
    }

    private static List<String> expanded(String command) {
      if (command.contains(EVERY_ENGINE)) {
        return engines().stream().map(engine -> command.replace(EVERY_ENGINE, engine)).toList();
      }
      return command.contains(BASIC_ENGINES)
          ? BASIC.stream().map(engine -> command.replace(BASIC_ENGINES, engine)).toList()
          : List.of(command);
    }
  }
}
