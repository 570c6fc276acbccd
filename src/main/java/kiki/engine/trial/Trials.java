// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.engine.control.Lazy;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Suspects;
import kiki.engine.result.Counterexample;
import kiki.engine.session.CallTracker;
import kiki.interpret.Interpreter;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunResult;
import kiki.program.Program;

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
    TrialRunner runner = new TrialRunner(program, judge, stop);
    long limit = limits.limit();
    TrialInputs inputs = inputs(guides.get(), choosers.get(), Optional.empty());
    RunResult result =
        new Interpreter(program).run(runner.options(inputs, ExecutionListener.NONE, limit));
    runner.tell(
        result,
        inputs.asked(),
        tracker -> inputs(guides.get(), choosers.get(), Optional.of(tracker)),
        limit);
    steps += result.steps();
    if (result.outcome() instanceof Outcome.Finished) {
      sizes.get().note(inputs.askedByPlace());
    }
    return new Trial(inputs.asked() == 0, limits.note(result));
  }

  private TrialInputs inputs(Guide guide, InputChooser chooser, Optional<CallTracker> tracker) {
    return new TrialInputs(guide, chooser, program.layout(), tracker);
  }
}
