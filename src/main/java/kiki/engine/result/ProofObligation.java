// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.List;
import kiki.term.Term;

/**
 * A part of a proof that any decision procedure can check by itself.
 *
 * @param claim what holds if it is met, for a person
 * @param assertions terms of one factory that cannot all hold
 */
public record ProofObligation(String claim, List<Term> assertions) {
  public ProofObligation {
    assertions = List.copyOf(assertions);
  }
}
