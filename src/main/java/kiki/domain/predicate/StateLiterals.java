// SPDX-License-Identifier: Apache-2.0
package kiki.domain.predicate;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.term.Terms;
import kiki.term.value.Value;

/** Simple conditions on a loop's state, their conjunctions and the negations of these. */
public final class StateLiterals {
  private StateLiterals() {}

  /** That a sum is at most a bound; empty if it always is. */
  public static Optional<PredicateRow> atMost(LinearRow row, BigInteger bound) {
    return bound.compareTo(row.maximum()) >= 0
        ? Optional.empty()
        : Optional.of(new PredicateRow(new Predicate.AtMost(row, bound)));
  }

  /** The condition or its negation, whichever holds; empty if the state lacks a variable. */
  public static Optional<PredicateRow> holding(
      PredicateRow condition, Terms terms, Valuation model, State state) {
    if (!state.has(condition.variables())) {
      return Optional.empty();
    }
    boolean holds = model.value(condition.predicate().of(terms, state)) == Value.Bool.TRUE;
    return Optional.of(holds ? condition : condition.negation());
  }

  /** That not all of the literals hold. */
  public static PredicateRow clause(List<PredicateRow> literals) {
    return new PredicateRow(
        new Predicate.AnyOf(literals.stream().map(l -> l.predicate().negation()).toList()));
  }
}
