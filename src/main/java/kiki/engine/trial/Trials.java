// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.engine.control.Lazy;
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
  private final Lazy<List<BigInteger>> constants;
  private final Lazy<RunSizes> sizes;
  private final StepLimits limits = new StepLimits();
  private int next;
  private int nextAtBorders;
  private int bordersBeforeOthers;
  private long steps;
  private boolean isExhausted;

  public Trials(Program program) {
    this.program = program;
    this.constants = new Lazy<>(() -> ProgramNumbers.of(program));
    this.sizes = new Lazy<>(() -> RunSizes.of(program));
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
          trial(judge, () -> Guide.of(suspect.get().choices(), rest), this::inTurn, stop);
          next++;
        }
      } else if (!atBorders(judge, stop)) {
        if (!hasNext()) {
          return;
        }
        isExhausted = trial(judge, Trials::free, this::inTurn, stop).isOfNoInputs();
        next++;
        bordersBeforeOthers = limits.hasEnded() ? TrialTuning.BORDERS_AT_ONCE : 0;
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

  private static Guide free() {
    return Guide.of(List.of(), Guide.Rest.FREE);
  }

  private InputChooser inTurn() {
    return InputChooser.of(next, constants.get());
  }

  /** A trial at the ends of loops and arrays, if it is time for one and there is one left. */
  private boolean atBorders(Judge judge, BooleanSupplier stop) {
    Supplier<Optional<BorderNumbers>> numbers =
        () -> BorderNumbers.of(nextAtBorders, constants.get(), sizes.get());
    if (isExhausted || bordersBeforeOthers == 0 || numbers.get().isEmpty()) {
      return false;
    }
    boolean again =
        trial(judge, Trials::free, () -> InputChooser.at(numbers.get().orElseThrow()), stop)
            .isCutShort();
    nextAtBorders += again ? 0 : 1;
    bordersBeforeOthers--;
    return true;
  }

  /**
   * How a trial went.
   *
   * @param isOfNoInputs whether others would be the same
   * @param isCutShort whether the limit that it came to is higher now
   */
  private record Trial(boolean isOfNoInputs, boolean isCutShort) {}

  private Trial trial(
      Judge judge, Supplier<Guide> guides, Supplier<InputChooser> choosers, BooleanSupplier stop) {
    Ledger ledger = judge.ledger();
    TrialInputs inputs = inputs(guides.get(), choosers.get(), Optional.empty());
    RunResult result = run(inputs, ledger, ExecutionListener.NONE, stop);
    steps += result.steps();
    violated(result, ledger)
        .filter(_ -> inputs.asked() <= TrialTuning.MOST_CHOICES)
        .ifPresent(
            property -> {
              CallTracker tracker = new CallTracker();
              TrialInputs noted = inputs(guides.get(), choosers.get(), Optional.of(tracker));
              judge.confirmed(
                  property, watched(property, result.steps(), noted, tracker, ledger, stop));
            });
    if (result.outcome() instanceof Outcome.Finished) {
      sizes.get().note(inputs.askedByPlace());
    }
    return new Trial(inputs.asked() == 0, limits.note(result));
  }

  private TrialInputs inputs(Guide guide, InputChooser chooser, Optional<CallTracker> tracker) {
    return new TrialInputs(guide, chooser, program.layout(), tracker);
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
      Property property,
      long length,
      TrialInputs inputs,
      CallTracker tracker,
      Ledger ledger,
      BooleanSupplier stop) {
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
            .withStepLimit(limits.limit())
            .withCancellation(stop)
            .withListener(listener);
    return new Interpreter(program).run(options);
  }
}
