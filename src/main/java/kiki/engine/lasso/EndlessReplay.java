// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.engine.session.Replay;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ScriptedInput;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Program;
import kiki.program.Property;

/** Runs the beginning of an execution that is proved not to end, and checks that it does not. */
public final class EndlessReplay implements Replay {
  private final Program program;
  private final BooleanSupplier cancelled;

  public EndlessReplay(Program program, BooleanSupplier cancelled) {
    this.program = program;
    this.cancelled = cancelled;
  }

  @Override
  public Optional<String> mismatch(Property property, Counterexample counterexample) {
    List<ScriptedInput> script = ChoiceValues.script(counterexample);
    RunResult result =
        new Interpreter(program)
            .run(
                RunOptions.replay(new ScriptedInputs(script), _ -> true)
                    .withStepLimit(LassoTuning.REPLAY_STEPS)
                    .withCancellation(cancelled));
    return switch (result.outcome()) {
      case Outcome.StepLimitReached _, Outcome.InputMismatch _ -> Optional.empty();
      case Outcome.Finished _ -> Optional.of("a run of it ends");
      case Outcome.PropertyViolated v ->
          Optional.of("a run has undefined behaviour: " + v.property().description());
      case Outcome.AssumptionFailed _,
          Outcome.UnsupportedReached _,
          Outcome.InvalidAccess _,
          Outcome.MemoryExhausted _,
          Outcome.Cancelled _ ->
          Optional.of("a run of it stops");
    };
  }
}
