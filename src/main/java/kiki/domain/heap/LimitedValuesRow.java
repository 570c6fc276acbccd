// SPDX-License-Identifier: Apache-2.0
package kiki.domain.heap;

import java.util.List;
import java.util.Optional;
import kiki.domain.numeric.ValueSetRow;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The values that some integers take; the row is given up as soon as one of them is not of the
 * expected kind.
 */
interface LimitedValuesRow extends Row {
  /** The row for values of any kind. */
  ValueSetRow values();

  /** Whether the values in the model are of the kind. */
  boolean admits(Valuation model, State state);

  @Override
  default List<Variable> variables() {
    return values().variables();
  }

  @Override
  default Term holds(Terms terms, State state, Parameter parameter) {
    return values().holds(terms, state, parameter);
  }

  @Override
  default Parameter abstraction(Terms terms, Valuation model, State state) {
    return admits(model, state) ? values().abstraction(terms, model, state) : Extreme.TOP;
  }

  @Override
  default Parameter join(Parameter a, Parameter b) {
    return values().join(a, b);
  }

  @Override
  default Optional<Formula> formula(Parameter parameter) {
    return values().formula(parameter);
  }
}
