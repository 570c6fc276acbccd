package kiki.engine;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import kiki.interpret.ExecutionListener;
import kiki.interpret.ExecutionState;
import kiki.interpret.ProgramState;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;

/** Stops a run in a state in which it has been before. */
final class Recurrence implements ExecutionListener {
  private final Set<Instruction> watched;
  private final int maxStates;
  private final Map<Instruction, Set<ProgramState>> visited = new HashMap<>();
  private int states;
  private boolean found;

  private Recurrence(Set<Instruction> watched, int maxStates) {
    this.watched = watched;
    this.maxStates = maxStates;
  }

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

  boolean isFound() {
    return found;
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    if (!watched.contains(next) || states > maxStates) {
      return Continuation.CONTINUE;
    }
    states++;
    found = !visited.computeIfAbsent(next, _ -> new HashSet<>()).add(state.snapshot());
    return found ? Continuation.STOP : Continuation.CONTINUE;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {}
}
