// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Test;

/** The units compute what {@link IeeeFloat} does. */
class FloatUnitTest {
  private static final FloatFormat[] FORMATS = {
    FloatFormat.BINARY32, FloatFormat.BINARY64, FloatFormat.BINARY16, new FloatFormat(3, 2)
  };

  @Test
  void operationsAgree() {
    Random random = new Random(1);
    for (FloatFormat format : FORMATS) {
      FloatUnit unit = FloatUnit.of(format);
      for (int i = 0; i < 3000; i++) {
        IeeeFloat a = number(format, random);
        IeeeFloat b = random.nextInt(8) == 0 ? a.negate() : number(format, random);
        for (RoundingMode mode : RoundingMode.values()) {
          double x = real(a);
          double y = real(b);
          same(a.add(b, mode), unit.add(mode, x, y));
          same(a.multiply(b, mode), unit.multiply(mode, x, y));
          same(a.divide(b, mode), unit.divide(mode, x, y));
          same(a.squareRoot(mode), unit.squareRoot(mode, x));
          same(a.roundToIntegral(mode), unit.roundToIntegral(mode, x));
        }
        same(a.nextUp(), unit.nextUp(real(a)));
        same(a.nextDown(), unit.nextDown(real(a)));
      }
    }
  }

  @Test
  void conversionsAgree() {
    Random random = new Random(2);
    for (FloatFormat format : FORMATS) {
      FloatUnit unit = FloatUnit.of(format);
      for (int i = 0; i < 3000; i++) {
        FloatFormat source = FORMATS[random.nextInt(FORMATS.length)];
        IeeeFloat a = number(source, random);
        for (RoundingMode mode : RoundingMode.values()) {
          same(a.convert(format, mode), unit.convert(mode, real(a)));
        }
      }
    }
  }

  private static void same(IeeeFloat expected, double actual) {
    assertEquals(real(expected), actual);
  }

  private static double real(IeeeFloat datum) {
    return datum.convert(FloatFormat.BINARY64, RoundingMode.NEAREST_EVEN).toDouble();
  }

  /** Arbitrary numbers, and those around the ends of the range. */
  private static IeeeFloat number(FloatFormat format, Random random) {
    BigInteger infinity = IeeeFloat.infinity(format, IeeeFloat.nan(format).sign()).bits();
    BigInteger magnitude =
        switch (random.nextInt(4)) {
          case 0 -> BigInteger.valueOf(random.nextInt(3));
          case 1 -> infinity.subtract(BigInteger.valueOf(random.nextInt(3)));
          default -> new BigInteger(format.totalBits() - 1, random).min(infinity);
        };
    IeeeFloat positive = IeeeFloat.fromBits(format, magnitude);
    return random.nextBoolean() ? positive : positive.negate();
  }
}
