// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.cfront.type.CType;
import kiki.interpret.Interpreter;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/** Finds by trying all inputs from zero to three which properties can fail. */
final class ExhaustiveRuns {
  private static final int VALUES = 4;
  private static final int MAX_RUNS = 20_000;
  private static final long MAX_STEPS = 5_000;

  private final Program program;
  private final InputValue uninitialized;

  ExhaustiveRuns(Program program) {
    this(program, InputValue.ZERO);
  }

  /** With what is in memory that was not written yet. */
  ExhaustiveRuns(Program program, InputValue uninitialized) {
    this.program = program;
    this.uninitialized = uninitialized;
  }

  /**
   * @param violated the properties that fail on these inputs, in order
   */
  record Run(List<Integer> inputs, List<Property> violated) {}

  /** Plays the inputs chosen so far, then zeros, and remembers what it played. */
  private static final class Script implements InputSource {
    private final List<Integer> chosen;
    private final InputValue uninitialized;
    private int position;

    Script(List<Integer> chosen, InputValue uninitialized) {
      this.chosen = chosen;
      this.uninitialized = uninitialized;
    }

    @Override
    public InputValue input(Instruction at, CType type) {
      if (at.location().isLibrary()) {
        return InputValue.ZERO; // the number a comparison returns, of which only the sign is used
      }
      if (position == chosen.size()) {
        chosen.add(0);
      }
      return new InputValue.Int(BigInteger.valueOf(chosen.get(position++)));
    }

    @Override
    public InputValue declared(Instruction.Declare at) {
      return uninitialized;
    }

    @Override
    public InputValue allocated(Instruction.Allocate at, long size) {
      return uninitialized;
    }
  }

  /** The properties that fail on each execution, in order; empty if there are too many runs. */
  Optional<Set<List<Property>>> violations() {
    return runs().map(ExhaustiveRuns::violations);
  }

  static Set<List<Property>> violations(List<Run> runs) {
    return runs.stream().map(Run::violated).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Every run; empty if there are too many or one of them has no meaning. */
  Optional<List<Run>> runs() {
    List<Run> runs = new ArrayList<>();
    List<Integer> chosen = new ArrayList<>();
    while (runs.size() < MAX_RUNS) {
      Script script = new Script(chosen, uninitialized);
      RunResult result = run(script, MAX_STEPS);
      List<Property> violated =
          result.violations().stream().map(RunResult.Violation::property).distinct().toList();
      boolean complete =
          switch (result.outcome()) {
            case Outcome.Finished _ -> true;
            case Outcome.InvalidAccess _ -> !violated.isEmpty();
            case Outcome.PropertyViolated _,
                Outcome.AssumptionFailed _,
                Outcome.UnsupportedReached _,
                Outcome.InputMismatch _,
                Outcome.MemoryExhausted _,
                Outcome.StepLimitReached _,
                Outcome.Cancelled _ ->
                false;
          };
      if (!complete) {
        return Optional.empty();
      }
      runs.add(new Run(List.copyOf(chosen.subList(0, script.position)), violated));
      if (!next(chosen, script.position)) {
        return Optional.of(runs);
      }
    }
    return Optional.empty();
  }

  private RunResult run(Script script, long steps) {
    RunOptions options =
        RunOptions.replay(script, _ -> false)
            .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
            .withStepLimit(steps);
    return new Interpreter(program).run(options);
  }

  /** Whether every run ends within so many steps; empty if there are too many or one goes wrong. */
  Optional<Boolean> end(long steps) {
    List<Integer> chosen = new ArrayList<>();
    boolean all = true;
    for (int runs = 0; runs < MAX_RUNS; runs++) {
      Script script = new Script(chosen, uninitialized);
      switch (run(script, steps).outcome()) {
        case Outcome.Finished _ -> {}
        case Outcome.StepLimitReached _ -> all = false;
        case Outcome.InvalidAccess _,
            Outcome.PropertyViolated _,
            Outcome.AssumptionFailed _,
            Outcome.UnsupportedReached _,
            Outcome.InputMismatch _,
            Outcome.MemoryExhausted _,
            Outcome.Cancelled _ -> {
          return Optional.empty();
        }
      }
      if (!next(chosen, script.position)) {
        return Optional.of(all);
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
