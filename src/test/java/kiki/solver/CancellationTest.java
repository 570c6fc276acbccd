// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

/**
 * Checks ask whether to stop wherever they spend their time, and can be taken up again after they
 * stopped at any of these points.
 */
class CancellationTest {
  private static final int NODES_BETWEEN_QUESTIONS = 1 << 13;

  private final Terms terms = new Terms();
  private final Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);

  @Test
  void asksWhileOneTermIsEncoded() {
    Sort wide = Sort.bits(256);
    Term quotient = terms.udiv(terms.symbol("a", wide), terms.symbol("b", wide));
    solver.require(terms.equal(quotient, terms.symbol("q", wide)));
    AtomicLong beforeTheFirstClause = new AtomicLong();
    AtomicLong later = new AtomicLong();
    solver.cancelWhen(
        () -> {
          boolean building = solver.statistics().clauses() == 0;
          return (building ? beforeTheFirstClause : later).incrementAndGet() < 0;
        });
    solver.limitConflicts(0);
    solver.check(List.of());
    long least = solver.statistics().variables() / NODES_BETWEEN_QUESTIONS;
    assertTrue(least > 10, "too small a term");
    assertTrue(beforeTheFirstClause.get() > least, beforeTheFirstClause + " questions");
    assertTrue(later.get() > least, later + " questions");
  }

  @Test
  void goesOnAfterStopsInALargeTerm() {
    FreeSymbol a = terms.symbol("a", Sort.bits(64));
    FreeSymbol b = terms.symbol("b", Sort.bits(64));
    solver.require(terms.equal(terms.mul(a, b), terms.bits(64, 35)));
    solver.require(terms.equal(terms.udiv(a, b), terms.bits(64, 1)));
    solver.require(terms.ult(a, terms.bits(64, 16)));
    solver.require(terms.ult(b, terms.bits(64, 16)));
    assertEquals(Answer.SAT, checkWithStops(7));
    assertEquals(Answer.UNSAT, solver.check(List.of(terms.ult(a, b))));
  }

  @Test
  void goesOnAfterStopsInTheRefinementOfArrays() {
    Sort.Array bytes = Sort.array(Sort.bits(64), Sort.bits(8));
    Term memory = terms.symbol("m", bytes);
    List<Term> reads = new ArrayList<>();
    List<Term> indices = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      Term index = terms.symbol("i" + i, Sort.bits(64));
      Term element = terms.symbol("e" + i, Sort.bits(8));
      indices.add(index);
      memory = terms.store(memory, index, element);
      reads.add(terms.select(memory, terms.symbol("j" + i, Sort.bits(64))));
    }
    for (int i = 1; i < reads.size(); i++) {
      solver.require(terms.ult(reads.get(i - 1), reads.get(i)));
    }
    assertEquals(Answer.SAT, checkWithStops(1));
    List<Term> same = new ArrayList<>();
    for (int i = 1; i < reads.size(); i++) {
      same.add(terms.equal(indices.get(i - 1), indices.get(i)));
      same.add(
          terms.equal(
              terms.symbol("j" + (i - 1), Sort.bits(64)), terms.symbol("j" + i, Sort.bits(64))));
    }
    same.add(terms.distinct(indices.getFirst(), terms.symbol("j0", Sort.bits(64))));
    assertEquals(Answer.UNSAT, solver.check(same));
  }

  /** Stops at the first question, then some questions later each time, until there is an answer. */
  private Answer checkWithStops(int step) {
    Answer answer = Answer.UNKNOWN;
    for (int questions = 0; answer == Answer.UNKNOWN; questions += step) {
      AtomicInteger left = new AtomicInteger(questions);
      solver.cancelWhen(() -> left.getAndDecrement() <= 0);
      answer = solver.check(List.of());
      assertTrue(questions > 0 || answer == Answer.UNKNOWN);
    }
    solver.cancelWhen(() -> false);
    return answer;
  }
}
