// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.engine.session.Replay;
import kiki.interpret.input.ScriptedInput;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.machine.Outcome;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Runs a lasso until the program returns to an earlier state: from there on it can do the same for
 * ever.
 */
public final class LassoReplay implements Replay {
  private final LassoRun run;

  public LassoReplay(Program program, BooleanSupplier cancelled) {
    this.run = new LassoRun(program, LassoTuning.REPLAY, cancelled);
  }

  /** What comes of a replay. */
  sealed interface Result {}

  public record ComesBack(Lasso lasso) implements Result {}

  record Mismatch(String reason) implements Result {}

  @Override
  public Optional<String> mismatch(Property property, Counterexample counterexample) {
    return switch (replay(counterexample)) {
      case ComesBack _ -> Optional.empty();
      case Mismatch(String reason) -> Optional.of(reason);
    };
  }

  public Result replay(Counterexample counterexample) {
    for (Counterexample.Choice choice : counterexample.choices()) {
      if (choice.event().instruction() instanceof Instruction.Input i && i.isApproximation()) {
        return new Mismatch("it depends on an " + i.source());
      }
    }
    List<ScriptedInput> script = ChoiceValues.script(counterexample);
    ScriptedInputs inputs = new ScriptedInputs(script);
    LassoRun.Outcome outcome = run.run(inputs);
    if (outcome.span().isPresent()) {
      return inputs.dependsOnUnconstrained()
          ? new Mismatch("it depends on an operation without a result")
          : new ComesBack(run.record(outcome.span().get(), () -> new ScriptedInputs(script)));
    }
    return new Mismatch(
        outcome.result().outcome() instanceof Outcome.PropertyViolated v
            ? "the run has undefined behaviour first: " + v.property().description()
            : "the run does not return to an earlier state");
  }
}
