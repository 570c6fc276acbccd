package kiki.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.interpret.ExecutionListener;
import kiki.interpret.ExecutionState;
import kiki.interpret.Interpreter;
import kiki.interpret.Outcome;
import kiki.interpret.ProgramState;
import kiki.interpret.RunOptions;
import kiki.interpret.RunResult;
import kiki.interpret.ScriptedInput;
import kiki.interpret.ScriptedInputs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Runs a lasso until the program is in a state in which it has been before: from there on it can do
 * the same for ever.
 */
final class LassoReplay implements Replay {
  private static final long STEPS = 20_000_000;
  private static final int STATES = 20_000;

  private final Program program;
  private final BooleanSupplier cancelled;

  LassoReplay(Program program, BooleanSupplier cancelled) {
    this.program = program;
    this.cancelled = cancelled;
  }

  @Override
  public Optional<String> mismatch(Property property, Counterexample counterexample) {
    ChoiceValues values = new ChoiceValues(counterexample.objects());
    List<ScriptedInput> script = new ArrayList<>();
    for (Counterexample.Choice choice : counterexample.choices()) {
      if (choice.event().instruction() instanceof Instruction.Input i && i.isApproximation()) {
        return Optional.of("it depends on an " + i.source());
      }
      script.add(new ScriptedInput(choice.event().instruction(), values.of(choice)));
    }
    Recurrence recurrence = new Recurrence(jumpTargets());
    RunResult result =
        new Interpreter(program)
            .run(
                RunOptions.replay(new ScriptedInputs(script), _ -> true)
                    .withStepLimit(STEPS)
                    .withCancellation(cancelled)
                    .withListener(recurrence));
    if (recurrence.found) {
      return Optional.empty();
    }
    return Optional.of(
        result.outcome() instanceof Outcome.PropertyViolated v
            ? "the run has undefined behaviour first: " + v.property().description()
            : "the run does not return to an earlier state");
  }

  /** Every cycle passes a label. */
  private Set<Instruction> jumpTargets() {
    Set<Instruction> targets = java.util.Collections.newSetFromMap(new IdentityHashMap<>());
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Target) {
          targets.add(i);
        }
      }
    }
    return targets;
  }

  private static final class Recurrence implements ExecutionListener {
    private final Set<Instruction> watched;
    private final Map<Instruction, Set<ProgramState>> visited = new HashMap<>();
    private int states;
    private boolean found;

    Recurrence(Set<Instruction> watched) {
      this.watched = watched;
    }

    @Override
    public Continuation before(Instruction next, ExecutionState state) {
      if (!watched.contains(next) || states > STATES) {
        return Continuation.CONTINUE;
      }
      states++;
      found = !visited.computeIfAbsent(next, _ -> new HashSet<>()).add(state.snapshot());
      return found ? Continuation.STOP : Continuation.CONTINUE;
    }

    @Override
    public void after(Instruction done, ExecutionState state) {}
  }
}
