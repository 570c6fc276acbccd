// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A row that speaks only of states in which a variable, a flag, has one value; bottom says there
 * are none.
 */
public record WhenRow(Variable flag, BigInteger value, Row row) implements Row {
  @Override
  public List<Variable> variables() {
    List<Variable> all = new ArrayList<>(row.variables());
    if (!all.contains(flag)) {
      all.add(flag);
    }
    return all;
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    Term bits = Numbers.bits(terms, state.of(flag));
    Term isSet = terms.equal(bits, terms.bits(bits.width(), value));
    return terms.implies(isSet, row.holds(terms, state, parameter));
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    IntType type = (IntType) flag.type();
    return Numbers.number(model.value(state.of(flag)), type).equals(value)
        ? row.abstraction(terms, model, state)
        : Parameter.Extreme.BOTTOM;
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    return row.join(a, b);
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    Formula other = Formula.equal(flag, value).negation();
    return row.formula(parameter).map(f -> Formula.or(List.of(other, f)));
  }
}
