// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.util.List;
import kiki.term.Term;

/**
 * The search for inductive invariants of all loops at once. The transition relation is in the
 * solver.
 *
 * @param assumptions what holds for the unwinding under consideration
 */
public record InductionProblem(List<LoopSites> loops, List<Term> assumptions) {
  public InductionProblem {
    loops = List.copyOf(loops);
    assumptions = List.copyOf(assumptions);
  }
}
