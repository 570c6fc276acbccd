// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
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
 * Which values an integer variable takes, case by case of the value of another one: in a state
 * machine, what a flag can be in each state. A flag that can be anything in some states still has
 * few values in the others.
 */
public final class CaseRow implements Row {
  private final Variable selector;
  private final Variable selected;
  private final Set<BigInteger> landmarks;
  private final int limit;

  /**
   * @param landmarks the values of the selector that are cases of their own
   * @param limit more values in one case than this are any value
   */
  public CaseRow(
      Variable selector, Variable selected, Collection<BigInteger> landmarks, int limit) {
    this.selector = selector;
    this.selected = selected;
    this.landmarks = new LinkedHashSet<>(landmarks);
    this.limit = limit;
  }

  @Override
  public List<Variable> variables() {
    return List.of(selector, selected);
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return switch (parameter) {
      case Extreme extreme -> terms.bool(extreme == Extreme.TOP);
      case CaseTable table -> {
        List<Term> disjuncts = new ArrayList<>();
        table
            .cases()
            .forEach(
                (key, values) ->
                    disjuncts.add(
                        terms.and(
                            isCase(terms, state.of(selector), key),
                            values
                                .map(set -> isIn(terms, state.of(selected), set))
                                .orElse(terms.trueTerm()))));
        yield terms.or(disjuncts);
      }
      default -> throw new IllegalArgumentException("not a case table: " + parameter);
    };
  }

  private Term isCase(Terms terms, Term term, Optional<Value> key) {
    if (key.isPresent()) {
      return terms.equal(term, terms.constant(key.get()));
    }
    Term bits = Numbers.bits(terms, term);
    List<Term> excluded = new ArrayList<>();
    for (BigInteger landmark : landmarks) {
      if (type(selector).contains(landmark)) {
        excluded.add(terms.distinct(bits, terms.bits(bits.width(), landmark)));
      }
    }
    return terms.and(excluded);
  }

  private static IntType type(Variable variable) {
    return (IntType) variable.type();
  }

  private static Term isIn(Terms terms, Term term, Set<Value> values) {
    return terms.or(values.stream().map(v -> terms.equal(term, terms.constant(v))).toList());
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    Value key = model.value(state.of(selector));
    boolean landmark = landmarks.contains(Numbers.number(key, type(selector)));
    Value value = model.value(state.of(selected));
    return new CaseTable(
        Map.of(landmark ? Optional.of(key) : Optional.empty(), Optional.of(Set.of(value))));
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    if (a instanceof CaseTable x && b instanceof CaseTable y) {
      return x.union(y, limit);
    }
    return a == Extreme.BOTTOM || b == Extreme.TOP ? b : a;
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return switch (parameter) {
      case CaseTable table -> {
        List<Formula> disjuncts = new ArrayList<>();
        table.cases().forEach((key, values) -> disjuncts.add(formula(key, values)));
        yield Optional.of(Formula.or(disjuncts));
      }
      case Extreme.BOTTOM -> Optional.of(Formula.FALSE);
      default -> Optional.empty();
    };
  }

  private Formula formula(Optional<Value> key, Optional<Set<Value>> values) {
    List<Formula> conjuncts = new ArrayList<>();
    key.ifPresentOrElse(
        value -> conjuncts.add(LinearText.equal(selector, value)),
        () -> conjuncts.addAll(otherwise()));
    values.ifPresent(
        set ->
            conjuncts.add(
                Formula.or(set.stream().map(v -> LinearText.equal(selected, v)).toList())));
    return Formula.and(conjuncts);
  }

  private List<Formula> otherwise() {
    return landmarks.stream()
        .filter(type(selector)::contains)
        .map(landmark -> LinearText.equal(selector, landmark).negation())
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CaseRow row
        && row.selector.equals(selector)
        && row.selected.equals(selected)
        && row.landmarks.equals(landmarks)
        && row.limit == limit;
  }

  @Override
  public int hashCode() {
    return 31 * selector.hashCode() + selected.hashCode();
  }

  @Override
  public String toString() {
    return "cases " + selector.text() + ": " + selected.text();
  }
}
