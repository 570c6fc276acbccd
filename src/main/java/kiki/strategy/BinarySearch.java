// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.domain.template.OrderedRow;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.Parameter.Extreme;
import kiki.domain.template.Site;
import kiki.solver.Answer;
import kiki.solver.Context;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Equation 22: the bounds of the violated rows become symbols, assumed at the sites before and
 * reached at those after; the largest sum of them is found by binary search.
 */
final class BinarySearch implements Improvement {
  private final Induction induction;
  private final Terms terms;

  BinarySearch(Induction induction) {
    this.induction = induction;
    this.terms = induction.solver().terms();
  }

  /** The symbolic bound of a row. */
  private record Delta(OrderedRow row, Term symbol) {}

  @Override
  public Map<RowId, Parameter> improve(Map<RowId, Parameter> grown) {
    Map<RowId, Delta> deltas = new LinkedHashMap<>();
    BigInteger low = BigInteger.ZERO;
    BigInteger high = BigInteger.ZERO;
    for (var entry : grown.entrySet()) {
      if (induction.row(entry.getKey()) instanceof OrderedRow row
          && entry.getValue() instanceof Bound(BigInteger value)) {
        Term symbol = terms.fresh("delta", Sort.bits(row.width()));
        deltas.put(entry.getKey(), new Delta(row, symbol));
        low = low.add(value);
        high = high.add(row.maximum());
      }
    }
    Map<RowId, Parameter> result = new LinkedHashMap<>(grown);
    if (!deltas.isEmpty()) {
      search(deltas, low, high)
          .forEach((id, found) -> result.merge(id, found, induction.row(id)::join));
    }
    return result;
  }

  private Map<RowId, Parameter> search(
      Map<RowId, Delta> deltas, BigInteger least, BigInteger most) {
    int width = Math.max(least.abs().bitLength(), most.abs().bitLength()) + 2;
    for (Delta delta : deltas.values()) {
      width = Math.max(width, delta.row().width() + deltas.size());
    }
    Term sum = terms.bits(width, 0);
    for (Delta delta : deltas.values()) {
      sum = terms.add(sum, terms.signExtend(delta.symbol(), width));
    }
    List<RowId> others = new ArrayList<>(induction.rows());
    others.removeAll(deltas.keySet());
    Map<RowId, Parameter> best = new LinkedHashMap<>();
    try (Context system = induction.solver().open()) {
      system.require(system(deltas));
      BigInteger low = least;
      BigInteger high = most;
      while (low.compareTo(high) < 0) {
        BigInteger middle = low.add(high).add(BigInteger.ONE).shiftRight(1);
        Term goal = terms.sge(sum, terms.bits(width, middle));
        Answer answer = induction.check(goal, others, List.of(system));
        switch (answer) {
          case SAT -> {
            deltas.forEach((id, delta) -> best.put(id, read(delta)));
            low = number(sum).max(middle);
          }
          case UNSAT -> high = middle.subtract(BigInteger.ONE);
          case UNKNOWN -> {
            deltas.keySet().forEach(id -> best.put(id, Extreme.TOP));
            low = high;
          }
        }
      }
    }
    return best;
  }

  private Term system(Map<RowId, Delta> deltas) {
    List<Term> conjuncts = new ArrayList<>();
    deltas.forEach(
        (id, delta) -> {
          OrderedRow row = delta.row();
          Term symbol = delta.symbol();
          conjuncts.add(terms.sle(terms.bits(row.width(), row.minimum()), symbol));
          conjuncts.add(terms.sle(symbol, terms.bits(row.width(), row.maximum())));
          for (Site site : induction.assumed(id)) {
            Term before = row.expression(terms, site.state());
            conjuncts.add(terms.implies(site.guard(), terms.sle(before, symbol)));
          }
          List<Term> reached = new ArrayList<>();
          for (Site site : induction.required(id)) {
            Term after = row.expression(terms, site.state());
            reached.add(terms.and(site.guard(), terms.sle(symbol, after)));
          }
          conjuncts.add(terms.or(reached));
        });
    return terms.and(conjuncts);
  }

  private Parameter read(Delta delta) {
    return delta.row().parameter(number(delta.symbol()));
  }

  private BigInteger number(Term term) {
    return ((Value.Bits) induction.solver().value(term)).signed();
  }

  /** The sum of bounds reached is not an overestimate of any one strategy. */
  @Override
  public void finish() {}
}
