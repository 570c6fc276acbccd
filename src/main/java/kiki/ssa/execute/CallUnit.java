// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.BitSet;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.program.Instruction;
import kiki.ssa.flow.Flow;
import kiki.ssa.form.CutCall;
import kiki.ssa.object.Activation;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A call that was cut because it exceeds the unwinding: the recursion is too deep, or too much has
 * been executed.
 */
final class CallUnit {
  private final Executor executor;
  private final CallSteps calls;
  private final Instruction.Call call;
  private final Activation callee;
  private final Position position;
  private final Flow before;
  private final Flow entered;
  private final Suspension suspension;
  private final int counted;
  private final int due;
  private boolean executed;

  private CallUnit(
      Executor executor,
      CallSteps calls,
      Instruction.Call call,
      Activation callee,
      Position position,
      Flow before,
      Flow entered,
      Suspension suspension) {
    this.executor = executor;
    this.calls = calls;
    this.call = call;
    this.callee = callee;
    this.position = position;
    this.before = before;
    this.entered = entered;
    this.counted = callee.countedBelow();
    this.due = executor.isExhausted() ? executor.unwindings() : counted;
    this.suspension = suspension;
  }

  /**
   * @param before the executions at the call
   * @param entered the same with the parameters bound
   * @param changed cells the callee may change
   */
  static CallUnit of(
      Executor executor,
      CallSteps calls,
      Instruction.Call call,
      Activation callee,
      Position position,
      Flow before,
      Flow entered,
      BitSet changed) {
    BitSet cells = new BitSet();
    for (int cell = changed.nextSetBit(0); cell >= 0; cell = changed.nextSetBit(cell + 1)) {
      cells.set(cell, before.state().containsKey(cell));
    }
    callee.result(executor.encoding().memory()).ifPresent(r -> r.addLeaves(cells));
    Suspension suspension = Suspension.of(executor.encoding(), before, cells);
    return new CallUnit(executor, calls, call, callee, position, before, entered, suspension);
  }

  Activation callee() {
    return callee;
  }

  /** The executions that come back from the call. */
  Flow flow() {
    return suspension.flow();
  }

  boolean isOpen() {
    return !executed;
  }

  Term closed(Terms terms) {
    return suspension.closed(terms);
  }

  CutCall view(Terms terms) {
    Symbol function = callee.graph().function().symbol();
    return new CutCall(
        function,
        call.location(),
        entered.path().guard(terms),
        position.enclosing(),
        executor.successors().afterCallsOf(function));
  }

  /** Executes the call if the unwinding allows it now. */
  void extend(int unwindings) {
    if (executed || Math.max(counted, due) >= unwindings || executor.isExhausted()) {
      return;
    }
    executed = true;
    callee.resume(before.path(), counted);
    Optional<Flow> returned = calls.body(callee, entered, position);
    suspension.define(executor.encoding(), before.path(), returned);
  }
}
