// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.math.BigInteger;
import kiki.domain.predicate.PredicateRow;

/**
 * The parameter of a row: an element of the row's lattice. {@link Extreme} is common to all rows;
 * what lies between is the row's business.
 */
public interface Parameter {
  /** The ends of every lattice. */
  enum Extreme implements Parameter {
    /** No state satisfies the row: the loop's back edge has not been reached. */
    BOTTOM,
    /** Every state does. */
    TOP
  }

  /** The bound of an {@link OrderedRow}. */
  record Bound(BigInteger value) implements Parameter {}

  /** What a {@link PredicateRow} says between the extremes. */
  enum Truth implements Parameter {
    HOLDS
  }
}
