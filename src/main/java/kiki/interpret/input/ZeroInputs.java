// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import kiki.cfront.type.CType;
import kiki.program.Instruction;

/** Every input is zero. */
public final class ZeroInputs implements InputSource {
  @Override
  public InputValue input(Instruction at, CType type) {
    return InputValue.ZERO;
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return InputValue.ZERO;
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return InputValue.ZERO;
  }
}
