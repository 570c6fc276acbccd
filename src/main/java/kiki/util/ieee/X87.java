// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/**
 * The memory image of the x87 extended format: sign, 15 exponent bits, explicit integer bit, 63
 * fraction bits (Intel 64 and IA-32 manual, volume 1, section 8.2).
 */
final class X87 {
  private static final FloatFormat FORMAT = FloatFormat.X87_EXTENDED;
  private static final int FRACTION_BITS = FORMAT.significandBits();
  private static final int EXPONENT_MASK = FORMAT.maxBiasedExponent();

  private X87() {}

  static BigInteger pack(IeeeFloat value) {
    if (!value.format().equals(FORMAT)) {
      throw new IllegalArgumentException("not an x87 value: " + value);
    }
    BigInteger bits = value.bits();
    BigInteger fraction = bits.and(FORMAT.fractionMask());
    BigInteger upper = bits.shiftRight(FRACTION_BITS);
    boolean integerBit = upper.intValue() % (EXPONENT_MASK + 1) != 0;
    BigInteger significand = integerBit ? fraction.setBit(FRACTION_BITS) : fraction;
    return upper.shiftLeft(FRACTION_BITS + 1).or(significand);
  }

  static IeeeFloat unpack(BigInteger image) {
    if (image.signum() < 0 || image.bitLength() > FORMAT.totalBits() + 1) {
      throw new IllegalArgumentException("not an 80-bit pattern: " + image.toString(16));
    }
    Sign sign = image.testBit(FORMAT.totalBits()) ? Sign.NEGATIVE : Sign.POSITIVE;
    int exponent = image.shiftRight(FRACTION_BITS + 1).intValue() & EXPONENT_MASK;
    boolean integerBit = image.testBit(FRACTION_BITS);
    if (exponent != 0 && !integerBit) {
      // Pseudo-infinities, pseudo-NaNs and unnormals are invalid operands (section 8.2.2).
      return IeeeFloat.nan(FORMAT);
    }
    // A pseudo-denormal has the value of the normal number with the smallest exponent.
    int effective = exponent == 0 && integerBit ? 1 : exponent;
    BigInteger magnitude =
        BigInteger.valueOf(effective).shiftLeft(FRACTION_BITS).or(image.and(FORMAT.fractionMask()));
    return IeeeFloat.fromMagnitude(FORMAT, sign, magnitude);
  }
}
