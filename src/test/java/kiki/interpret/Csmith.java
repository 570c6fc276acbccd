// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.options.DataModel;

/**
 * Runs random programs of csmith under gcc and under kiki and compares what they print. Needs
 * csmith with its headers, and gcc.
 */
final class Csmith {
  /** Programs that run longer under gcc are left out: csmith makes no promise that they end. */
  private static final int GCC_SECONDS = 1;

  private static final long KIKI_SECONDS = 30;

  private final Path folder;
  private final Path headers = headers();

  Csmith(Path folder) {
    this.folder = folder;
  }

  /** How a comparison went. */
  sealed interface Comparison {
    record Same(long steps) implements Comparison {}

    record Different(String expected, String actual) implements Comparison {}

    /** The program cannot be used, for instance because it runs too long. */
    record LeftOut(String reason) implements Comparison {}
  }

  /** The headers that came with csmith, or our own in their place. */
  static Path headers() {
    return Stream.of("/usr/include/csmith", "/usr/include/csmith-2.3.0")
        .map(Path::of)
        .filter(p -> Files.exists(p.resolve("csmith.h")))
        .findFirst()
        .orElseGet(Csmith::ownHeaders);
  }

  private static Path ownHeaders() {
    try {
      return Path.of(Csmith.class.getResource("csmith/csmith.h").toURI()).getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(p -> Files.isExecutable(Path.of(p, program)));
  }

  /** Whether a command can be run and exits with status zero. */
  static boolean succeeds(String... command) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  Comparison compare(long seed, DataModel model) throws IOException, InterruptedException {
    Path source = folder.resolve("seed" + seed + ".c");
    Path binary = folder.resolve("seed" + seed + ".out");
    Optional<String> generated =
        output(List.of("csmith", "--seed", Long.toString(seed), "-o", source.toString()), 20);
    if (generated.isEmpty()) {
      return new Comparison.LeftOut("csmith does not finish");
    }
    try {
      return compare(source, binary, model);
    } finally {
      Files.deleteIfExists(source);
      Files.deleteIfExists(binary);
      // Left behind by csmith in the directory it runs in.
      Files.deleteIfExists(folder.resolve("platform.info"));
    }
  }

  private Comparison compare(Path source, Path binary, DataModel model)
      throws IOException, InterruptedException {
    List<String> compile = new ArrayList<>(List.of("gcc", "-w", "-O0", "-fwrapv"));
    compile.add(model == DataModel.LP64 ? "-m64" : "-m32");
    compile.addAll(List.of("-I", headers.toString(), source.toString(), "-o", binary.toString()));
    if (output(compile, 60).isEmpty()) {
      return new Comparison.LeftOut("gcc does not compile it");
    }
    Optional<String> expected = output(List.of(binary.toString()), GCC_SECONDS);
    if (expected.isEmpty()) {
      return new Comparison.LeftOut("runs longer than " + GCC_SECONDS + " s");
    }
    return interpret(source, model, expected.get());
  }

  private Comparison interpret(Path source, DataModel model, String expected) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(KIKI_SECONDS);
    RunResult result =
        new Interpreter(CPrograms.file(source, List.of(headers), model))
            .runMain(
                "a.out",
                List.of(),
                RunOptions.execution(new ZeroInputs(), out, out)
                    .withCancellation(() -> System.nanoTime() > end));
    if (result.outcome() instanceof Outcome.Cancelled) {
      return new Comparison.LeftOut("runs longer than " + KIKI_SECONDS + " s under kiki");
    }
    String actual = out.toString(StandardCharsets.ISO_8859_1);
    boolean finished = result.outcome() instanceof Outcome.Finished f && f.status() == 0;
    return finished && actual.equals(expected)
        ? new Comparison.Same(result.steps())
        : new Comparison.Different(expected.strip(), actual.strip() + " " + result.outcome());
  }

  /** What a command prints; empty if it fails or takes too long. */
  private Optional<String> output(List<String> command, int seconds)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("csmith", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectOutput(file.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
        return Optional.empty();
      }
      return process.exitValue() == 0
          ? Optional.of(Files.readString(file, StandardCharsets.ISO_8859_1))
          : Optional.empty();
    } finally {
      Files.delete(file);
    }
  }
}
