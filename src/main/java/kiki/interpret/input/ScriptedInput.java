// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import kiki.program.Instruction;

/**
 * A choice of a counterexample: what an {@code Input}, a {@code Call} of a function without body, a
 * {@code Declare} or an {@code Allocate} chose. The instruction is compared by identity.
 */
public record ScriptedInput(Instruction instruction, InputValue value) {}
