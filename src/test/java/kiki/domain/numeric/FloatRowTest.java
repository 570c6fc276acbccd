// SPDX-License-Identifier: Apache-2.0
package kiki.domain.numeric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.domain.template.Formula;
import kiki.domain.template.Names;
import kiki.domain.template.Parameter;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Constant;
import kiki.term.Terms;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import org.junit.jupiter.api.Test;

class FloatRowTest {
  private static final List<Float> VALUES =
      List.of(
          Float.NEGATIVE_INFINITY,
          -Float.MAX_VALUE,
          -1.5f,
          -Float.MIN_VALUE,
          -0.0f,
          0.0f,
          Float.MIN_VALUE,
          1.5f,
          Float.MAX_VALUE,
          Float.POSITIVE_INFINITY,
          Float.NaN);

  private final Terms terms = new Terms();
  private final Variable x = Names.variable(0, FloatType.FLOAT, "x");
  private final Valuation model = term -> ((Constant) term).value();

  private State state(float value) {
    return new State(Map.of(x, terms.floats().constant(IeeeFloat.of(value))));
  }

  @Test
  void boundsFollowTheOrderOfC() {
    FloatRow upper = new FloatRow(x, FloatFormat.BINARY32, FloatRow.Side.UPPER);
    FloatRow lower = new FloatRow(x, FloatFormat.BINARY32, FloatRow.Side.LOWER);
    for (float bound : VALUES) {
      Parameter high = upper.abstraction(terms, model, state(bound));
      Parameter low = lower.abstraction(terms, model, state(bound));
      for (float value : VALUES) {
        assertSame(
            terms.bool(Float.isNaN(bound) || value <= bound),
            upper.holds(terms, state(value), high));
        assertSame(
            terms.bool(Float.isNaN(bound) || value >= bound),
            lower.holds(terms, state(value), low));
      }
    }
  }

  @Test
  void theExpressionIsTheRank() {
    for (FloatRow.Side side : FloatRow.Side.values()) {
      FloatRow row = new FloatRow(x, FloatFormat.BINARY32, side);
      for (float value : VALUES) {
        Constant rank = (Constant) row.expression(terms, state(value));
        assertEquals(row.evaluate(model, state(value)), ((Value.Bits) rank.value()).signed());
      }
    }
  }

  @Test
  void textReadsBack() {
    FloatRow upper = new FloatRow(x, FloatFormat.BINARY32, FloatRow.Side.UPPER);
    FloatRow lower = new FloatRow(x, FloatFormat.BINARY32, FloatRow.Side.LOWER);
    assertEquals(
        Optional.of("x <= 1.5f"),
        upper.formula(upper.abstraction(terms, model, state(1.5f))).map(Formula::text));
    assertEquals(
        Optional.of("x >= 1.5f"),
        lower.formula(lower.abstraction(terms, model, state(1.5f))).map(Formula::text));
    assertEquals(
        Optional.of("x == x"),
        upper
            .formula(upper.abstraction(terms, model, state(Float.POSITIVE_INFINITY)))
            .map(Formula::text));
    assertEquals(
        Optional.empty(),
        upper.formula(upper.abstraction(terms, model, state(Float.NaN))).map(Formula::text));
    assertEquals(BigInteger.ZERO, upper.evaluate(model, state(-0.0f)));
  }
}
