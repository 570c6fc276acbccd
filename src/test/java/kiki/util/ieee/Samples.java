// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Operands for the floating-point tests: every kind of corner, and seeded random ones. */
final class Samples {
  private Samples() {}

  /** Every datum of a small format. */
  static List<IeeeFloat> all(FloatFormat format) {
    List<IeeeFloat> all = new ArrayList<>();
    for (long bits = 0; bits < 1L << format.totalBits(); bits++) {
      all.add(IeeeFloat.fromBits(format, BigInteger.valueOf(bits)));
    }
    return all;
  }

  /** Zeros, subnormals, powers of two, their neighbours, the extremes and NaN, in both signs. */
  static List<IeeeFloat> corners(FloatFormat format) {
    List<IeeeFloat> corners = new ArrayList<>();
    for (Sign sign : Sign.values()) {
      corners.add(IeeeFloat.zero(format, sign));
      corners.add(IeeeFloat.infinity(format, sign));
      corners.add(IeeeFloat.largest(format, sign));
      corners.add(IeeeFloat.largest(format, sign).nextUp().nextDown().nextDown());
      corners.add(IeeeFloat.smallestSubnormal(format, sign));
      IeeeFloat normal = IeeeFloat.smallestNormal(format, sign);
      corners.addAll(List.of(normal, normal.nextDown(), normal.nextUp()));
      for (int k : new int[] {0, 1, 3, format.significandBits(), format.precision()}) {
        BigInteger power = BigInteger.ONE.shiftLeft(k);
        IeeeFloat x = IeeeFloat.fromInteger(format, sign.applyTo(power), RoundingMode.TOWARD_ZERO);
        corners.addAll(List.of(x, x.nextUp(), x.nextDown()));
        corners.add(
            IeeeFloat.fromRational(
                format, sign.applyTo(BigInteger.ONE), power, RoundingMode.TOWARD_ZERO));
      }
      corners.add(
          IeeeFloat.fromRational(
              format,
              sign.applyTo(BigInteger.valueOf(5)),
              BigInteger.TWO,
              RoundingMode.TOWARD_ZERO));
    }
    corners.add(IeeeFloat.nan(format));
    return corners;
  }

  /** A datum with random bits; half of the time near another, so that sums cancel and round. */
  static IeeeFloat random(Random random, FloatFormat format, IeeeFloat near) {
    BigInteger bits = new BigInteger(format.totalBits(), random);
    if (random.nextBoolean()) {
      return IeeeFloat.fromBits(format, bits);
    }
    int exponent = near.bits().shiftRight(format.significandBits()).intValue();
    int mask = (1 << format.exponentBits()) - 1;
    int spread = 2 * format.precision() + 5;
    int moved = ((exponent & mask) + random.nextInt(spread) - spread / 2) & mask;
    BigInteger fraction = bits.and(format.fractionMask());
    if (random.nextInt(4) == 0) {
      // Few significant bits make ties.
      int dropped = Math.max(0, format.significandBits() - 3);
      fraction = fraction.shiftRight(dropped).shiftLeft(dropped);
    }
    Sign sign = random.nextBoolean() ? Sign.NEGATIVE : Sign.POSITIVE;
    BigInteger magnitude =
        BigInteger.valueOf(moved).shiftLeft(format.significandBits()).or(fraction);
    return IeeeFloat.fromMagnitude(format, sign, magnitude);
  }
}
