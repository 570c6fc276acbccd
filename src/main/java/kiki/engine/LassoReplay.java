package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.interpret.Interpreter;
import kiki.interpret.Outcome;
import kiki.interpret.RunOptions;
import kiki.interpret.RunResult;
import kiki.interpret.ScriptedInput;
import kiki.interpret.ScriptedInputs;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Runs a lasso until the program is in a state in which it has been before: from there on it can do
 * the same for ever.
 */
final class LassoReplay implements Replay {
  private static final long STEPS = 20_000_000;
  private static final int STATES = 20_000;

  private final Program program;
  private final BooleanSupplier cancelled;

  LassoReplay(Program program, BooleanSupplier cancelled) {
    this.program = program;
    this.cancelled = cancelled;
  }

  @Override
  public Optional<String> mismatch(Property property, Counterexample counterexample) {
    ChoiceValues values = new ChoiceValues(counterexample.objects());
    List<ScriptedInput> script = new ArrayList<>();
    for (Counterexample.Choice choice : counterexample.choices()) {
      if (choice.event().instruction() instanceof Instruction.Input i && i.isApproximation()) {
        return Optional.of("it depends on an " + i.source());
      }
      script.add(new ScriptedInput(choice.event().instruction(), values.of(choice)));
    }
    ScriptedInputs inputs = new ScriptedInputs(script);
    Recurrence recurrence = Recurrence.in(program, STATES);
    RunResult result =
        new Interpreter(program)
            .run(
                RunOptions.replay(inputs, _ -> true)
                    .withInvalidAccess(RunOptions.InvalidAccess.STOPS)
                    .withStepLimit(STEPS)
                    .withCancellation(cancelled)
                    .withListener(recurrence));
    if (recurrence.isFound()) {
      return inputs.dependsOnUnconstrained()
          ? Optional.of("it depends on an operation without a result")
          : Optional.empty();
    }
    return Optional.of(
        result.outcome() instanceof Outcome.PropertyViolated v
            ? "the run has undefined behaviour first: " + v.property().description()
            : "the run does not return to an earlier state");
  }
}
