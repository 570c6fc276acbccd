// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Binary32 and binary64 agree with the processor bit by bit, in the general algorithms too. */
class HostAgreementTest {
  private static final RoundingMode NEAREST = RoundingMode.NEAREST_EVEN;

  private static List<IeeeFloat> operands(FloatFormat format) {
    List<IeeeFloat> operands = new ArrayList<>(Samples.corners(format));
    Random random = new Random(754);
    for (int i = 0; i < 150; i++) {
      operands.add(Samples.random(random, format, operands.getLast()));
    }
    return operands;
  }

  @Test
  void doubleArithmetic() {
    List<IeeeFloat> operands = operands(FloatFormat.BINARY64);
    for (IeeeFloat a : operands) {
      double x = a.toDouble();
      for (IeeeFloat b : operands) {
        double y = b.toDouble();
        check(x + y, a.add(b, NEAREST), Arithmetic.add(a, b, NEAREST));
        check(x - y, a.subtract(b, NEAREST), Arithmetic.add(a, b.negate(), NEAREST));
        check(x * y, a.multiply(b, NEAREST), Arithmetic.multiply(a, b, NEAREST));
        check(x / y, a.divide(b, NEAREST), Arithmetic.divide(a, b, NEAREST));
        check(x % y, a.fmod(b));
        check(Math.IEEEremainder(x, y), a.ieeeRemainder(b));
        assertEquals(x < y, a.isLess(b));
        assertEquals(x <= y, a.isLessOrEqual(b));
        assertEquals(x == y, a.isEqual(b));
      }
    }
  }

  @Test
  void floatArithmetic() {
    List<IeeeFloat> operands = operands(FloatFormat.BINARY32);
    for (IeeeFloat a : operands) {
      float x = a.toFloat();
      for (IeeeFloat b : operands) {
        float y = b.toFloat();
        check(x + y, a.add(b, NEAREST), Arithmetic.add(a, b, NEAREST));
        check(x - y, a.subtract(b, NEAREST), Arithmetic.add(a, b.negate(), NEAREST));
        check(x * y, a.multiply(b, NEAREST), Arithmetic.multiply(a, b, NEAREST));
        check(x / y, a.divide(b, NEAREST), Arithmetic.divide(a, b, NEAREST));
        check(x % y, a.fmod(b));
        check((float) Math.IEEEremainder(x, y), a.ieeeRemainder(b));
        assertEquals(x < y, a.isLess(b));
        assertEquals(x <= y, a.isLessOrEqual(b));
        assertEquals(x == y, a.isEqual(b));
      }
    }
  }

  @Test
  void fusedMultiplyAdd() {
    Random random = new Random(5);
    List<IeeeFloat> doubles = operands(FloatFormat.BINARY64);
    List<IeeeFloat> floats = operands(FloatFormat.BINARY32);
    for (int i = 0; i < 20_000; i++) {
      IeeeFloat a = doubles.get(random.nextInt(doubles.size()));
      IeeeFloat b = doubles.get(random.nextInt(doubles.size()));
      IeeeFloat c = doubles.get(random.nextInt(doubles.size()));
      check(
          Math.fma(a.toDouble(), b.toDouble(), c.toDouble()),
          a.fusedMultiplyAdd(b, c, NEAREST),
          Arithmetic.fusedMultiplyAdd(a, b, c, NEAREST));
      IeeeFloat d = floats.get(random.nextInt(floats.size()));
      IeeeFloat e = floats.get(random.nextInt(floats.size()));
      IeeeFloat f = floats.get(random.nextInt(floats.size()));
      check(
          Math.fma(d.toFloat(), e.toFloat(), f.toFloat()),
          d.fusedMultiplyAdd(e, f, NEAREST),
          Arithmetic.fusedMultiplyAdd(d, e, f, NEAREST));
    }
  }

  @Test
  void doubleUnaryOperations() {
    for (IeeeFloat a : operands(FloatFormat.BINARY64)) {
      double x = a.toDouble();
      check(Math.sqrt(x), a.squareRoot(NEAREST), Arithmetic.squareRoot(a, NEAREST));
      check(Math.rint(x), a.roundToIntegral(NEAREST));
      check(Math.floor(x), a.roundToIntegral(RoundingMode.TOWARD_NEGATIVE));
      check(Math.ceil(x), a.roundToIntegral(RoundingMode.TOWARD_POSITIVE));
      assertEquals(IeeeFloat.of((float) x), a.convert(FloatFormat.BINARY32, NEAREST));
      if (!a.isNaN()) {
        check(Math.nextUp(x), a.nextUp());
        check(Math.nextDown(x), a.nextDown());
        check(-x, a.negate());
        check(Math.abs(x), a.abs());
      }
      if (a.isFinite()) {
        assertEquals(0, new BigDecimal(x).compareTo(a.exactDecimal()));
        assertEquals(
            new BigDecimal(x).toBigInteger(), a.toInteger(RoundingMode.TOWARD_ZERO).orElseThrow());
      }
    }
  }

  @Test
  void floatUnaryOperations() {
    for (IeeeFloat a : operands(FloatFormat.BINARY32)) {
      float x = a.toFloat();
      check((float) Math.sqrt(x), a.squareRoot(NEAREST), Arithmetic.squareRoot(a, NEAREST));
      assertEquals(IeeeFloat.of((double) x), a.convert(FloatFormat.BINARY64, NEAREST));
      if (!a.isNaN()) {
        check(Math.nextUp(x), a.nextUp());
        check(Math.nextDown(x), a.nextDown());
      }
    }
  }

  @Test
  void longsConvertLikeTheProcessor() {
    Random random = new Random(11);
    for (int i = 0; i < 5_000; i++) {
      long value = random.nextLong() >> random.nextInt(64);
      var integer = java.math.BigInteger.valueOf(value);
      check((double) value, IeeeFloat.fromInteger(FloatFormat.BINARY64, integer, NEAREST));
      check((float) value, IeeeFloat.fromInteger(FloatFormat.BINARY32, integer, NEAREST));
    }
  }

  private static void check(double expected, IeeeFloat... actual) {
    for (IeeeFloat each : actual) {
      assertEquals(IeeeFloat.of(expected), each);
    }
  }

  private static void check(float expected, IeeeFloat... actual) {
    for (IeeeFloat each : actual) {
      assertEquals(IeeeFloat.of(expected), each);
    }
  }
}
