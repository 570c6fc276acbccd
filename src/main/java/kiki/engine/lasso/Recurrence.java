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
 * Stops a run that is in the same state as before, or makes a call in the same state as an active
 * call: that call leads to itself again, however many calls are then active.
 */
final class Recurrence implements ExecutionListener {
  private final Set<Instruction> watched;
  private final Calls calls;
  private final int maxFrames;
  private final ActiveCalls active = new ActiveCalls();
  private final Map<Instruction, Map<ProgramState, Long>> visited = new HashMap<>();
  private long frames;
  private Optional<Span> span = Optional.empty();

  private Recurrence(Set<Instruction> watched, Calls calls, int maxFrames) {
    this.watched = watched;
    this.calls = calls;
    this.maxFrames = maxFrames;
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
  static Recurrence in(Program program, int maxFrames) {
    Set<Instruction> targets = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Target) {
          targets.add(i);
        }
      }
    }
    boolean compares = CallCycles.exist(program) && ActiveCalls.areClosed(program);
    return new Recurrence(targets, compares ? Calls.COMPARED : Calls.IGNORED, maxFrames);
  }

  /** Empty if the run has not come back. */
  Optional<Span> span() {
    return span;
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    if (frames > maxFrames) {
      return Continuation.STOP;
    }
    if (calls == Calls.COMPARED && active.isBegun(next, state)) {
      frames++;
      Optional<Long> before = active.enter(state);
      if (before.isPresent()) {
        span = Optional.of(new Span(before.get(), state.steps()));
        return Continuation.STOP;
      }
    }
    if (!watched.contains(next)) {
      return Continuation.CONTINUE;
    }
    frames += state.depth();
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
