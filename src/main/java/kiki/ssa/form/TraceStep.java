// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Map;
import kiki.program.Instruction;
import kiki.term.Term;

/**
 * Something an execution does that a trace shows: an assignment, input, call, return, allocation or
 * assertion.
 *
 * @param guard that the instruction is executed
 * @param function name of the function it stands in
 * @param values what is assigned (for a call, to the parameters), part by part; parts of an object
 *     behind a pointer are listed for each object it may point to
 */
public record TraceStep(
    Term guard,
    Instruction instruction,
    String function,
    Map<SsaVariable, Term> values,
    List<Instruction.Call> callStack,
    List<LoopCopy> enclosing) {}
