// SPDX-License-Identifier: Apache-2.0
package kiki.domain.predicate;

import java.util.List;
import java.util.Optional;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Parameter.Truth;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * A row with one predicate, which holds or is given up: a candidate invariant. Between bottom and
 * top lies {@link Truth#HOLDS} only, so few models settle many candidates.
 */
public record PredicateRow(Predicate predicate, List<Variable> variables) implements Row {
  /** Keeps the variables, which are asked for often. */
  public PredicateRow(Predicate predicate) {
    this(predicate, predicate.variables());
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case Truth _ -> predicate.of(terms, state);
      default -> throw new IllegalArgumentException("not a truth value: " + parameter);
    };
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    return model.value(predicate.of(terms, state)) == Value.Bool.TRUE ? Truth.HOLDS : Extreme.TOP;
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case Truth _ -> Optional.of(predicate.formula());
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }

  /** That the predicate does not hold. */
  public PredicateRow negation() {
    return new PredicateRow(predicate.negation());
  }

  /** The predicate as C. */
  public String text() {
    return predicate.formula().text();
  }

  /** The predicate has the variables. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PredicateRow row && row.predicate.equals(predicate);
  }

  @Override
  public int hashCode() {
    return predicate.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
