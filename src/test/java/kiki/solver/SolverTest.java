// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import org.junit.jupiter.api.Test;

class SolverTest {
  private final Terms terms = new Terms();
  private final Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
  private final FreeSymbol x = terms.symbol("x", Sort.bits(32));
  private final FreeSymbol y = terms.symbol("y", Sort.bits(32));
  private final FreeSymbol p = terms.symbol("p", Sort.BOOL);
  private final FreeSymbol q = terms.symbol("q", Sort.BOOL);

  @Test
  void factorsANumber() {
    solver.require(terms.equal(terms.mul(x, y), terms.bits(32, 15 * 77)));
    solver.require(terms.ult(x, terms.bits(32, 64)));
    solver.require(terms.ult(y, terms.bits(32, 64)));
    assertEquals(Answer.SAT, solver.check(List.of()));
    long product = number(x) * number(y);
    assertEquals(15 * 77, product);
  }

  @Test
  void contextsCountOnlyWhereNamed() {
    solver.require(terms.ult(x, terms.bits(32, 10)));
    Context large = solver.open();
    large.require(terms.ult(terms.bits(32, 8), x));
    Context small = solver.open();
    small.require(terms.ult(x, terms.bits(32, 3)));
    assertEquals(Answer.SAT, solver.check(List.of(large), List.of()));
    assertEquals(9, number(x));
    assertEquals(Answer.UNSAT, solver.check(List.of(large, small), List.of()));
    assertEquals(List.of(large, small), solver.core().contexts());
    assertEquals(Answer.SAT, solver.check(List.of(small), List.of()));
    assertTrue(number(x) < 3);
    large.close();
    assertFalse(large.isOpen());
    assertThrows(IllegalArgumentException.class, () -> solver.check(List.of(large), List.of()));
    assertThrows(IllegalStateException.class, () -> large.require(terms.trueTerm()));
    assertEquals(Answer.SAT, solver.check(List.of()));
  }

  @Test
  void coreNamesAssumptions() {
    solver.require(terms.implies(p, terms.ult(x, y)));
    solver.require(terms.implies(q, terms.ult(y, x)));
    Term other = terms.symbol("other", Sort.BOOL);
    assertEquals(Answer.UNSAT, solver.check(List.of(other, p, q)));
    assertEquals(List.of(p, q), solver.core().assumptions());
    assertEquals(Answer.SAT, solver.check(List.of(other, p)));
    assertTrue(solver.holds(terms.ult(x, y)));
  }

  @Test
  void falseAssumptionIsItsOwnCore() {
    assertEquals(Answer.UNSAT, solver.check(List.of(p, terms.falseTerm())));
    assertEquals(List.of(terms.falseTerm()), solver.core().assumptions());
    assertEquals(Answer.UNSAT, solver.check(List.of(p, terms.not(p))));
    assertEquals(Answer.SAT, solver.check(List.of(p, terms.trueTerm())));
  }

  @Test
  void contradictoryConstraintsHaveAnEmptyCore() {
    solver.require(terms.falseTerm());
    assertEquals(Answer.UNSAT, solver.check(List.of(p)));
    assertEquals(new Core(List.of(), List.of()), solver.core());
  }

  @Test
  void modelsValueTermsThatWereNeverEncoded() {
    solver.require(terms.equal(x, terms.bits(32, 7)));
    assertEquals(Answer.SAT, solver.check(List.of()));
    assertEquals(terms.bits(32, 49).value(), solver.value(terms.mul(x, x)));
    assertEquals(Value.Bool.FALSE, solver.value(terms.ult(x, terms.symbol("z", Sort.bits(32)))));
  }

  @Test
  void modelsEndWithTheNextConstraint() {
    assertThrows(IllegalStateException.class, () -> solver.value(x));
    assertEquals(Answer.SAT, solver.check(List.of()));
    assertThrows(IllegalStateException.class, solver::core);
    solver.require(p);
    assertThrows(IllegalStateException.class, () -> solver.value(x));
  }

  @Test
  void constraintsMustBeBool() {
    assertThrows(IllegalArgumentException.class, () -> solver.require(x));
    assertThrows(IllegalArgumentException.class, () -> solver.check(List.of(x)));
    assertThrows(IllegalArgumentException.class, () -> solver.open().require(x));
  }

  @Test
  void cancellationAndBudgetsAnswerUnknown() {
    FreeSymbol a = terms.symbol("a", Sort.bits(64));
    FreeSymbol b = terms.symbol("b", Sort.bits(64));
    // A prime's factors are too many conflicts away.
    solver.require(
        terms.equal(
            terms.mul(terms.zeroExtend(a, 128), terms.zeroExtend(b, 128)),
            terms.bits(128, 2305843009213693951L)));
    solver.require(terms.ult(terms.bits(64, 1), a));
    solver.require(terms.ult(terms.bits(64, 1), b));
    solver.limitConflicts(50);
    assertEquals(Answer.UNKNOWN, solver.check(List.of()));
    solver.limitConflicts(-1);
    AtomicInteger polls = new AtomicInteger();
    solver.cancelWhen(() -> polls.incrementAndGet() > 3);
    assertEquals(Answer.UNKNOWN, solver.check(List.of()));
  }

  @Test
  void aCancelledEncodingGoesOnLater() {
    solver.require(terms.equal(terms.mul(x, y), terms.bits(32, 35)));
    Context context = solver.open();
    context.require(terms.equal(terms.udiv(x, y), terms.bits(32, 0)));
    Answer answer = Answer.UNKNOWN;
    for (int polls = 0; answer == Answer.UNKNOWN; polls++) {
      AtomicInteger left = new AtomicInteger(polls);
      solver.cancelWhen(() -> left.getAndDecrement() <= 0);
      answer = solver.check(List.of(context), List.of(terms.ult(x, y)));
      assertTrue(polls > 0 || answer == Answer.UNKNOWN);
    }
    assertEquals(Answer.SAT, answer);
    solver.cancelWhen(() -> false);
    Term small = terms.ult(y, terms.bits(32, 8));
    assertEquals(Answer.SAT, solver.check(List.of(context), List.of(small)));
    assertEquals(35, number(x) * number(y) & 0xFFFFFFFFL);
    assertTrue(number(x) < number(y));
    context.close();
    assertEquals(Answer.SAT, solver.check(List.of(terms.ult(y, x), small)));
  }

  @Test
  void statisticsCount() {
    solver.require(terms.ult(x, y));
    solver.check(List.of());
    solver.check(List.of(p));
    Statistics statistics = solver.statistics();
    assertEquals(2, statistics.checks());
    assertEquals(2, statistics.satCalls());
    assertTrue(statistics.clauses() > 32);
    assertTrue(statistics.variables() > 64);
  }

  private long number(Term term) {
    return ((Value.Bits) solver.value(term)).unsigned().longValueExact();
  }
}
