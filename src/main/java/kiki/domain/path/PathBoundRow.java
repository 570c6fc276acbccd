// SPDX-License-Identifier: Apache-2.0
package kiki.domain.path;

import java.math.BigInteger;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import kiki.domain.template.Formula;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A row of bounds that speaks of the executions on a symbolic path only. In others its expression
 * is less than anything that the row's own one can be.
 */
final class PathBoundRow extends OrderedRow {
  private final Case path;
  private final OrderedRow row;

  PathBoundRow(Case path, OrderedRow row) {
    this.path = path;
    this.row = row;
  }

  @Override
  public List<Variable> variables() {
    return path.with(row.variables());
  }

  @Override
  public BigInteger minimum() {
    return row.minimum().subtract(BigInteger.ONE);
  }

  @Override
  public BigInteger maximum() {
    return row.maximum();
  }

  @Override
  public Term expression(Terms terms, State state) {
    Term inside = terms.signExtend(row.expression(terms, state), width());
    return terms.ite(path.taken(terms, state), inside, terms.bits(width(), minimum()));
  }

  @Override
  public BigInteger evaluate(Valuation model, State state) {
    return path.isTaken(model, state) ? row.evaluate(model, state) : minimum();
  }

  @Override
  public NavigableSet<BigInteger> thresholds(ProgramConstants constants) {
    return row.thresholds(constants);
  }

  @Override
  public Term atMost(Terms terms, State state, BigInteger bound) {
    return terms.implies(path.taken(terms, state), row.holds(terms, state, new Bound(bound)));
  }

  @Override
  public Formula formula(BigInteger bound) {
    return path.implies(bound.equals(minimum()) ? Formula.FALSE : row.formula(bound));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PathBoundRow that && path.equals(that.path) && row.equals(that.row);
  }

  @Override
  public int hashCode() {
    return Objects.hash(path, row);
  }

  @Override
  public String toString() {
    return path + ": " + row;
  }
}
