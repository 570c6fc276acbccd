// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.engine.judge.Judge;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.session.CallTracker;
import kiki.interpret.Interpreter;
import kiki.interpret.input.InputSource;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Program;
import kiki.program.Property;
import kiki.ssa.form.ObjectNames;

/** How trials of a program are run, and the judge is told of what they violate. */
record TrialRunner(Program program, Judge judge, BooleanSupplier stop) {
  /** As counterexamples are replayed: what C gives no meaning is not evidence. */
  RunOptions options(InputSource inputs, ExecutionListener listener, long limit) {
    return RunOptions.replay(inputs, this::isWanted)
        .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
        .withStepLimit(limit)
        .withCallLimit(TrialTuning.MOST_CALLS)
        .withCancellation(stop)
        .withListener(listener);
  }

  /**
   * Tells the judge of what a run with these options violated.
   *
   * @param asked how many inputs it asked for
   * @param again the same inputs once more, noted
   */
  void tell(RunResult result, long asked, Function<CallTracker, TrialInputs> again, long limit) {
    violated(result)
        .filter(_ -> asked <= TrialTuning.MOST_CHOICES)
        .ifPresent(
            property -> {
              CallTracker tracker = new CallTracker();
              TrialInputs noted = again.apply(tracker);
              judge.confirmed(property, watched(property, result.steps(), noted, tracker, limit));
            });
  }

  private Optional<Property> violated(RunResult result) {
    return result.violations().stream()
        .map(RunResult.Violation::property)
        .filter(this::isWanted)
        .findFirst();
  }

  private boolean isWanted(Property property) {
    Ledger ledger = judge.ledger();
    return property.kind() != Property.Kind.UNMODELLED && ledger.isRefutable(property);
  }

  /** Runs the trial once more, to write down how it comes to the violation. */
  private Counterexample watched(
      Property property, long length, TrialInputs inputs, CallTracker tracker, long limit) {
    RunWatcher watcher = new RunWatcher(tracker, property, length);
    new Interpreter(program).run(options(inputs, watcher, limit));
    return new Counterexample(
        0,
        inputs.choices(),
        watcher.violation().map(s -> new Counterexample.Step(s, Map.of())).stream().toList(),
        ObjectNames.NONE,
        watcher.observed());
  }
}
