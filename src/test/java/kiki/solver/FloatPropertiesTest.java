// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver.ModelCheck;
import kiki.term.FloatTerms;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Test;

/** Questions about all floats of a small format: kiki's answer and Z3's. */
class FloatPropertiesTest {
  private static final FloatFormat FORMAT = new FloatFormat(3, 4);
  private static final String DECLARATIONS =
      "(declare-const x (_ FloatingPoint 3 5))"
          + "(declare-const y (_ FloatingPoint 3 5))"
          + "(declare-const z (_ FloatingPoint 3 5))";
  private static final RoundingMode MODE = RoundingMode.NEAREST_EVEN;
  private static final RoundingMode UP = RoundingMode.TOWARD_POSITIVE;
  private static final RoundingMode DOWN = RoundingMode.TOWARD_NEGATIVE;

  private final Terms terms = new Terms();
  private final FloatTerms floats = terms.floats();
  private final FreeSymbol x = terms.symbol("x", Sort.floating(FORMAT));
  private final FreeSymbol y = terms.symbol("y", Sort.floating(FORMAT));
  private final FreeSymbol z = terms.symbol("z", Sort.floating(FORMAT));

  @Test
  void sumsRoundedDownAreNotAboveSumsRoundedUp() {
    agree(
        Answer.UNSAT,
        floats.less(floats.add(UP, x, y), floats.add(DOWN, x, y)),
        "(fp.lt (fp.add RTP x y) (fp.add RTN x y))");
  }

  @Test
  void additionIsNotAssociative() {
    Term left = floats.add(MODE, floats.add(MODE, x, y), z);
    Term right = floats.add(MODE, x, floats.add(MODE, y, z));
    agree(
        Answer.SAT,
        terms.and(floats.less(left, right), floats.isFinite(right)),
        "(let ((r (fp.add RNE x (fp.add RNE y z)))) (and (fp.lt (fp.add RNE (fp.add RNE x y) z) r)"
            + " (not (fp.isInfinite r))))");
  }

  @Test
  void differencesOfCloseNumbersAreExact() {
    // Sterbenz: y/2 <= x <= 2y, so x - y is the same in all modes.
    Term two = floats.add(MODE, y, y);
    Term close =
        terms.and(floats.lessOrEqual(x, two), floats.lessOrEqual(y, floats.add(MODE, x, x)));
    Term positive = floats.less(floats.sub(MODE, x, x), y);
    Term differ = terms.not(floats.equal(floats.sub(UP, x, y), floats.sub(DOWN, x, y)));
    agree(
        Answer.UNSAT,
        terms.and(terms.and(close, positive), terms.and(differ, floats.isFinite(x))),
        "(and (fp.leq x (fp.add RNE y y)) (fp.leq y (fp.add RNE x x)) (fp.lt (fp.sub RNE x x) y)"
            + " (not (fp.isInfinite x)) (not (fp.eq (fp.sub RTP x y) (fp.sub RTN x y))))");
  }

  @Test
  void squaresOfRootsAreNotAlwaysTheNumber() {
    Term root = floats.sqrt(MODE, x);
    agree(
        Answer.SAT,
        floats.less(floats.mul(MODE, root, root), x),
        "(let ((r (fp.sqrt RNE x))) (fp.lt (fp.mul RNE r r) x))");
  }

  @Test
  void rootsOfSquaresAreTheMagnitudeOfNormalSquares() {
    Term square = floats.mul(MODE, x, x);
    Term differs = terms.not(floats.equal(floats.sqrt(MODE, square), floats.abs(x)));
    agree(
        Answer.UNSAT,
        terms.and(floats.isNormal(square), differs),
        "(let ((s (fp.mul RNE x x))) (and (fp.isNormal s)"
            + " (not (fp.eq (fp.sqrt RNE s) (fp.abs x)))))");
  }

  @Test
  void quotientsTimesDivisorsAreBracketed() {
    Term below = floats.mul(DOWN, floats.div(DOWN, x, y), y);
    Term positive = terms.and(floats.isNormal(x), floats.less(floats.sub(MODE, x, x), y));
    agree(
        Answer.UNSAT,
        terms.and(positive, terms.and(terms.not(floats.isNegative(x)), floats.less(x, below))),
        "(and (fp.isNormal x) (fp.lt (fp.sub RNE x x) y) (not (fp.isNegative x))"
            + " (fp.lt x (fp.mul RTN (fp.div RTN x y) y)))");
  }

  @Test
  void fusedAndSeparateRoundingsDiffer() {
    Term fused = floats.fma(MODE, x, y, z);
    Term separate = floats.add(MODE, floats.mul(MODE, x, y), z);
    agree(
        Answer.SAT,
        floats.less(fused, separate),
        "(fp.lt (fp.fma RNE x y z) (fp.add RNE (fp.mul RNE x y) z))");
  }

  private void agree(Answer expected, Term question, String script) {
    Solver solver = new BitBlastingSolver(terms, new CdclSolver(), ModelCheck.ON);
    solver.require(question);
    assertEquals(expected, solver.check(List.of()));
    try (Z3 z3 = new Z3()) {
      assertEquals(expected, z3.check(DECLARATIONS + "(assert " + script + ")"));
    }
  }
}
