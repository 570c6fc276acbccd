// SPDX-License-Identifier: Apache-2.0
package kiki;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kiki.api.Arguments;
import kiki.cli.Console;
import kiki.cli.ExitCode;
import kiki.cli.Main;
import kiki.domain.DomainList;
import kiki.options.DomainFlag;
import kiki.options.Option;
import kiki.options.Options;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Runs every case under {@code regression/}, or those whose name has a match of the regular
 * expression {@code -Dregression=...}.
 */
@Execution(ExecutionMode.CONCURRENT)
class RegressionTest {
  private static final long STACK_BYTES = 1L << 29;

  /** They seldom use more than one core each. */
  private static final int WORKERS = 2;

  /** A run that takes longer has lost its way; the test says which, instead of never ending. */
  private static final String LONGEST_SECONDS = "60";

  /** One that may end without an answer mostly does, and would only wait for the end. */
  private static final String LONGEST_SECONDS_WITHOUT_ANSWER = "10";

  private static final Pattern WANTED = Pattern.compile(System.getProperty("regression", ""));

  /** How many runs ended without an answer, by what they wait for. */
  private static final Map<Awaited, AtomicInteger> INCONCLUSIVE =
      Collections.synchronizedMap(new EnumMap<>(Awaited.class));

  private record Result(int exit, String output) {}

  /** All start at once, as many at a time as there are workers; each test waits for its own. */
  @TestFactory
  Stream<DynamicTest> cases() throws IOException {
    List<RegressionCase> wanted =
        RegressionCase.all().stream().filter(c -> WANTED.matcher(c.name()).find()).toList();
    List<DynamicTest> tests = new ArrayList<>();
    ExecutorService workers = Executors.newFixedThreadPool(WORKERS);
    for (RegressionCase c : wanted) {
      Future<?> checked =
          workers.submit(
              () -> {
                check(c);
                return null;
              });
      tests.add(DynamicTest.dynamicTest(c.name(), () -> await(checked)));
    }
    workers.shutdown();
    return tests.stream();
  }

  private static void await(Future<?> checked) throws Throwable {
    try {
      checked.get();
    } catch (ExecutionException e) {
      throw e.getCause();
    }
  }

  @AfterAll
  static void summarise() {
    INCONCLUSIVE.forEach(
        (awaited, count) ->
            System.out.printf(
                "Runs without an answer that wait for %s: %d%n", awaited.what(), count.get()));
  }

  /** A new engine or domain is run on all programs that every engine is run on. */
  @Test
  void everyEngineIsAmongThem() {
    Set<String> named =
        RegressionCase.engines().stream()
            .flatMap(e -> Stream.of(e.split(" ")))
            .collect(Collectors.toSet());
    Set<String> missing = new TreeSet<>();
    DomainList.flags().forEach(f -> missing.add(f.flag()));
    missing.add(DomainFlag.SYMPATH.flag());
    missing.removeAll(named);
    assertEquals(Set.of(), missing);
    Set<Options.Engine> engines = EnumSet.allOf(Options.Engine.class);
    RegressionCase.engines().forEach(e -> engines.remove(engine(e)));
    assertEquals(
        EnumSet.of(
            // Those two run side by side in LLUMC, and these answer another question.
            Options.Engine.LLUMC_UNROLL,
            Options.Engine.LLUMC_IC3,
            Options.Engine.TERMINATION,
            Options.Engine.NONTERMINATION),
        engines);
  }

  private static Options.Engine engine(String options) {
    return Arguments.options((options + " program.c").split(" ")).analysis().engine();
  }

  /** Each check has a program that passes it, and a twin that does not. */
  @Test
  void everyCheckHasItsPrograms() throws IOException {
    List<RegressionCase> all = RegressionCase.all();
    Set<String> missing = new TreeSet<>();
    Arrays.stream(Option.values())
        .filter(o -> o.group() == Option.Group.PROPERTIES)
        .map(Option::flag)
        .filter(f -> f.endsWith("-check") && !f.startsWith("--no-") || f.equals("--error-label"))
        .forEach(
            flag ->
                Stream.of(ExitCode.SUCCESSFUL, ExitCode.FAILED)
                    .filter(code -> all.stream().noneMatch(c -> isCase(c, flag, code)))
                    .forEach(code -> missing.add(flag + " " + code)));
    assertEquals(Set.of(), missing);
  }

  private static boolean isCase(RegressionCase c, String flag, ExitCode code) {
    return List.of(c.command().split(" ")).contains(flag)
        && c.exits().equals(List.of(Integer.toString(code.code())));
  }

  private static void check(RegressionCase c) throws InterruptedException {
    Result result = run(c);
    String exit = Integer.toString(result.exit());
    assertTrue(
        c.exits().contains(exit),
        "expected exit " + c.exits() + ", got " + exit + "\n" + result.output());
    if (exit.equals(RegressionCase.INCONCLUSIVE)) {
      INCONCLUSIVE
          .computeIfAbsent(c.awaited().orElseThrow(), _ -> new AtomicInteger())
          .incrementAndGet();
    }
    for (RegressionCase.Line line : c.lines()) {
      boolean found =
          Pattern.compile(line.pattern(), Pattern.MULTILINE).matcher(result.output()).find();
      switch (line.key()) {
        case LINE ->
            assertTrue(found, "no line matches " + line.pattern() + "\n" + result.output());
        case NOT -> assertFalse(found, "a line matches " + line.pattern() + "\n" + result.output());
      }
    }
  }

  private static String limit(RegressionCase c) {
    return c.mayBeInconclusive() ? LONGEST_SECONDS_WITHOUT_ANSWER : LONGEST_SECONDS;
  }

  private static Result run(RegressionCase c) throws InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("--certify", "--timeout", limit(c)));
    for (String word : c.command().split(" ")) {
      Path file = c.folder().resolve(word);
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
