// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import kiki.cfront.type.IntType;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Formula;
import kiki.domain.template.Names;
import kiki.domain.template.Parameter;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AffineSpaceTest {
  private static AffineSpace point(int width, long... values) {
    return AffineSpace.of(width, LongStream.of(values).mapToObj(BigInteger::valueOf).toList());
  }

  @Test
  void twoPointsSpanALine() {
    AffineSpace line = point(32, 0, 1).join(point(32, 1, 3));
    assertTrue(line.contains(point(32, 2, 5)));
    assertTrue(line.contains(point(32, -1, -1)));
    assertFalse(line.contains(point(32, 2, 6)));
  }

  /** Solved for the other variable, the line has the inverse of five as a coefficient. */
  @Test
  void linesHaveSmallCoefficientsIfTheyCan() {
    AffineSpace line = point(32, 6, 1).join(point(32, 11, 2));
    assertEquals(1, line.equations().size());
    AffineEquation equation = AffineEquation.of(32, line.equations().getFirst());
    assertEquals(List.of(BigInteger.ONE, BigInteger.valueOf(-5)), equation.coefficients());
    assertEquals(BigInteger.ONE.negate(), equation.constant());
  }

  /** No variable has a factor of one in it, so that its inverse is of no use. */
  @ParameterizedTest
  @CsvSource({"3, 4", "7, 5", "48, 5", "12, 9"})
  void slopesThatAreFractionsHaveSmallCoefficients(long i, long o) {
    for (int width : List.of(32, 64)) {
      AffineSpace line = point(width, i, o, 1).join(point(width, 2 * i, 2 * o, 1));
      List<AffineEquation> equations =
          line.equations().stream().map(e -> AffineEquation.of(width, e)).toList();
      assertTrue(
          equations.stream()
              .anyMatch(
                  e ->
                      e.coefficient(0).signum() != 0
                          && e.coefficient(0)
                              .multiply(BigInteger.valueOf(i))
                              .add(e.coefficient(1).multiply(BigInteger.valueOf(o)))
                              .add(e.coefficient(2))
                              .add(e.constant())
                              .equals(BigInteger.ZERO)
                          && e.digits() <= DomainTuning.COEFFICIENT_DIGITS),
          equations::toString);
    }
  }

  @Test
  void evenDifferencesLeaveACongruence() {
    AffineSpace even = point(32, 0).join(point(32, 2));
    assertTrue(even.contains(point(32, 4)));
    assertTrue(even.contains(point(32, -2)));
    assertFalse(even.contains(point(32, 3)));
  }

  /** Three bits and two variables are few enough to compute the span by brute force. */
  @Test
  void containsExactlyTheAffineCombinations() {
    Random random = new Random(11);
    for (int round = 0; round < 300; round++) {
      int[][] given = new int[1 + random.nextInt(3)][2];
      AffineSpace space = null;
      for (int[] p : given) {
        p[0] = random.nextInt(8);
        p[1] = random.nextInt(8);
        AffineSpace one = point(3, p[0], p[1]);
        space = space == null ? one : space.join(one);
      }
      boolean[][] span = new boolean[8][8];
      for (int a = 0; a < 8; a++) {
        for (int b = 0; b < 8; b++) {
          int c = 1 - a - b;
          int[] q = given[Math.min(1, given.length - 1)];
          int[] r = given[given.length - 1];
          int x = a * given[0][0] + b * q[0] + c * r[0];
          int y = a * given[0][1] + b * q[1] + c * r[1];
          span[x & 7][y & 7] = true;
        }
      }
      for (int x = 0; x < 8; x++) {
        for (int y = 0; y < 8; y++) {
          assertEquals(span[x][y], space.contains(point(3, x, y)));
        }
      }
    }
  }

  @Test
  void equationsReadAsC() {
    Variable x = Names.variable(0, IntType.INT, "x");
    Variable i = Names.variable(1, IntType.INT, "i");
    AffineRow row = AffineRow.of(List.of(x, i));
    Parameter line = point(32, 4, 2).join(point(32, 6, 3));
    assertEquals(
        Optional.of("(unsigned int)x == 2 * (unsigned int)i"),
        row.formula(line).map(Formula::text));
    Parameter odd = point(32, 1, 1).join(point(32, 1, 3));
    assertEquals(
        Optional.of("x == 1 && ((unsigned int)i + 1) % 2 == 0"),
        row.formula(odd).map(Formula::text));
    Terms terms = new Terms();
    State state = new State(Map.of(x, terms.bits(32, 14), i, terms.bits(32, 7)));
    assertEquals(terms.trueTerm(), row.holds(terms, state, line));
    assertEquals(terms.falseTerm(), row.holds(terms, state, odd));
  }
}
