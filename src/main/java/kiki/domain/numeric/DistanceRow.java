// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import kiki.domain.template.Formula;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A linear row of which only small bounds are of interest: that something has not passed something
 * else. What has no small bound is given up soon.
 */
public final class DistanceRow extends OrderedRow {
  private static final List<Integer> SMALL_BOUNDS = List.of(-1, 0, 1);

  private final LinearRow row;

  public DistanceRow(LinearRow row) {
    this.row = row;
  }

  @Override
  public List<Variable> variables() {
    return row.variables();
  }

  @Override
  public BigInteger minimum() {
    return row.minimum();
  }

  @Override
  public BigInteger maximum() {
    return row.maximum();
  }

  @Override
  public Term expression(Terms terms, State state) {
    return row.expression(terms, state);
  }

  @Override
  public BigInteger evaluate(Valuation model, State state) {
    return row.evaluate(model, state);
  }

  @Override
  public NavigableSet<BigInteger> thresholds(ProgramConstants constants) {
    NavigableSet<BigInteger> small = new TreeSet<>();
    SMALL_BOUNDS.forEach(bound -> small.add(BigInteger.valueOf(bound)));
    return small;
  }

  @Override
  public boolean isNarrowed() {
    return false;
  }

  @Override
  public Term atMost(Terms terms, State state, BigInteger bound) {
    return row.atMost(terms, state, bound);
  }

  @Override
  public Formula formula(BigInteger bound) {
    return row.formula(bound);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DistanceRow distance && distance.row.equals(row);
  }

  @Override
  public int hashCode() {
    return row.hashCode();
  }

  @Override
  public String toString() {
    return row.toString();
  }
}
