// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

import kiki.term.Application;
import kiki.term.Terms;

/**
 * The operators an {@link Application} can have after simplification. {@link Terms} offers more
 * operations than this; what is missing here is expressed by these (a disjunction is a negated
 * conjunction of negations, a subtraction adds the negation, {@code ule} negates a swapped {@code
 * ult}, an addition overflows if signs say so).
 */
public sealed interface Operator permits CoreOperator, FloatOperator {
  String name();

  /** Tells the operators of one kind apart. */
  int ordinal();
}
