// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Map;
import kiki.program.Instruction;
import kiki.term.Term;

/**
 * A nondeterministic choice: the value of an {@link Instruction.Input} or of an {@link
 * Instruction.Call} of a function without body (offsets count from the start of that value), the
 * content of a variable at its {@link Instruction.Declare} or of an object at its {@link
 * Instruction.Allocate}.
 *
 * @param guard that the instruction is executed
 * @param values what is chosen, part by part
 * @param callStack the calls that lead here, outermost first
 */
public record InputEvent(
    Term guard,
    Instruction instruction,
    Map<SsaVariable, Term> values,
    List<Instruction.Call> callStack,
    List<LoopCopy> enclosing) {}
