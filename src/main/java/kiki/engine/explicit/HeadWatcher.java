// SPDX-License-Identifier: Apache-2.0
package kiki.engine.explicit;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Instruction;
import kiki.ssa.form.LoopView;

/** Notes the states of loops when runs come to their heads. */
final class HeadWatcher implements ExecutionListener {
  private final Map<Instruction, HeadStates> heads = new IdentityHashMap<>();

  /** Loops that are not of the program as it is run are left out. */
  static HeadWatcher of(Collection<? extends LoopView> loops) {
    HeadWatcher watcher = new HeadWatcher();
    for (LoopView loop : loops) {
      loop.head().ifPresent(head -> watcher.heads.put(head, HeadStates.of(loop)));
    }
    return watcher;
  }

  Collection<HeadStates> states() {
    return heads.values();
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    HeadStates states = heads.get(next);
    if (states != null) {
      states.note(state);
    }
    return Continuation.CONTINUE;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {}
}
