// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/** Floats that are likely to meet special cases. */
final class FloatSamples {
  private final FloatFormat format;
  private final Random random;
  private final List<IeeeFloat> corners;

  FloatSamples(FloatFormat format, Random random) {
    this.format = format;
    this.random = random;
    this.corners =
        List.of(
            IeeeFloat.zero(format, Sign.POSITIVE),
            IeeeFloat.zero(format, Sign.NEGATIVE),
            IeeeFloat.infinity(format, Sign.POSITIVE),
            IeeeFloat.infinity(format, Sign.NEGATIVE),
            IeeeFloat.nan(format),
            IeeeFloat.largest(format, Sign.POSITIVE),
            IeeeFloat.largest(format, Sign.NEGATIVE),
            IeeeFloat.smallestNormal(format, Sign.POSITIVE),
            IeeeFloat.smallestSubnormal(format, Sign.NEGATIVE));
  }

  IeeeFloat next() {
    return switch (random.nextInt(8)) {
      case 0 -> corners.get(random.nextInt(corners.size()));
      case 1 -> pattern(random.nextInt(2), BigInteger.ZERO, fraction());
      case 2 -> pattern(random.nextInt(2), nearBias(), sparse());
      case 3, 4 -> pattern(random.nextInt(2), nearBias(), fraction());
      default ->
          pattern(random.nextInt(2), new BigInteger(format.exponentBits(), random), sparse());
    };
  }

  /** A float whose exponent is close to that of another, as sums need it to be of interest. */
  IeeeFloat near(IeeeFloat other) {
    if (random.nextInt(3) == 0) {
      return next();
    }
    BigInteger exponent =
        other
            .abs()
            .bits()
            .shiftRight(format.significandBits())
            .add(BigInteger.valueOf(random.nextInt(9) - 4L))
            .max(BigInteger.ZERO)
            .min(BigInteger.valueOf((1L << format.exponentBits()) - 2));
    return pattern(random.nextInt(2), exponent, random.nextBoolean() ? fraction() : sparse());
  }

  private BigInteger fraction() {
    return new BigInteger(format.significandBits(), random);
  }

  /** Few bits that differ from the others, so that ties and carries come up. */
  private BigInteger sparse() {
    BigInteger bits = BigInteger.ZERO;
    for (int i = random.nextInt(3); i > 0; i--) {
      bits = bits.setBit(random.nextInt(format.significandBits()));
    }
    return random.nextBoolean()
        ? bits
        : BigInteger.ONE.shiftLeft(format.significandBits()).subtract(BigInteger.ONE).xor(bits);
  }

  private BigInteger nearBias() {
    int spread = Math.min(64, format.bias());
    return BigInteger.valueOf(format.bias() + random.nextInt(2 * spread) - spread);
  }

  private IeeeFloat pattern(int sign, BigInteger exponent, BigInteger fraction) {
    BigInteger magnitude = exponent.shiftLeft(format.significandBits()).or(fraction);
    BigInteger bits = sign == 0 ? magnitude : magnitude.setBit(format.totalBits() - 1);
    IeeeFloat made = IeeeFloat.fromBits(format, bits);
    return made.isNaN() ? IeeeFloat.nan(format) : made;
  }
}
