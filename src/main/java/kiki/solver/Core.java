// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import java.util.List;
import kiki.term.Term;

/**
 * The contexts and assumptions of a check that, with the permanent constraints, have no model.
 * Sufficient, not necessarily minimal; empty if the permanent constraints alone have none.
 */
public record Core(List<Context> contexts, List<Term> assumptions) {
  public Core {
    contexts = List.copyOf(contexts);
    assumptions = List.copyOf(assumptions);
  }
}
