// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.template.Formula;
import kiki.domain.template.Names;
import kiki.domain.template.Parameter;
import kiki.domain.template.Parameter.Bound;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;
import org.junit.jupiter.api.Test;

class LinearRowTest {
  private final Terms terms = new Terms();
  private final Variable x = Names.variable(0, IntType.SIGNED_CHAR, "x");
  private final Variable y = Names.variable(1, IntType.UNSIGNED_CHAR, "y");
  private final Variable n = Names.variable(2, IntType.UNSIGNED_LONG_LONG, "n");

  /** Section 6.1: 127 and -128 are 255 apart, not -1. */
  @Test
  void differencesOfExtremesDoNotOverflow() {
    List<List<Integer>> rows =
        List.of(List.of(1, -1), List.of(-1, 1), List.of(1, 1), List.of(-1, -1));
    for (List<Integer> coefficients : rows) {
      LinearRow row = LinearRow.of(coefficients, List.of(x, y));
      for (int a = -128; a <= 127; a += 17) {
        for (int b = 0; b <= 255; b += 15) {
          State state = new State(Map.of(x, terms.bits(8, a), y, terms.bits(8, b)));
          long expected = (long) coefficients.get(0) * a + (long) coefficients.get(1) * b;
          assertEquals(BigInteger.valueOf(expected), row.evaluate(LinearRowTest::read, state));
          Term term = row.expression(terms, state);
          assertEquals(BigInteger.valueOf(expected), ((Value.Bits) read(term)).signed());
          assertSame(terms.trueTerm(), row.holds(terms, state, bound(expected)));
          assertSame(terms.falseTerm(), row.holds(terms, state, bound(expected - 1)));
        }
      }
    }
  }

  @Test
  void theLargestBoundIsTop() {
    LinearRow row = LinearRow.of(List.of(1, -1), List.of(x, y));
    assertEquals(Parameter.Extreme.TOP, row.parameter(BigInteger.valueOf(127)));
    assertEquals(bound(126), row.parameter(BigInteger.valueOf(126)));
    assertEquals(BigInteger.valueOf(-383), row.minimum());
  }

  @Test
  void textIsCThatDoesNotOverflow() {
    assertEquals(
        Optional.of("x <= 5"),
        LinearRow.of(List.of(1), List.of(x)).formula(bound(5)).map(Formula::text));
    assertEquals(
        Optional.of("x >= -5"),
        LinearRow.of(List.of(-1), List.of(x)).formula(bound(5)).map(Formula::text));
    assertEquals(
        Optional.of("y >= 5"),
        LinearRow.of(List.of(-1), List.of(y)).formula(bound(-5)).map(Formula::text));
    assertEquals(
        Optional.of("(long long)x - y <= 3"),
        LinearRow.of(List.of(1, -1), List.of(x, y)).formula(bound(3)).map(Formula::text));
    assertEquals(
        Optional.of("2 * (__int128)n - x >= 0"),
        LinearRow.of(List.of(-2, 1), List.of(n, x)).formula(bound(0)).map(Formula::text));
    assertEquals(
        Optional.empty(),
        LinearRow.of(List.of(1), List.of(x)).formula(Parameter.Extreme.TOP).map(Formula::text));
  }

  private static Value read(Term term) {
    return ((Constant) term).value();
  }

  private static Parameter bound(long value) {
    return new Bound(BigInteger.valueOf(value));
  }
}
