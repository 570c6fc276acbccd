// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.Site;
import kiki.domain.template.State;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Lowers bounds of inductive values. The new bound of a row is the largest value that its
 * expression reaches in one step from the current values; between a value and what one step makes
 * of it, every value is inductive.
 */
final class Narrowing {
  private final Induction induction;
  private final Terms terms;

  Narrowing(Induction induction) {
    this.induction = induction;
    this.terms = induction.solver().terms();
  }

  /**
   * @param reached for each row a value that its expression reaches
   */
  void lower(Set<RowId> rows, Map<RowId, BigInteger> reached) {
    boolean changed = true;
    for (int round = 0; changed && round < StrategyTuning.NARROWING_PASSES; round++) {
      changed = false;
      for (RowId id : rows) {
        changed |= lower(id, (OrderedRow) induction.row(id), reached.get(id));
      }
    }
  }

  private boolean lower(RowId id, OrderedRow row, BigInteger least) {
    BigInteger current =
        induction.parameter(id) instanceof Bound(BigInteger value) ? value : row.maximum();
    BigInteger low = least;
    BigInteger high = current;
    BigInteger middle = high;
    while (low.compareTo(high) < 0) {
      switch (induction.check(reaches(id, row, middle))) {
        case SAT -> low = low.max(largest(id, row));
        case UNSAT -> high = middle.subtract(BigInteger.ONE);
        case UNKNOWN -> low = high;
      }
      middle = low.add(high).add(BigInteger.ONE).shiftRight(1);
    }
    if (high.compareTo(current) < 0) {
      induction.set(id, row.parameter(high));
      return true;
    }
    return false;
  }

  /** That the expression is at least a value at some required site. */
  private Term reaches(RowId id, OrderedRow row, BigInteger value) {
    Parameter below = new Bound(value.subtract(BigInteger.ONE));
    List<Term> cases =
        induction.required(id).stream()
            .map(site -> terms.and(site.guard(), terms.not(row.holds(terms, site.state(), below))))
            .toList();
    return terms.or(cases);
  }

  /** The largest value of the expression in the model. */
  private BigInteger largest(RowId id, OrderedRow row) {
    BigInteger largest = row.minimum();
    for (Site site : induction.required(id)) {
      if (induction.solver().holds(site.guard())) {
        State state = site.state();
        largest = largest.max(row.evaluate(induction.solver()::value, state));
      }
    }
    return largest;
  }
}
