// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import kiki.program.Instruction;

/** Watches a run, for traces and for replays that compare states. */
public interface ExecutionListener {
  /** Watches nothing. */
  ExecutionListener NONE =
      new ExecutionListener() {
        @Override
        public Continuation before(Instruction next, ExecutionState state) {
          return Continuation.CONTINUE;
        }

        @Override
        public void after(Instruction done, ExecutionState state) {}
      };

  /** Whether the run goes on. */
  enum Continuation {
    CONTINUE,
    STOP
  }

  Continuation before(Instruction next, ExecutionState state);

  /** Not called for an instruction that ends the run. */
  void after(Instruction done, ExecutionState state);
}
