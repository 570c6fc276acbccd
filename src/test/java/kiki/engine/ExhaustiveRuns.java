package kiki.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.interpret.InputSource;
import kiki.interpret.InputValue;
import kiki.interpret.Interpreter;
import kiki.interpret.Outcome;
import kiki.interpret.RunOptions;
import kiki.interpret.RunResult;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/** Finds by trying all inputs from zero to three which properties can fail. */
final class ExhaustiveRuns {
  private static final int VALUES = 4;
  private static final int MAX_RUNS = 20_000;
  private static final long MAX_STEPS = 5_000;

  private final Program program;

  ExhaustiveRuns(Program program) {
    this.program = program;
  }

  /** Plays the inputs chosen so far, then zeros, and remembers what it played. */
  private static final class Script implements InputSource {
    private final List<Integer> chosen;
    private int position;

    Script(List<Integer> chosen) {
      this.chosen = chosen;
    }

    @Override
    public InputValue input(Instruction at, CType type) {
      if (position == chosen.size()) {
        chosen.add(0);
      }
      return new InputValue.Int(BigInteger.valueOf(chosen.get(position++)));
    }

    @Override
    public InputValue declared(Instruction.Declare at) {
      return InputValue.ZERO;
    }

    @Override
    public InputValue allocated(Instruction.Allocate at, long size) {
      return InputValue.ZERO;
    }
  }

  /** The properties that fail on each execution, in order; empty if there are too many runs. */
  Optional<Set<List<Property>>> violations() {
    Set<List<Property>> violated = new LinkedHashSet<>();
    List<Integer> chosen = new ArrayList<>();
    for (int run = 0; run < MAX_RUNS; run++) {
      Script script = new Script(chosen);
      RunOptions options = RunOptions.replay(script, _ -> false).withStepLimit(MAX_STEPS);
      RunResult result = new Interpreter(program).run(options);
      if (!(result.outcome() instanceof Outcome.Finished)) {
        return Optional.empty();
      }
      violated.add(
          result.violations().stream().map(RunResult.Violation::property).distinct().toList());
      if (!next(chosen, script.position)) {
        return Optional.of(violated);
      }
    }
    return Optional.empty();
  }

  /** Counts the inputs that were used up by one. */
  private static boolean next(List<Integer> chosen, int used) {
    while (chosen.size() > used) {
      chosen.removeLast();
    }
    while (!chosen.isEmpty() && chosen.getLast() == VALUES - 1) {
      chosen.removeLast();
    }
    if (chosen.isEmpty()) {
      return false;
    }
    chosen.set(chosen.size() - 1, chosen.getLast() + 1);
    return true;
  }
}
