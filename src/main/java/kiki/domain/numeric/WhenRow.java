// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.template.Formula;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.Parameter;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A row that speaks only of states in which a comparison holds, of a flag for instance; bottom says
 * there are none.
 */
public record WhenRow(SignRow compared, Relation relation, Row row) implements Row {
  @Override
  public List<Variable> variables() {
    List<Variable> all = new ArrayList<>(row.variables());
    compared.variables().stream().filter(v -> !all.contains(v)).forEach(all::add);
    return all;
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    Term condition = compared.holds(terms, state, new SignRow.Sign(relation));
    return terms.implies(condition, row.holds(terms, state, parameter));
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    Parameter sign = compared.abstraction(terms, model, state);
    boolean holds =
        sign instanceof SignRow.Sign(Relation found)
            && (found.outcomes() & relation.outcomes()) != 0;
    return holds ? row.abstraction(terms, model, state) : Parameter.Extreme.BOTTOM;
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    return row.join(a, b);
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    Formula otherwise =
        compared.formula(new SignRow.Sign(relation)).map(Formula::negation).orElse(Formula.FALSE);
    return row.formula(parameter).map(f -> Formula.or(List.of(otherwise, f)));
  }
}
