// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.numeric.LinearRow;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * A sum that is measured in one phase of a loop: above zero where a condition holds, zero
 * elsewhere. It decreases when the sum does within the phase, and when the phase is left.
 */
record PhaseMeasure(PredicateRow condition, LinearRow row) implements Measure {
  @Override
  public List<Variable> variables() {
    List<Variable> all = new ArrayList<>(condition.variables());
    all.addAll(row.variables());
    return all;
  }

  /** One more than what the sum exceeds its least value by. */
  BigInteger shift() {
    return BigInteger.ONE.subtract(row.minimum());
  }

  @Override
  public Term of(Terms terms, State state) {
    Term value = row.expression(terms, state);
    int width = value.width() + 2;
    Term positive = terms.add(terms.signExtend(value, width), terms.bits(width, shift()));
    return terms.ite(condition.predicate().of(terms, state), positive, terms.bits(width, 0));
  }

  @Override
  public BigInteger of(Terms terms, Valuation model, State state) {
    return model.value(condition.predicate().of(terms, state)) == Value.Bool.TRUE
        ? row.evaluate(model, state).add(shift())
        : BigInteger.ZERO;
  }

  @Override
  public Optional<BigInteger> floor() {
    return new Measure.Linear(row).floor().map(shift()::add);
  }

  @Override
  public String text() {
    return condition.text() + " ? " + row.sum() + " + " + shift() + " : 0";
  }

  static PredicateRow less(Variable left, Variable right) {
    return negative(LinearRow.of(List.of(1, -1), List.of(left, right)));
  }

  /** That the negative outweighs. */
  static PredicateRow opposed(Variable left, Variable right) {
    return negative(LinearRow.of(List.of(1, 1), List.of(left, right)));
  }

  static PredicateRow negative(Variable variable) {
    return negative(LinearRow.of(List.of(1), List.of(variable)));
  }

  static PredicateRow positive(Variable variable) {
    return negative(LinearRow.of(List.of(-1), List.of(variable)));
  }

  private static PredicateRow negative(LinearRow row) {
    return new PredicateRow(new Predicate.AtMost(row, BigInteger.ONE.negate()));
  }
}
