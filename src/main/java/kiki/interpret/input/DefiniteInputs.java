// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import kiki.cfront.type.CType;
import kiki.program.Instruction;

/**
 * Inputs of a run that is to show something: it ends at what is not modelled, and notes that it has
 * met what has no meaning, since nothing may depend on either.
 */
public abstract class DefiniteInputs implements InputSource {
  private boolean undefined;

  /** Whether the run has asked for the result of an operation that has none. */
  public final boolean metUndefined() {
    return undefined;
  }

  @Override
  public final long unconstrained() {
    undefined = true;
    return 0;
  }

  @Override
  public final InputValue input(Instruction at, CType type) throws InputMismatchException {
    if (at instanceof Instruction.Input i && i.isApproximation()) {
      throw new InputMismatchException("the run depends on an " + i.source());
    }
    return modelled(at, type);
  }

  /** The value of an input that is not an approximation. */
  protected abstract InputValue modelled(Instruction at, CType type) throws InputMismatchException;
}
