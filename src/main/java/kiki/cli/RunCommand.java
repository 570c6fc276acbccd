// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.List;
import java.util.Optional;
import kiki.api.Arguments;
import kiki.interpret.Interpreter;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.ListedInputs;
import kiki.interpret.input.RandomInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.options.CommandLine;
import kiki.options.Option;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.program.Program;

/**
 * {@code kiki run [OPTION...] FILE.c... [--] [ARG...]}: executes the program, with the checks the
 * options ask for. Options of kiki stand before the first file. The words after it that end in
 * {@code .c}, {@code .i} or {@code .h} are files too; from the first other word on, or after {@code
 * --}, all belong to the program. Inputs are those of {@code --inputs}, then pseudo-random ones
 * with a fixed seed.
 */
final class RunCommand {
  private static final long SEED = 1;

  private final Console console;

  RunCommand(Console console) {
    this.console = console;
  }

  int run(List<String> arguments) {
    CommandLine line = Arguments.line(arguments, CommandLine.Operands.END_OPTIONS);
    if (line.files().isEmpty()) {
      throw new UsageError("run needs a C file");
    }
    int count = countFiles(line.files());
    CommandLine ofKiki = line.with(line.files().subList(0, count));
    Options options = Options.of(ofKiki, Optional.empty());
    Program program = ProgramReader.of(options, console).read().program();
    InputSource inputs = inputs(line);
    RunOptions runOptions =
        RunOptions.execution(inputs, console.out(), console.err())
            .withCancellation(console.interruption());
    Interpreter interpreter = new Interpreter(program);
    console.interruption().enter(Interruption.Polling.ACTIVITY);
    RunResult result =
        options.input().function().isPresent()
            ? interpreter.run(runOptions)
            : interpreter.runMain(
                line.files().getFirst(), ofProgram(line.files(), count), runOptions);
    console.out().flush();
    return exit(result.outcome());
  }

  /** How many words name files of the program; the first one always does. */
  private static int countFiles(List<String> words) {
    int count = 1;
    while (count < words.size() && words.get(count).matches(".*\\.[cih]")) {
      count++;
    }
    return count;
  }

  private static List<String> ofProgram(List<String> words, int files) {
    boolean separated = files < words.size() && words.get(files).equals("--");
    return words.subList(separated ? files + 1 : files, words.size());
  }

  private static InputSource inputs(CommandLine line) {
    List<String> given = List.of(line.last(Option.INPUTS, "").split(","));
    InputSource random = new RandomInputs(SEED);
    return line.has(Option.INPUTS) ? new ListedInputs(given, random) : random;
  }

  private int exit(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Finished(int status) -> status;
      case Outcome.PropertyViolated v -> {
        console.error(
            "kiki: %s: %s violated: %s"
                .formatted(v.location(), v.property().name(), v.property().description()));
        yield ExitCode.FAILED.code();
      }
      case Outcome.AssumptionFailed a -> stop(a.location() + ": an assumption does not hold");
      case Outcome.UnsupportedReached u -> stop(u.location() + ": not supported: " + u.construct());
      case Outcome.InvalidAccess a -> stop(a.location() + ": " + a.description());
      case Outcome.InputMismatch m -> stop(m.location() + ": " + m.description());
      case Outcome.MemoryExhausted m -> stop(m.location() + ": the program ran out of memory");
      case Outcome.StepLimitReached s -> stop(s.location() + ": step limit reached");
      case Outcome.Cancelled c -> {
        console.error("kiki: " + c.location() + ": interrupted");
        yield ExitCode.INCONCLUSIVE.code();
      }
    };
  }

  private int stop(String message) {
    console.error("kiki: " + message);
    return ExitCode.ERROR.code();
  }
}
