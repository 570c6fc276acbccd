// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.engine.result.Lasso;
import kiki.interpret.Interpreter;
import kiki.interpret.input.InputSource;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.program.Program;

/** Runs a program until it returns to an earlier state. */
final class LassoRun {
  private final Program program;
  private final Limits limits;
  private final BooleanSupplier cancelled;

  /**
   * How far to run.
   *
   * @param frames of functions in all the states that are remembered
   */
  record Limits(long steps, int frames) {}

  /**
   * @param program with checks for undefined behaviour, whose failure ends the run
   */
  LassoRun(Program program, Limits limits, BooleanSupplier cancelled) {
    this.program = program;
    this.limits = limits;
    this.cancelled = cancelled;
  }

  /** How a run went; it has come back if there is a span. */
  record Outcome(RunResult result, Optional<Recurrence.Span> span) {}

  Outcome run(InputSource inputs) {
    Recurrence recurrence = Recurrence.in(program, limits.frames());
    RunResult result = run(inputs, recurrence);
    return new Outcome(result, recurrence.span());
  }

  /** Runs once more along a run that has come back, with the same inputs. */
  Lasso record(Recurrence.Span span, Supplier<InputSource> inputs) {
    LassoRecorder recorder = new LassoRecorder(program, span);
    run(inputs.get(), recorder);
    return recorder.lasso();
  }

  private RunResult run(InputSource inputs, ExecutionListener listener) {
    return new Interpreter(program)
        .run(
            RunOptions.replay(inputs, _ -> true)
                .withInvalidAccess(RunOptions.InvalidAccess.STOPS)
                .withStepLimit(limits.steps())
                .withCancellation(cancelled)
                .withListener(listener));
  }
}
