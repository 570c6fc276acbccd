// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import kiki.interpret.input.RunTuning;
import kiki.interpret.machine.CompiledFunction;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.interpret.machine.Frame;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.program.Instruction;

/** Executes instruction after instruction. */
final class Runner {
  private final Machine machine;
  private final RunOptions options;
  private final ExecutionState view;

  Runner(Machine machine) {
    this.machine = machine;
    this.options = machine.options();
    this.view = new ExecutionState(machine);
  }

  /** Calls a function without parameters and runs until it returns. */
  void call(CompiledFunction function) {
    machine.stack().push(machine.stack().newFrame(function, m -> {}));
    goOn();
  }

  /** Runs until the outermost activation returns. */
  void goOn() {
    boolean watched = options.listener() != ExecutionListener.NONE;
    long limit = options.stepLimit();
    long nextLook = RunTuning.CANCELLATION_INTERVAL;
    while (machine.stack().running != null) {
      Frame current = machine.stack().running;
      int at = current.pc++;
      long steps = machine.step();
      if (steps > limit) {
        throw machine.stop(new Outcome.StepLimitReached(limit, machine.location()));
      }
      if (steps >= nextLook) {
        nextLook = steps + RunTuning.CANCELLATION_INTERVAL;
        if (options.cancelled().getAsBoolean()) {
          throw machine.stop(new Outcome.Cancelled(machine.location()));
        }
      }
      if (watched) {
        watchedStep(current, at);
      } else {
        current.function.code()[at].run(machine);
      }
    }
  }

  private void watchedStep(Frame current, int at) {
    Instruction instruction = current.function.source()[at];
    ExecutionListener listener = options.listener();
    if (listener.before(instruction, view) == ExecutionListener.Continuation.STOP) {
      throw machine.stop(new Outcome.Cancelled(machine.location()));
    }
    current.function.code()[at].run(machine);
    listener.after(instruction, view);
  }
}
