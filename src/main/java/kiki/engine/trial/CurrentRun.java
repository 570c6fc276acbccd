// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.interpret.input.InputMismatchException;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Instruction;

/** The inputs and the listener of the run that is under way, of several on one machine. */
final class CurrentRun implements InputSource, ExecutionListener {
  private InputSource inputs = new ScriptedInputs(List.of());
  private ExecutionListener listener = ExecutionListener.NONE;

  void begin(InputSource inputsOfRun, ExecutionListener listenerOfRun) {
    inputs = inputsOfRun;
    listener = listenerOfRun;
  }

  @Override
  public InputValue input(Instruction at, CType type) throws InputMismatchException {
    return inputs.input(at, type);
  }

  @Override
  public InputValue declared(Instruction.Declare at) throws InputMismatchException {
    return inputs.declared(at);
  }

  @Override
  public long unconstrained() {
    return inputs.unconstrained();
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) throws InputMismatchException {
    return inputs.allocated(at, size);
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    return listener.before(next, state);
  }

  @Override
  public void after(Instruction done, ExecutionState state) {
    listener.after(done, state);
  }
}
