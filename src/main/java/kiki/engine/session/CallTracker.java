// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Instruction;
import kiki.ssa.form.InputEvent;
import kiki.term.Terms;

/** Knows which calls lead to where a run is. */
public final class CallTracker implements ExecutionListener {
  private final Terms terms = new Terms();
  private final List<Instruction.Call> calls = new ArrayList<>();
  private int depth;

  /** The calls, outermost first. */
  public List<Instruction.Call> stack() {
    return List.copyOf(calls.subList(0, Math.min(depth, calls.size())));
  }

  /** A choice that the run makes now. */
  public InputEvent event(Instruction at) {
    return new InputEvent(terms.trueTerm(), at, Map.of(), stack(), List.of());
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    depth = state.depth();
    if (next instanceof Instruction.Call call) {
      while (calls.size() > depth) {
        calls.removeLast();
      }
      calls.add(call);
    }
    return Continuation.CONTINUE;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {}
}
