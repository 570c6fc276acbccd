// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

import java.math.BigInteger;

/** Bit-vector operators on values, as SMT-LIB's theory FixedSizeBitVectors defines them. */
public final class BitSemantics {
  private BitSemantics() {}

  public static Value.Bits unary(CoreOperator operator, int width, Value.Bits a) {
    BigInteger result =
        switch (operator) {
          case BIT_NOT -> a.unsigned().not();
          case NEG -> a.unsigned().negate();
          case ZERO_EXTEND -> a.unsigned();
          case SIGN_EXTEND -> a.signed();
          default -> throw new IllegalArgumentException("not a unary bit operator: " + operator);
        };
    return Value.Bits.wrap(width, result);
  }

  public static Value.Bits binary(CoreOperator operator, Value.Bits a, Value.Bits b) {
    BigInteger x = a.unsigned();
    BigInteger y = b.unsigned();
    BigInteger result =
        switch (operator) {
          case BIT_AND -> x.and(y);
          case BIT_OR -> x.or(y);
          case BIT_XOR -> x.xor(y);
          case ADD -> x.add(y);
          case MUL -> x.multiply(y);
          case UDIV -> b.isZero() ? Value.Bits.mask(a.width()) : x.divide(y);
          case UREM -> b.isZero() ? x : x.mod(y);
          case SDIV -> signedQuotient(a, b);
          case SREM -> b.isZero() ? x : a.signed().remainder(b.signed());
          case SHL -> isShiftedOut(a, b) ? BigInteger.ZERO : x.shiftLeft(y.intValue());
          case LSHR -> isShiftedOut(a, b) ? BigInteger.ZERO : x.shiftRight(y.intValue());
          case ASHR -> a.signed().shiftRight(isShiftedOut(a, b) ? a.width() : y.intValue());
          case CONCAT -> x.shiftLeft(b.width()).or(y);
          default -> throw new IllegalArgumentException("not a binary bit operator: " + operator);
        };
    return Value.Bits.wrap(
        operator == CoreOperator.CONCAT ? a.width() + b.width() : a.width(), result);
  }

  public static boolean predicate(CoreOperator operator, Value.Bits a, Value.Bits b) {
    return switch (operator) {
      case ULT -> a.unsigned().compareTo(b.unsigned()) < 0;
      case SLT -> a.signed().compareTo(b.signed()) < 0;
      case UMUL_OVERFLOW -> a.unsigned().multiply(b.unsigned()).bitLength() > a.width();
      case SMUL_OVERFLOW -> a.signed().multiply(b.signed()).bitLength() >= a.width();
      default -> throw new IllegalArgumentException("not a bit predicate: " + operator);
    };
  }

  /** By zero: minus one, or one if the dividend is negative. */
  private static BigInteger signedQuotient(Value.Bits a, Value.Bits b) {
    if (b.isZero()) {
      return a.isNegative() ? BigInteger.ONE : BigInteger.ONE.negate();
    }
    return a.signed().divide(b.signed());
  }

  private static boolean isShiftedOut(Value.Bits a, Value.Bits amount) {
    return amount.unsigned().compareTo(BigInteger.valueOf(a.width())) >= 0;
  }
}
