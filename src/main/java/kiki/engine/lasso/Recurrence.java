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
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;

/** Stops a run in a state in which it has been before. */
final class Recurrence implements ExecutionListener {
  private final Set<Instruction> watched;
  private final int maxStates;
  private final Map<Instruction, Map<ProgramState, Long>> visited = new HashMap<>();
  private int states;
  private Optional<Span> span = Optional.empty();

  private Recurrence(Set<Instruction> watched, int maxStates) {
    this.watched = watched;
    this.maxStates = maxStates;
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
    return new Recurrence(targets, maxStates);
  }

  /** Empty if the run has not come back. */
  Optional<Span> span() {
    return span;
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    if (!watched.contains(next) || states > maxStates) {
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
