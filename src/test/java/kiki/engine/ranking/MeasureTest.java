// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.Names;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import org.junit.jupiter.api.Test;

class MeasureTest {
  private static final Variable X = Names.variable(0, IntType.INT, "x");
  private static final Variable Y = Names.variable(1, IntType.INT, "y");
  private static final Variable U = Names.variable(2, IntType.UNSIGNED_INT, "u");
  private static final Variable F = Names.variable(3, FloatType.FLOAT, "f");
  private static final Variable P = Names.variable(4, new PointerType(IntType.INT), "p");

  /** All values are constants, so that terms become constants too. */
  private static final Valuation MODEL = t -> ((Constant) t).value();

  private static final List<Measure> MEASURES =
      List.of(
          new Measure.Linear(LinearRow.of(List.of(-1, 2), List.of(X, U))),
          new Measure.Linear(LinearRow.of(List.of(-1), List.of(X))),
          new Measure.Distance(X, new Measure.Distance.Other(Y)),
          new Measure.Distance(U, new Measure.Distance.Fixed(BigInteger.TEN)),
          new Measure.Phase(PhaseMeasure.less(X, Y)),
          new Measure.Gap(X, Y),
          new Measure.Extremum(X, Y, Measure.Extremum.Side.LEAST, Measure.Extremum.Direction.DOWN),
          new Measure.Extremum(X, Y, Measure.Extremum.Side.GREATEST, Measure.Extremum.Direction.UP),
          new Measure.Float(FloatRow.of(F, FloatRow.Side.UPPER)),
          new Measure.Float(FloatRow.of(F, FloatRow.Side.LOWER)),
          new PhaseMeasure(PhaseMeasure.negative(X), LinearRow.of(List.of(1, -1), List.of(X, Y))),
          new PhaseMeasure(
              PhaseMeasure.positive(U).negation(), LinearRow.of(List.of(-1), List.of(Y))),
          new Measure.Extremum(
              X, Y, Measure.Extremum.Side.GREATEST, Measure.Extremum.Direction.DOWN),
          new Measure.Offset(P, Measure.Offset.Direction.DOWN),
          new Measure.Offset(P, Measure.Offset.Direction.UP));

  private static State state(Terms terms, int x, int y, int u, int f) {
    IeeeFloat number =
        IeeeFloat.fromBits(FloatFormat.BINARY32, BigInteger.valueOf(Integer.toUnsignedLong(f)));
    return new State(
        Map.of(
            X, terms.bits(32, x),
            Y, terms.bits(32, y),
            U, terms.bits(32, u),
            F, terms.floats().constant(number),
            P, terms.concat(terms.bits(64, u), terms.bits(32, x))));
  }

  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(MeasureTest::kinds)
        : Stream.of(type);
  }

  @Test
  void everyKindOfMeasureIsCovered() {
    assertEquals(
        kinds(Measure.class).collect(Collectors.toSet()),
        MEASURES.stream().map(Measure::getClass).collect(Collectors.toSet()));
  }

  @Test
  void termsAndValuesAgree() {
    Random random = new Random(1);
    int[] special = {0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE};
    Terms terms = new Terms();
    for (int round = 0; round < 200; round++) {
      int[] v = new int[4];
      for (int i = 0; i < v.length; i++) {
        v[i] = random.nextBoolean() ? special[random.nextInt(5)] : random.nextInt();
      }
      State state = state(terms, v[0], v[1], v[2], v[3]);
      for (Measure m : MEASURES) {
        Term term = m.of(terms, state);
        Value.Bits bits = (Value.Bits) ((Constant) term).value();
        assertEquals(bits.signed(), m.of(terms, MODEL, state), m.text());
      }
    }
  }

  @Test
  void theSumOfTheChapterDoesNotWrapAround() {
    Terms terms = new Terms();
    Measure m = new Measure.Linear(LinearRow.of(List.of(-1), List.of(X)));
    BigInteger before = m.of(terms, MODEL, state(terms, Integer.MAX_VALUE, 0, 0, 0));
    BigInteger after = m.of(terms, MODEL, state(terms, Integer.MIN_VALUE, 0, 0, 0));
    assertTrue(after.compareTo(before) > 0);
  }

  @Test
  void aGuardedSumIsLeastOutsideOfItsPhase() {
    Terms terms = new Terms();
    Measure m = new PhaseMeasure(PhaseMeasure.positive(X), LinearRow.of(List.of(1), List.of(Y)));
    BigInteger inside = m.of(terms, MODEL, state(terms, 1, Integer.MIN_VALUE, 0, 0));
    assertEquals(BigInteger.ONE, inside);
    assertEquals(BigInteger.ZERO, m.of(terms, MODEL, state(terms, 0, Integer.MAX_VALUE, 0, 0)));
  }

  @Test
  void onlyValuesThatMayBeLimitsOfTypesHaveFloors() {
    assertEquals(Optional.of(Measure.FLOOR), MEASURES.get(1).floor());
    assertEquals(Optional.empty(), new Measure.Gap(X, Y).floor());
    assertEquals(Optional.empty(), MEASURES.get(8).floor());
  }
}
