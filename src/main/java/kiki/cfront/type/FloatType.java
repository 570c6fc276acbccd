// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import kiki.util.ieee.FloatFormat;

/**
 * A real floating type. {@code _Float32} and its kin are represented by the type of their format.
 */
public record FloatType(Kind kind) implements CType {
  /** In order of conversion rank. */
  public enum Kind {
    FLOAT16("_Float16"),
    FLOAT("float"),
    DOUBLE("double"),
    /** The 80-bit x87 format on both data models. */
    LONG_DOUBLE("long double"),
    FLOAT128("_Float128");

    private final String spelling;

    Kind(String spelling) {
      this.spelling = spelling;
    }
  }

  public static final FloatType FLOAT16 = new FloatType(Kind.FLOAT16);
  public static final FloatType FLOAT = new FloatType(Kind.FLOAT);
  public static final FloatType DOUBLE = new FloatType(Kind.DOUBLE);
  public static final FloatType LONG_DOUBLE = new FloatType(Kind.LONG_DOUBLE);
  public static final FloatType FLOAT128 = new FloatType(Kind.FLOAT128);

  /** The encoding of values of this type. */
  public FloatFormat format() {
    return switch (kind) {
      case FLOAT16 -> FloatFormat.BINARY16;
      case FLOAT -> FloatFormat.BINARY32;
      case DOUBLE -> FloatFormat.BINARY64;
      case LONG_DOUBLE -> FloatFormat.X87_EXTENDED;
      case FLOAT128 -> FloatFormat.BINARY128;
    };
  }

  /** What constants of this type end in. */
  public String suffix() {
    return switch (kind) {
      case FLOAT16 -> "f16";
      case FLOAT -> "f";
      case DOUBLE -> "";
      case LONG_DOUBLE -> "l";
      case FLOAT128 -> "f128";
    };
  }

  @Override
  public String toString() {
    return kind.spelling;
  }
}
