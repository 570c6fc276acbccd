// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.template.Formula;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * The combinations of values that some integer variables take, as long as there are few: what state
 * machines need, whose invariants say which flags go with which state.
 */
public final class ValueSetRow implements Row {
  private final List<Variable> variables;
  private final int limit;

  /**
   * @param limit more combinations than this are top
   */
  public ValueSetRow(List<Variable> variables, int limit) {
    this.variables = List.copyOf(variables);
    this.limit = limit;
  }

  @Override
  public List<Variable> variables() {
    return variables;
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case ValueSet set -> {
        List<Term> cases = new ArrayList<>();
        for (List<Value> tuple : set.tuples()) {
          List<Term> equations = new ArrayList<>();
          for (int i = 0; i < tuple.size(); i++) {
            equations.add(terms.equal(state.of(variables.get(i)), terms.constant(tuple.get(i))));
          }
          cases.add(terms.and(equations));
        }
        yield terms.or(cases);
      }
      default -> throw new IllegalArgumentException("not a set of values: " + parameter);
    };
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    List<Value> tuple = new ArrayList<>();
    for (Variable variable : variables) {
      tuple.add(model.value(state.of(variable)));
    }
    return new ValueSet(Set.of(List.copyOf(tuple)));
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    if (a instanceof ValueSet x && b instanceof ValueSet y) {
      ValueSet union = x.union(y);
      return union.tuples().size() > limit ? Extreme.TOP : union;
    }
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case ValueSet set ->
          Optional.of(Formula.or(set.tuples().stream().map(this::conjunction).toList()));
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }

  private Formula conjunction(List<Value> tuple) {
    List<Formula> equations = new ArrayList<>();
    for (int i = 0; i < tuple.size(); i++) {
      equations.add(LinearText.equal(variables.get(i), tuple.get(i)));
    }
    return Formula.and(equations);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ValueSetRow row
        && row.variables.equals(variables)
        && row.limit == limit;
  }

  @Override
  public int hashCode() {
    return variables.hashCode();
  }

  @Override
  public String toString() {
    return "values " + variables.stream().map(Variable::text).toList();
  }
}
