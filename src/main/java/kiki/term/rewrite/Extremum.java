// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.HashSet;
import java.util.Set;
import kiki.term.Term;
import kiki.term.value.CoreOperator;

/**
 * The largest or smallest of some terms, in whatever order they are compared.
 *
 * @param order {@link CoreOperator#SLT} or {@link CoreOperator#ULT}
 */
record Extremum(CoreOperator order, Side side, Set<Term> among) {
  enum Side {
    LARGEST,
    SMALLEST
  }

  Extremum {
    among = Set.copyOf(among);
  }

  /** Of these and of others. */
  Extremum with(Set<Term> others) {
    Set<Term> all = new HashSet<>(among);
    all.addAll(others);
    return new Extremum(order, side, all);
  }
}
