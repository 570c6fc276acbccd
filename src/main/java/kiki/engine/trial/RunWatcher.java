// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.result.Counterexample;
import kiki.engine.session.CallTracker;
import kiki.engine.session.RunEvents;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.ssa.form.TraceStep;
import kiki.term.Terms;

/** Writes down what a run does until it violates a property. */
final class RunWatcher implements ExecutionListener {
  private final CallTracker tracker;
  private final Property property;
  private final long length;
  private final Terms terms = new Terms();
  private final RunEvents start = new RunEvents(Integer.MAX_VALUE);
  private final RunEvents end = new RunEvents(Integer.MAX_VALUE);
  private Optional<TraceStep> violation = Optional.empty();

  /**
   * @param length how many steps the run is known to take
   */
  RunWatcher(CallTracker tracker, Property property, long length) {
    this.tracker = tracker;
    this.property = property;
    this.length = length;
  }

  Counterexample.Observed observed() {
    long unseen = Math.max(0, length - 2 * TrialTuning.SHOWN_STEPS);
    return new Counterexample.Observed(start.all(), unseen, end.all());
  }

  /** The last check of the property, which failed. */
  Optional<TraceStep> violation() {
    return violation;
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    Continuation continuation = tracker.before(next, state);
    if (next instanceof Instruction.Assert check && check.property().equals(property)) {
      violation =
          Optional.of(
              new TraceStep(
                  terms.trueTerm(), next, state.function(), Map.of(), tracker.stack(), List.of()));
    }
    return continuation;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {
    // Of a long run, only the ends are shown, and values as text cost more than the run.
    if (state.steps() <= TrialTuning.SHOWN_STEPS) {
      start.note(done, state);
    } else if (state.steps() > length - TrialTuning.SHOWN_STEPS) {
      end.note(done, state);
    }
  }
}
