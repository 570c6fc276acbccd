// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.engine.result.Counterexample;
import kiki.interpret.Interpreter;
import kiki.interpret.machine.RunAddresses;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.interpret.memory.Placement;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;

/**
 * Makes a counterexample of a slice one of the program: runs the program with the choices of the
 * slice, and zero for every input that the slice leaves out.
 */
public final class Completion {
  private final Program program;
  private final Set<Instruction> kept;
  private final BooleanSupplier cancelled;

  private Completion(Program program, Set<Instruction> kept, BooleanSupplier cancelled) {
    this.program = program;
    this.kept = kept;
    this.cancelled = cancelled;
  }

  static Completion of(Program program, Program slice, BooleanSupplier cancelled) {
    Set<Instruction> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    kept.addAll(slice.initialization());
    for (Function f : slice.functions().values()) {
      kept.addAll(f.body());
    }
    return new Completion(program, kept, cancelled);
  }

  /** Empty if the run does not violate the property. */
  public Optional<Counterexample> of(Property property, Counterexample sliced) {
    return of(property, sliced, 0, Placement.APART)
        .or(() -> of(property, sliced, -1, Placement.APART))
        .or(() -> of(property, sliced, 0, Placement.DENSE))
        .or(() -> of(property, sliced, 0, Placement.LEAST_ALIGNED));
  }

  /** Where the objects of the program lie in such a run. */
  public RunAddresses addresses(Property property, Counterexample sliced) {
    CallTracker tracker = new CallTracker();
    CompletedInputs inputs = new CompletedInputs(sliced, kept, 0, tracker);
    return run(property, inputs, Placement.APART, tracker).addresses();
  }

  private Optional<Counterexample> of(
      Property property, Counterexample sliced, long unconstrained, Placement placement) {
    CallTracker tracker = new CallTracker();
    CompletedInputs inputs = new CompletedInputs(sliced, kept, unconstrained, tracker);
    if (!run(property, inputs, placement, tracker).violates(property)) {
      return Optional.empty();
    }
    List<Counterexample.Choice> choices = new ArrayList<>(inputs.choices());
    return Optional.of(
        new Counterexample(sliced.unwindings(), choices, sliced.steps(), sliced.objects()));
  }

  private RunResult run(
      Property property, CompletedInputs inputs, Placement placement, CallTracker tracker) {
    RunOptions options =
        RunOptions.replay(inputs, property::equals)
            .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
            .withPlacement(placement)
            .withStepLimit(SessionTuning.STEPS_TO_COMPLETE)
            .withCancellation(cancelled)
            .withListener(tracker);
    return new Interpreter(program).run(options);
  }
}
