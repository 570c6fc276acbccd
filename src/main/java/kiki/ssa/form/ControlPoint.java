// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Optional;
import kiki.program.Instruction;
import kiki.term.Term;
import kiki.util.Location;

/**
 * A place at which executions are cut into steps, in one calling context.
 *
 * @param at free Bool: the step starts here
 * @param function that it stands in
 * @param location of the block's first statement or of the loop
 * @param loop the {@link LoopView#number} of the loop whose head it is, if it is one
 * @param callStack the calls that lead here, outermost first
 */
public record ControlPoint(
    Term at,
    String function,
    Location location,
    Optional<Integer> loop,
    List<Instruction.Call> callStack) {
  public ControlPoint {
    callStack = List.copyOf(callStack);
  }
}
