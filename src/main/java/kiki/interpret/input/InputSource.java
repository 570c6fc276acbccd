// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import kiki.cfront.type.CType;
import kiki.program.Instruction;

/**
 * Where a run takes the values that the program leaves open. Asked in execution order; {@code at}
 * is the instruction of the program itself, so that its identity can be compared.
 */
public interface InputSource {
  /**
   * The value of an {@link Instruction.Input}, or what a call of a function without body returns.
   */
  InputValue input(Instruction at, CType type) throws InputMismatchException;

  /** What is in a local variable that has just come to life. */
  InputValue declared(Instruction.Declare at) throws InputMismatchException;

  /**
   * Bits for the result of an operation that has none and is not checked: a read through an invalid
   * pointer, a division by zero, a shift or conversion out of range. The low ones are used.
   */
  default long unconstrained() {
    return 0;
  }

  /** What is in an allocated object of {@code size} bytes. */
  InputValue allocated(Instruction.Allocate at, long size) throws InputMismatchException;
}
