// SPDX-License-Identifier: Apache-2.0
package kiki.lower.format;

import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;

/** The length modifier of a directive: of which size the argument is (C11 7.21.6.1p7). */
public enum Length {
  NONE,
  CHAR,
  SHORT,
  LONG,
  LONG_LONG,
  MAXIMUM,
  SIZE,
  DIFFERENCE,
  LONG_DOUBLE;

  /** The integer type that the modifier names; glibc takes {@code L} for {@code ll}. */
  public IntType integer(Layout layout, IntType.Sign sign) {
    return switch (this) {
      case NONE -> IntType.INT.withSign(sign);
      case CHAR -> IntType.SIGNED_CHAR.withSign(sign);
      case SHORT -> IntType.SHORT.withSign(sign);
      case LONG -> layout.longType(sign);
      case LONG_LONG, MAXIMUM, LONG_DOUBLE -> IntType.LONG_LONG.withSign(sign);
      case SIZE -> layout.sizeType().withSign(sign);
      case DIFFERENCE -> layout.differenceType().withSign(sign);
    };
  }

  /** What {@code printf} gets: {@code float} arguments are promoted. */
  public FloatType printedFloat() {
    return this == LONG_DOUBLE ? FloatType.LONG_DOUBLE : FloatType.DOUBLE;
  }

  /** What {@code scanf} stores. */
  public FloatType scannedFloat() {
    return switch (this) {
      case LONG -> FloatType.DOUBLE;
      case LONG_LONG, LONG_DOUBLE -> FloatType.LONG_DOUBLE;
      case NONE, CHAR, SHORT, MAXIMUM, SIZE, DIFFERENCE -> FloatType.FLOAT;
    };
  }
}
