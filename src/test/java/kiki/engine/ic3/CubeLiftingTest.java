// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.sat.CdclSolver;
import kiki.solver.Answer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

class CubeLiftingTest {
  private final Terms terms = new Terms();
  private final Solver solver =
      new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.ON);
  private final Term x = terms.symbol("x", Sort.bits(32));
  private final Term y = terms.symbol("y", Sort.bits(32));
  private final Term free = terms.symbol("free", Sort.BOOL);
  private final State state = new State(Map.of(Literals.X, x, Literals.Y, y));

  private Term is(Term term, long value) {
    return terms.equal(term, terms.bits(32, value));
  }

  /** The causes of a goal in a model in which the facts hold. */
  private Set<Variable> causes(Term goal, Term... facts) {
    for (Term fact : facts) {
      solver.require(fact);
    }
    assertEquals(Answer.SAT, solver.check(List.of(goal)));
    return CubeLifting.to(state, solver).of(List.of(goal));
  }

  @Test
  void bothConjunctsMakeAConjunctionTrue() {
    assertEquals(Set.of(Literals.X, Literals.Y), causes(terms.and(is(x, 1), is(y, 2))));
  }

  @Test
  void oneConjunctMakesItFalse() {
    Term goal = terms.not(terms.and(is(x, 1), is(y, 2)));
    assertEquals(Set.of(Literals.Y), causes(goal, is(x, 1), is(y, 3)));
  }

  @Test
  void ofABranchOnlyTheOneTakenMatters() {
    Term goal = terms.ite(free, is(x, 1), is(y, 2));
    assertEquals(Set.of(Literals.X), causes(goal, free));
  }

  @Test
  void whatIsNotOfTheStateIsNoCause() {
    assertEquals(Set.of(), causes(free));
  }

  @Test
  void constantsAreNoCauses() {
    State constant = new State(Map.of(Literals.X, terms.bits(32, 1), Literals.Y, y));
    Term goal = terms.ult(y, terms.bits(32, 9));
    assertEquals(Answer.SAT, solver.check(List.of(goal)));
    assertEquals(Set.of(Literals.Y), CubeLifting.to(constant, solver).of(List.of(goal)));
  }
}
