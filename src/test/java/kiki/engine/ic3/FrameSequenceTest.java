// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kiki.domain.predicate.PredicateRow;
import kiki.sat.CdclSolver;
import kiki.solver.Answer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

class FrameSequenceTest {
  private final Terms terms = new Terms();
  private final Solver solver =
      new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.ON);
  private final FrameSequence frames = FrameSequence.over(solver);

  private static Cube cube(PredicateRow... literals) {
    return new Cube(1, List.of(literals), List.of());
  }

  private static final Cube LARGE = cube(Literals.atLeast(Literals.X, 5));
  private static final Cube SMALL =
      cube(Literals.atLeast(Literals.X, 5), Literals.atMost(Literals.Y, 3));

  @Test
  void startsWithOneLevel() {
    assertEquals(1, frames.top());
    frames.grow();
    assertEquals(2, frames.top());
  }

  @Test
  void aLemmaHoldsAtLowerLevels() {
    frames.grow();
    frames.exclude(LARGE, 2, List.of());
    assertTrue(frames.isExcluded(SMALL, 1));
    assertTrue(frames.isExcluded(SMALL, 2));
    frames.grow();
    assertFalse(frames.isExcluded(SMALL, 3));
    assertEquals(List.of(LARGE), frames.from(1));
    assertEquals(List.of(), frames.at(1));
    assertEquals(List.of(LARGE), frames.at(2));
  }

  @Test
  void aStrongerLemmaReplacesWeakerOnesOfLowerLevels() {
    frames.grow();
    frames.exclude(SMALL, 1, List.of());
    assertFalse(frames.isExcluded(LARGE, 1));
    frames.exclude(LARGE, 2, List.of());
    assertEquals(List.of(LARGE), frames.from(1));
  }

  @Test
  void aStrongerLemmaOfALowerLevelReplacesNothingAbove() {
    frames.grow();
    frames.exclude(SMALL, 2, List.of());
    frames.exclude(LARGE, 1, List.of());
    assertEquals(List.of(LARGE, SMALL), frames.from(1));
  }

  @Test
  void theSolverKnowsTheLemmasOfALevelAndOfHigherOnes() {
    frames.grow();
    Term low = terms.symbol("low", Sort.BOOL);
    Term high = terms.symbol("high", Sort.BOOL);
    frames.exclude(LARGE, 1, List.of(low));
    frames.exclude(SMALL, 2, List.of(high));
    assertEquals(Answer.UNSAT, solver.check(frames.contexts(1), List.of(terms.not(low))));
    assertEquals(Answer.UNSAT, solver.check(frames.contexts(1), List.of(terms.not(high))));
    assertEquals(Answer.SAT, solver.check(frames.contexts(2), List.of(terms.not(low))));
    assertEquals(Answer.UNSAT, solver.check(frames.contexts(2), List.of(terms.not(high))));
  }
}
