// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/**
 * An integer type. Two types of the same width and sign but different kind ({@code int} and {@code
 * long} on ILP32) are different types to C. A bit-field of width n is a {@link StructType.Field}
 * with a bit width; an expression that reads it has type {@code BITFIELD} of that width until it is
 * promoted. An enumeration is the integer type it is compatible with, and equal to it.
 */
public record IntType(Kind kind, int width, Sign sign, EnumerationIdentity enumeration)
    implements CType {
  /** The kinds in order of conversion rank (C11 6.3.1.1), plain {@code char} being one of three. */
  public enum Kind {
    BOOL("_Bool"),
    BITFIELD("bit-field"),
    CHAR("char"),
    SIGNED_CHAR("signed char"),
    UNSIGNED_CHAR("unsigned char"),
    SHORT("short"),
    INT("int"),
    LONG("long"),
    LONG_LONG("long long"),
    INT128("__int128"),
    /** {@code __CPROVER_bitvector[n]}. */
    BITVECTOR("__CPROVER_bitvector");

    private final String spelling;

    Kind(String spelling) {
      this.spelling = spelling;
    }
  }

  /** Whether a type has negative values. */
  public enum Sign {
    SIGNED,
    UNSIGNED
  }

  /** {@code _Bool}: one bit of value, a byte of storage. */
  public static final IntType BOOL = new IntType(Kind.BOOL, 1, Sign.UNSIGNED);

  public static final IntType SIGNED_CHAR = new IntType(Kind.SIGNED_CHAR, 8, Sign.SIGNED);
  public static final IntType UNSIGNED_CHAR = new IntType(Kind.UNSIGNED_CHAR, 8, Sign.UNSIGNED);
  public static final IntType SHORT = new IntType(Kind.SHORT, 16, Sign.SIGNED);
  public static final IntType UNSIGNED_SHORT = new IntType(Kind.SHORT, 16, Sign.UNSIGNED);
  public static final IntType INT = new IntType(Kind.INT, 32, Sign.SIGNED);
  public static final IntType UNSIGNED_INT = new IntType(Kind.INT, 32, Sign.UNSIGNED);
  public static final IntType LONG_LONG = new IntType(Kind.LONG_LONG, 64, Sign.SIGNED);
  public static final IntType UNSIGNED_LONG_LONG = new IntType(Kind.LONG_LONG, 64, Sign.UNSIGNED);
  public static final IntType INT128 = new IntType(Kind.INT128, 128, Sign.SIGNED);
  public static final IntType UNSIGNED_INT128 = new IntType(Kind.INT128, 128, Sign.UNSIGNED);

  public IntType(Kind kind, int width, Sign sign) {
    this(kind, width, sign, EnumerationIdentity.NONE);
  }

  /** The enumeration that names these values. */
  public IntType enumeration(List<BigInteger> values) {
    return new IntType(kind, width, sign, EnumerationIdentity.of(values));
  }

  /** The values that it names as an enumeration, in order; none of other types. */
  public List<BigInteger> enumerators() {
    return enumeration.values();
  }

  /** Whether both are enumerations, and not the same: only then are equal types not compatible. */
  public boolean isOtherEnumeration(IntType other) {
    return enumeration != EnumerationIdentity.NONE
        && other.enumeration != EnumerationIdentity.NONE
        && enumeration != other.enumeration;
  }

  /** Without the names of an enumeration. */
  public IntType plain() {
    return enumeration == EnumerationIdentity.NONE ? this : new IntType(kind, width, sign);
  }

  /** Whether a conversion is one to an enumeration that the value was not of. */
  public static boolean makesEnumeration(CType from, CType to) {
    return to instanceof IntType t
        && !t.enumerators().isEmpty()
        && !(from instanceof IntType f && f.enumerators().equals(t.enumerators()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IntType t && kind == t.kind && width == t.width && sign == t.sign;
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, width, sign);
  }

  public boolean isSigned() {
    return sign == Sign.SIGNED;
  }

  public boolean isBool() {
    return kind == Kind.BOOL;
  }

  public BigInteger minimum() {
    return isSigned() ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
  }

  public BigInteger maximum() {
    return BigInteger.ONE.shiftLeft(isSigned() ? width - 1 : width).subtract(BigInteger.ONE);
  }

  public boolean contains(BigInteger value) {
    return value.compareTo(minimum()) >= 0 && value.compareTo(maximum()) <= 0;
  }

  /** The value of this type congruent to {@code value} modulo 2^width (two's complement). */
  public BigInteger wrap(BigInteger value) {
    if (contains(value)) {
      return value;
    }
    BigInteger low = value.and(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    return isSigned() && low.testBit(width - 1)
        ? low.subtract(BigInteger.ONE.shiftLeft(width))
        : low;
  }

  public IntType withSign(Sign other) {
    return switch (kind) {
      case BOOL -> this;
      case CHAR, SIGNED_CHAR, UNSIGNED_CHAR -> other == Sign.SIGNED ? SIGNED_CHAR : UNSIGNED_CHAR;
      case BITFIELD, SHORT, INT, LONG, LONG_LONG, INT128, BITVECTOR ->
          new IntType(kind, width, other);
    };
  }

  @Override
  public String toString() {
    return switch (kind) {
      case BOOL, CHAR, SIGNED_CHAR, UNSIGNED_CHAR -> kind.spelling;
      case BITFIELD -> (isSigned() ? "int:" : "unsigned int:") + width;
      case BITVECTOR -> (isSigned() ? "signed " : "unsigned ") + kind.spelling + "[" + width + "]";
      case SHORT, INT, LONG, LONG_LONG, INT128 -> (isSigned() ? "" : "unsigned ") + kind.spelling;
    };
  }
}
