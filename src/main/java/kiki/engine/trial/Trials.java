// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.engine.control.Once;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Suspects;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.session.CallTracker;
import kiki.interpret.Interpreter;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Program;
import kiki.program.Property;
import kiki.ssa.form.ObjectNames;

/**
 * Runs a program again and again, with other inputs each time, until one violates a property. Finds
 * what many executions do, however late they do it.
 */
public final class Trials {
  private final Program program;
  private final Once<List<BigInteger>> constants;
  private int next;
  private long steps;
  private long limit = TrialTuning.FIRST_STEPS;
  private int unfinished;
  private boolean isExhausted;

  public Trials(Program program) {
    this.program = program;
    this.constants = new Once<>(() -> ProgramNumbers.of(program));
  }

  /**
   * Goes on with the trials where the last call has stopped, suspects first.
   *
   * @param judge of counterexamples of the whole program
   */
  public void run(Judge judge, Suspects suspects, BooleanSupplier stop) {
    while (!stop.getAsBoolean() && steps < TrialTuning.ALL_STEPS) {
      Optional<Counterexample> suspect = suspects.next();
      if (suspect.isPresent()) {
        for (Guide.Rest rest : Guide.Rest.values()) {
          trial(judge, () -> Guide.of(suspect.get().choices(), rest), stop);
        }
      } else if (hasNext()) {
        isExhausted = trial(judge, () -> Guide.of(List.of(), Guide.Rest.FREE), stop).asked() == 0;
      } else {
        return;
      }
    }
  }

  /** How many instructions were run so far. */
  public long steps() {
    return steps;
  }

  private boolean hasNext() {
    return !isExhausted && next < TrialTuning.TRIALS;
  }

  private TrialInputs trial(Judge judge, Supplier<Guide> guides, BooleanSupplier stop) {
    Ledger ledger = judge.ledger();
    TrialInputs inputs = inputs(guides.get(), Optional.empty());
    RunResult result = run(inputs, ledger, ExecutionListener.NONE, stop);
    steps += result.steps();
    violated(result, ledger)
        .filter(_ -> inputs.asked() <= TrialTuning.MOST_CHOICES)
        .ifPresent(
            property ->
                judge.confirmed(
                    property, watched(property, result.steps(), guides.get(), ledger, stop)));
    next++;
    if (result.outcome() instanceof Outcome.StepLimitReached) {
      unfinished += limit == TrialTuning.MOST_STEPS ? 1 : 0;
      limit =
          unfinished < TrialTuning.UNFINISHED
              ? Math.min(limit * TrialTuning.LIMIT_FACTOR, TrialTuning.MOST_STEPS)
              : TrialTuning.FIRST_STEPS;
    }
    return inputs;
  }

  private TrialInputs inputs(Guide guide, Optional<CallTracker> tracker) {
    return new TrialInputs(
        guide, new InputChooser(next, constants.get()), program.layout(), tracker);
  }

  private static Optional<Property> violated(RunResult result, Ledger ledger) {
    return result.violations().stream()
        .map(RunResult.Violation::property)
        .filter(p -> isWanted(p, ledger))
        .findFirst();
  }

  private static boolean isWanted(Property property, Ledger ledger) {
    return property.kind() != Property.Kind.UNMODELLED && ledger.isOpen(property);
  }

  /** Runs the trial once more, to write down how it comes to the violation. */
  private Counterexample watched(
      Property property, long length, Guide guide, Ledger ledger, BooleanSupplier stop) {
    CallTracker tracker = new CallTracker();
    TrialInputs inputs = inputs(guide, Optional.of(tracker));
    RunWatcher watcher = new RunWatcher(tracker, property, length);
    run(inputs, ledger, watcher, stop);
    return new Counterexample(
        0,
        inputs.choices(),
        watcher.violation().map(s -> new Counterexample.Step(s, Map.of())).stream().toList(),
        ObjectNames.NONE,
        watcher.observed());
  }

  /** As counterexamples are replayed: what C gives no meaning is not evidence. */
  private RunResult run(
      TrialInputs inputs, Ledger ledger, ExecutionListener listener, BooleanSupplier stop) {
    RunOptions options =
        RunOptions.replay(inputs, p -> isWanted(p, ledger))
            .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
            .withStepLimit(limit)
            .withCancellation(stop)
            .withListener(listener);
    return new Interpreter(program).run(options);
  }
}
