// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/**
 * A binary floating-point format (IEEE 754-2008, section 3.3). The encoding is sign, biased
 * exponent, fraction, from the most significant bit down.
 *
 * @param exponentBits width of the biased exponent
 * @param significandBits width of the stored fraction, without the hidden leading bit
 */
public record FloatFormat(int exponentBits, int significandBits) {
  public static final FloatFormat BINARY16 = new FloatFormat(5, 10);
  public static final FloatFormat BINARY32 = new FloatFormat(8, 23);
  public static final FloatFormat BINARY64 = new FloatFormat(11, 52);

  /**
   * The x87 80-bit format. Its arithmetic is that of a format with 63 fraction bits; only its
   * memory image has the leading bit spelt out, see {@link IeeeFloat#bits80()}.
   */
  public static final FloatFormat X87_EXTENDED = new FloatFormat(15, 63);

  public static final FloatFormat BINARY128 = new FloatFormat(15, 112);

  /** Alignment is exact, so the exponent range bounds the size of intermediate integers. */
  private static final int MAX_EXPONENT_BITS = 20;

  public FloatFormat {
    if (exponentBits < 2 || exponentBits > MAX_EXPONENT_BITS || significandBits < 1) {
      throw new IllegalArgumentException(
          "no floating-point format has "
              + exponentBits
              + " exponent and "
              + significandBits
              + " fraction bits");
    }
  }

  /** Number of significant bits of a normal number, the hidden one included. */
  public int precision() {
    return significandBits + 1;
  }

  /** Width of the encoding. */
  public int totalBits() {
    return 1 + exponentBits + significandBits;
  }

  public int bias() {
    return (1 << (exponentBits - 1)) - 1;
  }

  /** Exponent of the largest binade: {@code 2^maxExponent <= max < 2^(maxExponent + 1)}. */
  public int maxExponent() {
    return bias();
  }

  /** Exponent of the smallest normal number. */
  public int minExponent() {
    return 1 - bias();
  }

  /** Exponent of the smallest subnormal number, the spacing of all subnormal numbers. */
  public int quantumExponent() {
    return minExponent() - significandBits;
  }

  int maxBiasedExponent() {
    return (1 << exponentBits) - 1;
  }

  BigInteger fractionMask() {
    return BigInteger.ONE.shiftLeft(significandBits).subtract(BigInteger.ONE);
  }

  /** Encoding of the positive infinity; magnitudes above it are NaNs. */
  BigInteger infinityBits() {
    return BigInteger.valueOf(maxBiasedExponent()).shiftLeft(significandBits);
  }

  BigInteger signMask() {
    return BigInteger.ONE.shiftLeft(totalBits() - 1);
  }
}
