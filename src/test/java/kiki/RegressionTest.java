package kiki;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kiki.cli.Console;
import kiki.cli.Main;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs every case under {@code regression/}; its README describes the format. */
class RegressionTest {
  private static final Path ROOT = Path.of("regression");
  private static final long STACK_BYTES = 1L << 29;

  private static final String EVERY_ENGINE = "EVERY_ENGINE";

  private static final List<String> ENGINES =
      List.of(
          "--timeout 2 --incremental-bmc --unwind 5",
          "--timeout 2 --havoc --k-induction --unwind 3",
          "--timeout 2 --intervals --k-induction --unwind 2",
          "--timeout 2 --zones",
          "--timeout 2 --octagons --equalities",
          "--timeout 2 --unwind 3");

  /** A run that takes so long has lost its way; the test says which, instead of never ending. */
  private static final String LONGEST_SECONDS = "60";

  /** A {@code run:} block of a test file. */
  private record Block(Path folder, String command, List<String> exits, List<Line> lines) {}

  private record Line(String key, String pattern) {}

  private record Result(int exit, String output) {}

  @TestFactory
  Stream<DynamicTest> cases() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.walk(ROOT)) {
      for (Path file : files.filter(f -> f.endsWith("test")).sorted().toList()) {
        for (Block block : blocks(file)) {
          String name = ROOT.relativize(block.folder()) + ": kiki " + block.command();
          tests.add(DynamicTest.dynamicTest(name, () -> check(block)));
        }
      }
    }
    return tests.stream();
  }

  private static List<Block> blocks(Path file) throws IOException {
    List<Block> blocks = new ArrayList<>();
    String command = null;
    List<String> exits = List.of();
    List<Line> lines = new ArrayList<>();
    List<String> text = new ArrayList<>(Files.readAllLines(file));
    text.add("");
    for (String line : text) {
      if (line.isBlank()) {
        for (String each : expanded(command)) {
          blocks.add(new Block(file.getParent(), each, exits, List.copyOf(lines)));
        }
        command = null;
        lines.clear();
        continue;
      }
      int colon = line.indexOf(": ");
      assertTrue(colon > 0, file + ": expected 'key: value', found " + line);
      String value = line.substring(colon + 2);
      switch (line.substring(0, colon)) {
        case "why" -> {}
        case "run" -> command = value;
        case "exit" -> exits = List.of(value.split(" "));
        case "line" -> lines.add(new Line("line", value));
        case "not" -> lines.add(new Line("not", value));
        default -> throw new IllegalArgumentException(file + ": unknown key in " + line);
      }
    }
    return blocks;
  }

  private static List<String> expanded(String command) {
    if (command == null) {
      return List.of();
    }
    return command.contains(EVERY_ENGINE)
        ? ENGINES.stream().map(engine -> command.replace(EVERY_ENGINE, engine)).toList()
        : List.of(command);
  }

  private static void check(Block block) throws InterruptedException {
    Result result = run(block);
    assertTrue(
        block.exits().contains(Integer.toString(result.exit())),
        "expected exit " + block.exits() + ", got " + result.exit() + "\n" + result.output());
    for (Line line : block.lines()) {
      boolean found =
          Pattern.compile(line.pattern(), Pattern.MULTILINE).matcher(result.output()).find();
      if (line.key().equals("line")) {
        assertTrue(found, "no line matches " + line.pattern() + "\n" + result.output());
      } else {
        assertFalse(found, "a line matches " + line.pattern() + "\n" + result.output());
      }
    }
  }

  private static Result run(Block block) throws InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("--certify", "--timeout", LONGEST_SECONDS));
    for (String word : block.command().split(" ")) {
      Path file = block.folder().resolve(word);
      arguments.add(Files.exists(file) ? file.toString() : word);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AtomicInteger exit = new AtomicInteger(-1);
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Thread thread =
        new Thread(
            null,
            () -> exit.set(Main.run(arguments, new Console(out, out, false))),
            "kiki",
            STACK_BYTES);
    thread.start();
    thread.join();
    return new Result(exit.get(), bytes.toString(StandardCharsets.UTF_8));
  }
}
