// SPDX-License-Identifier: Apache-2.0
package kiki.domain.path;

import java.util.List;
import java.util.Optional;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/** A row that speaks of the executions on a symbolic path only; bottom says there are none. */
record PathRow(Case path, Row row) implements Row {
  @Override
  public List<Variable> variables() {
    return path.with(row.variables());
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return terms.implies(path.taken(terms, state), row.holds(terms, state, parameter));
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    return path.isTaken(model, state)
        ? row.abstraction(terms, model, state)
        : Parameter.Extreme.BOTTOM;
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    return row.join(a, b);
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return row.formula(parameter).map(path::implies);
  }
}
