// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.interpret.input.InputMismatchException;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInputs;
import kiki.program.Instruction;

/** The choices of a slice, with zeros for what it leaves out; notes both in their order. */
final class CompletedInputs implements InputSource {
  private final Deque<Counterexample.Choice> script;
  private final ChoiceValues values;
  private final Set<Instruction> kept;
  private final long unconstrained;
  private final List<Counterexample.Choice> choices = new ArrayList<>();
  private final CallTracker tracker;

  /**
   * @param kept the instructions of the slice
   * @param unconstrained bits for results of operations that have none
   * @param tracker listens to the run
   */
  CompletedInputs(
      Counterexample sliced, Set<Instruction> kept, long unconstrained, CallTracker tracker) {
    this.script = new ArrayDeque<>(sliced.choices());
    this.values = new ChoiceValues(sliced.objects());
    this.kept = kept;
    this.unconstrained = unconstrained;
    this.tracker = tracker;
  }

  /** What was chosen so far. */
  List<Counterexample.Choice> choices() {
    return choices;
  }

  @Override
  public InputValue input(Instruction at, CType type) throws InputMismatchException {
    if (!kept.contains(at)) {
      choices.add(new Counterexample.Choice(tracker.event(at), Map.of()));
      return InputValue.ZERO;
    }
    if (!isNext(at)) {
      throw new InputMismatchException("the slice does not have this input next");
    }
    return next();
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return isNext(at) ? next() : ScriptedInputs.unlisted(at);
  }

  @Override
  public long unconstrained() {
    return unconstrained;
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return isNext(at) ? next() : InputValue.ZERO;
  }

  private boolean isNext(Instruction at) {
    return !script.isEmpty() && script.peek().event().instruction() == at;
  }

  private InputValue next() {
    Counterexample.Choice choice = script.pop();
    choices.add(choice);
    return values.of(choice);
  }
}
