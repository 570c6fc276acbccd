// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.Names;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Terms;
import org.junit.jupiter.api.Test;

class RankingTest {
  private static final Variable X = Names.variable(0, IntType.INT, "x");
  private static final Variable Y = Names.variable(1, IntType.INT, "y");
  private static final Measure DOWN_X = new Measure.Linear(LinearRow.of(List.of(1), List.of(X)));
  private static final Measure DOWN_Y = new Measure.Linear(LinearRow.of(List.of(1), List.of(Y)));

  private final Terms terms = new Terms();

  private State state(int x, int y) {
    return new State(Map.of(X, terms.bits(32, x), Y, terms.bits(32, y)));
  }

  private boolean decreases(Ranking.Bound bound, State before, State after) {
    Ranking ranking = new Ranking(List.of(DOWN_X, DOWN_Y), bound);
    return ranking.decreases(terms, before, after) == terms.trueTerm();
  }

  @Test
  void theFirstComponentDecides() {
    assertEquals(true, decreases(Ranking.Bound.WIDTH, state(3, 0), state(2, 99)));
    assertEquals(true, decreases(Ranking.Bound.WIDTH, state(3, 5), state(3, 4)));
    assertEquals(false, decreases(Ranking.Bound.WIDTH, state(3, 5), state(4, 4)));
    assertEquals(false, decreases(Ranking.Bound.WIDTH, state(3, 5), state(3, 5)));
  }

  @Test
  void whatIsNearTheLimitOfTheTypeCountsByWidthOnly() {
    State low = state(-5000, 0);
    State lower = state(-5001, 0);
    assertEquals(true, decreases(Ranking.Bound.WIDTH, low, lower));
    assertEquals(false, decreases(Ranking.Bound.PROGRAM, low, lower));
    assertEquals(true, decreases(Ranking.Bound.PROGRAM, state(-5, 0), state(-6, 0)));
  }

  @Test
  void signsOfValuesAreThoseOfTerms() {
    BigInteger low = BigInteger.valueOf(-5000);
    BigInteger lower = BigInteger.valueOf(-5001);
    assertEquals(1, sign(Ranking.Bound.WIDTH, low, lower));
    assertEquals(0, sign(Ranking.Bound.PROGRAM, low, lower));
    assertEquals(-1, sign(Ranking.Bound.PROGRAM, lower, low));
  }

  private static int sign(Ranking.Bound bound, BigInteger old, BigInteger now) {
    return new Ranking(List.of(DOWN_X), bound).sign(DOWN_X, old, now);
  }

  /** Fast growth leaves little to start with, if several iterations are to fit. */
  @Test
  void severalIterationsCountFromZeroOn() {
    Ranking ranking =
        new Ranking(List.of(DOWN_X), Ranking.Bound.PROGRAM, Ranking.Stride.UNWINDINGS);
    assertEquals(0, ranking.sign(DOWN_X, BigInteger.ONE.negate(), BigInteger.TWO.negate()));
    assertEquals(1, ranking.sign(DOWN_X, BigInteger.ZERO, BigInteger.TWO.negate()));
  }
}
