// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.api.InputError;
import kiki.options.UsageError;
import kiki.transition.engine.ReachabilityAnswer;
import kiki.transition.engine.ReachabilityChecker;
import kiki.transition.engine.ReachabilityEngine;
import kiki.transition.format.ModelFile;
import kiki.transition.format.ModelFormatException;
import kiki.transition.format.TransitionFiles;

/**
 * {@code kiki check FILE [--timeout SECONDS] [--unroll|--k-induction|--ic3] [--invariant FILE]
 * [--convert FILE]}: whether the bad states of a transition system can be reached. All properties
 * share the time.
 */
final class CheckCommand {
  private final Console console;
  private final List<Path> files = new ArrayList<>();
  private final List<ReachabilityEngine> engines = new ArrayList<>();
  private Optional<Path> converted = Optional.empty();
  private Optional<Path> invariants = Optional.empty();
  private long deadline = Long.MAX_VALUE;

  CheckCommand(Console console) {
    this.console = console;
  }

  ExitCode run(List<String> arguments) {
    long start = System.nanoTime();
    readArguments(arguments);
    if (files.size() != 1) {
      throw new UsageError("check takes one transition system, not " + files.size());
    }
    ModelFile model = read(files.getFirst());
    if (converted.isPresent()) {
      convert(model, converted.get());
      return ExitCode.SUCCESSFUL;
    }
    console.interruption().enter(Interruption.Polling.ACTIVITY);
    BooleanSupplier stop =
        () -> System.nanoTime() - start > deadline || console.interruption().getAsBoolean();
    List<ReachabilityEngine> chosen =
        engines.isEmpty()
            ? List.of(
                ReachabilityEngine.IC3,
                ReachabilityEngine.K_INDUCTION,
                ReachabilityEngine.CONSTRAINED_IC3)
            : engines;
    ReachabilityChecker checker = new ReachabilityChecker(model.system(), chosen, stop);
    ExitCode worst = ExitCode.SUCCESSFUL;
    List<String> clauses = new ArrayList<>();
    for (int bad = 0; bad < model.system().bads().length; bad++) {
      ReachabilityAnswer answer = checker.check(bad);
      worst = worse(worst, report(model, answer, bad));
      if (answer instanceof ReachabilityAnswer.Unreachable(var invariant)) {
        clauses.addAll(invariant.dimacs(model.system().latches().size(), bad));
      }
    }
    if (invariants.isPresent()) {
      write(invariants.get(), (String.join("\n", clauses) + "\n").getBytes(US_ASCII));
    }
    return worst;
  }

  private void readArguments(List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      switch (word) {
        case "--timeout" -> deadline = nanoseconds(argument(arguments, ++i, word, "SECONDS"));
        case "--invariant" ->
            invariants = Optional.of(Path.of(argument(arguments, ++i, word, "FILE")));
        case "--convert" ->
            converted = Optional.of(Path.of(argument(arguments, ++i, word, "FILE")));
        case "--unroll" -> engines.add(ReachabilityEngine.UNROLLING);
        case "--k-induction" -> engines.add(ReachabilityEngine.K_INDUCTION);
        case "--ic3" -> engines.add(ReachabilityEngine.IC3);
        default -> {
          if (word.startsWith("-")) {
            throw new UsageError(
                "check takes --timeout, --unroll, --k-induction, --ic3, --invariant and --convert,"
                    + " not "
                    + word);
          }
          files.add(Path.of(word));
        }
      }
    }
  }

  private static String argument(List<String> arguments, int index, String flag, String kind) {
    if (index >= arguments.size()) {
      throw new UsageError(flag + " needs an argument: " + kind);
    }
    return arguments.get(index);
  }

  private static long nanoseconds(String word) {
    try {
      double seconds = Double.parseDouble(word);
      if (seconds > 0) {
        return (long) (seconds * 1e9);
      }
    } catch (NumberFormatException _) {
      // the same message as for numbers that are not positive
    }
    throw new UsageError("--timeout needs a positive number of seconds, not " + word);
  }

  private static ModelFile read(Path file) {
    try {
      return TransitionFiles.read(file.toString(), Files.readAllBytes(file));
    } catch (ModelFormatException e) {
      throw new InputError(e.getMessage());
    } catch (NoSuchFileException _) {
      throw new InputError(file + ": no such file or directory");
    } catch (IOException e) {
      throw new InputError(file + ": cannot be read: " + e.getMessage());
    }
  }

  private static void convert(ModelFile model, Path file) {
    byte[] content =
        TransitionFiles.written(file.toString(), model.system())
            .orElseThrow(
                () ->
                    new UsageError(
                        "--convert writes files named "
                            + TransitionFiles.ENDINGS
                            + ", not "
                            + file));
    write(file, content);
  }

  private static void write(Path file, byte[] content) {
    try {
      Files.write(file, content);
    } catch (IOException e) {
      throw new InputError(file + ": cannot be written: " + e.getMessage());
    }
  }

  private ExitCode report(ModelFile model, ReachabilityAnswer answer, int bad) {
    return switch (answer) {
      case ReachabilityAnswer.Reachable(var trace) -> {
        model.reachable(trace).forEach(console::print);
        yield ExitCode.FAILED;
      }
      case ReachabilityAnswer.Unreachable _ -> {
        model.unreachable(bad).forEach(console::print);
        yield ExitCode.SUCCESSFUL;
      }
      case ReachabilityAnswer.Undecided _ -> {
        model.unknown(bad).forEach(console::print);
        yield ExitCode.INCONCLUSIVE;
      }
    };
  }

  private static ExitCode worse(ExitCode a, ExitCode b) {
    if (a == ExitCode.FAILED || b == ExitCode.FAILED) {
      return ExitCode.FAILED;
    }
    return a == ExitCode.INCONCLUSIVE ? a : b;
  }
}
