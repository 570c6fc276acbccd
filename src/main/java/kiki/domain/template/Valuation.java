// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import kiki.term.Term;
import kiki.term.value.Value;

/** An assignment found by a solver. */
@FunctionalInterface
public interface Valuation {
  Value value(Term term);
}
