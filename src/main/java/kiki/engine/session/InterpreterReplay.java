// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ScriptedInput;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunAddresses;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.interpret.memory.Placement;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/** Replays counterexamples with the interpreter. */
public final class InterpreterReplay implements Replay {
  private final Program program;
  private final BooleanSupplier cancelled;

  public InterpreterReplay(Program program, BooleanSupplier cancelled) {
    this.program = program;
    this.cancelled = cancelled;
  }

  @Override
  public Optional<String> mismatch(Property property, Counterexample counterexample) {
    Optional<String> first = Optional.empty();
    for (Placement placement : Placement.values()) {
      Optional<String> found = mismatch(property, counterexample, placement);
      if (found.isEmpty()) {
        return found;
      }
      first = first.or(() -> found);
    }
    return first;
  }

  private Optional<String> mismatch(
      Property property, Counterexample counterexample, Placement placement) {
    List<ScriptedInput> script = ChoiceValues.script(counterexample);
    Optional<String> first = Optional.empty();
    for (ScriptedInputs.Unconstrained choice : ScriptedInputs.Unconstrained.values()) {
      ScriptedInputs inputs = new ScriptedInputs(script, choice);
      RunResult result = run(inputs, property, placement, RunOptions.MathError.NONE);
      if (result.violates(property)) {
        return inaccuracy(script, choice, property, placement);
      }
      first = first.or(() -> Optional.of(explanation(result.outcome())));
      if (!inputs.dependsOnUnconstrained()) {
        break;
      }
    }
    return first;
  }

  /** A violation that C libraries with other errors in the last places do not have is none. */
  private Optional<String> inaccuracy(
      List<ScriptedInput> script,
      ScriptedInputs.Unconstrained choice,
      Property property,
      Placement placement) {
    if (!computes()) {
      return Optional.empty();
    }
    for (RunOptions.MathError error : RunOptions.MathError.values()) {
      ScriptedInputs inputs = new ScriptedInputs(script, choice);
      if (!run(inputs, property, placement, error).violates(property)) {
        return Optional.of("it depends on the last digits of a result of math.h");
      }
    }
    return Optional.empty();
  }

  private boolean computes() {
    return program.functions().values().stream()
        .flatMap(f -> f.body().stream())
        .anyMatch(i -> i instanceof Instruction.Input n && n.computation().isPresent());
  }

  private RunResult run(
      ScriptedInputs inputs, Property property, Placement placement, RunOptions.MathError error) {
    return new Interpreter(program).run(options(inputs, property, placement, error));
  }

  private RunOptions options(
      ScriptedInputs inputs, Property property, Placement placement, RunOptions.MathError error) {
    // What C gives no meaning is not evidence; see Ssa.undefined.
    return RunOptions.replay(inputs, property::equals)
        .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
        .withPlacement(placement)
        .withMathError(error)
        .withCancellation(cancelled);
  }

  @Override
  public Optional<RunAddresses> addresses(Property property, Counterexample counterexample) {
    ScriptedInputs inputs = new ScriptedInputs(ChoiceValues.script(counterexample));
    return Optional.of(
        run(inputs, property, Placement.APART, RunOptions.MathError.NONE).addresses());
  }

  /**
   * A run that violates the property, with somebody who watches it.
   *
   * @param mostSteps more than which nobody waits for
   * @param watcher of a run on inputs
   * @return what has watched it; empty if no run does
   */
  public <L extends ExecutionListener> Optional<L> watched(
      Property property,
      Counterexample counterexample,
      long mostSteps,
      Function<ScriptedInputs, L> watcher) {
    List<ScriptedInput> script = ChoiceValues.script(counterexample);
    for (Placement placement : Placement.values()) {
      for (ScriptedInputs.Unconstrained choice : ScriptedInputs.Unconstrained.values()) {
        ScriptedInputs inputs = new ScriptedInputs(script, choice);
        L listener = watcher.apply(inputs);
        RunOptions options =
            options(inputs, property, placement, RunOptions.MathError.NONE)
                .withStepLimit(mostSteps)
                .withListener(listener);
        if (new Interpreter(program).run(options).violates(property)) {
          return Optional.of(listener);
        }
      }
    }
    return Optional.empty();
  }

  private static String explanation(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Finished _ -> "the run ends without the violation";
      case Outcome.PropertyViolated v -> "the run violates " + v.property().name() + " first";
      case Outcome.AssumptionFailed a -> "an assumption fails at " + a.location();
      case Outcome.UnsupportedReached u -> "the run reaches " + u.construct();
      case Outcome.InvalidAccess a -> a.description() + " at " + a.location();
      case Outcome.InputMismatch m -> m.description();
      case Outcome.MemoryExhausted m -> "memory is exhausted at " + m.location();
      case Outcome.StepLimitReached s -> "too many steps at " + s.location();
      case Outcome.Cancelled c -> "cancelled at " + c.location();
    };
  }
}
