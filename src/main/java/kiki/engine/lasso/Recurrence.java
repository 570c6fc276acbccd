// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.interpret.machine.ProgramState;
import kiki.program.CallCycles;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;

/**
 * Stops a run in a state in which it has been before, or in a call that is made with what one was
 * made with that has not returned: it leads to itself again, however many calls are then active.
 */
final class Recurrence implements ExecutionListener {
  private final Set<Instruction> watched;
  private final Calls calls;
  private final int maxStates;
  private final ActiveCalls active = new ActiveCalls();
  private final Map<Instruction, Map<ProgramState, Long>> visited = new HashMap<>();
  private int states;
  private Optional<Span> span = Optional.empty();

  private Recurrence(Set<Instruction> watched, Calls calls, int maxStates) {
    this.watched = watched;
    this.calls = calls;
    this.maxStates = maxStates;
  }

  /** Whether calls are compared. */
  private enum Calls {
    /** What they depend on is known. */
    COMPARED,
    /** They may depend on variables of callers. */
    IGNORED
  }

  /** After how many steps the run is in a state for the first and the second time. */
  record Span(long first, long second) {}

  /** Every cycle passes a label. */
  static Recurrence in(Program program, int maxStates) {
    Set<Instruction> targets = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Target) {
          targets.add(i);
        }
      }
    }
    boolean compares = CallCycles.exist(program) && ActiveCalls.areClosed(program);
    return new Recurrence(targets, compares ? Calls.COMPARED : Calls.IGNORED, maxStates);
  }

  /** Empty if the run has not come back. */
  Optional<Span> span() {
    return span;
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    if (states > maxStates) {
      return Continuation.CONTINUE;
    }
    if (calls == Calls.COMPARED && active.isBegun(next, state)) {
      states++;
      Optional<Long> before = active.enter(state);
      if (before.isPresent()) {
        span = Optional.of(new Span(before.get(), state.steps()));
        return Continuation.STOP;
      }
    }
    if (!watched.contains(next)) {
      return Continuation.CONTINUE;
    }
    states++;
    Long before =
        visited
            .computeIfAbsent(next, _ -> new HashMap<>())
            .putIfAbsent(state.snapshot(), state.steps());
    if (before == null) {
      return Continuation.CONTINUE;
    }
    span = Optional.of(new Span(before, state.steps()));
    return Continuation.STOP;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {}
}
