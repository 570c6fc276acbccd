// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.value;

import java.math.BigInteger;
import kiki.cfront.type.IntType;

/** Wraps a {@code long} into an integer type of at most 64 bits (two's complement). */
public final class IntegerWrap {
  private final int shift;
  private final boolean signed;

  public IntegerWrap(IntType type) {
    this.shift = 64 - type.width();
    this.signed = type.isSigned();
  }

  public long of(long value) {
    return signed ? value << shift >> shift : value << shift >>> shift;
  }

  public int width() {
    return 64 - shift;
  }

  public boolean isSigned() {
    return signed;
  }

  /** The integer that a narrow value of a type stands for. */
  public static BigInteger box(IntType type, long value) {
    return type.isSigned() ? BigInteger.valueOf(value) : unsigned(value);
  }

  public static BigInteger unsigned(long value) {
    BigInteger low = BigInteger.valueOf(value);
    return value >= 0 ? low : low.add(BigInteger.ONE.shiftLeft(64));
  }
}
