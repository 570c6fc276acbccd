// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.Value;

/** Bit-vector operations spelt out on integers, as the C standard and SMT-LIB word them. */
public final class Reference {
  private Reference() {}

  public static Value.Bits binary(BinaryOperation operation, Value.Bits a, Value.Bits b) {
    int width = a.width();
    BigInteger x = a.unsigned();
    BigInteger y = b.unsigned();
    BigInteger sx = a.signed();
    BigInteger sy = b.signed();
    boolean zero = y.signum() == 0;
    boolean far = y.compareTo(BigInteger.valueOf(width)) >= 0;
    BigInteger factor = far ? BigInteger.ZERO : BigInteger.TWO.pow(y.intValue());
    BigInteger result =
        switch (operation) {
          case AND -> x.and(y);
          case OR -> x.or(y);
          case XOR -> x.xor(y);
          case ADD -> x.add(y);
          case SUB -> x.subtract(y);
          case MUL -> x.multiply(y);
          case UDIV -> zero ? BigInteger.ONE.negate() : x.divide(y);
          case UREM -> zero ? x : x.subtract(x.divide(y).multiply(y));
          case SDIV -> zero ? BigInteger.valueOf(sx.signum() < 0 ? 1 : -1) : sx.divide(sy);
          case SREM -> zero ? x : sx.subtract(sx.divide(sy).multiply(sy));
          case SHL -> x.multiply(factor);
          case LSHR -> far ? BigInteger.ZERO : x.divide(factor);
          case ASHR -> far ? BigInteger.valueOf(sx.signum() < 0 ? -1 : 0) : floorDivide(sx, factor);
        };
    return new Value.Bits(width, result.mod(BigInteger.TWO.pow(width)));
  }

  private static BigInteger floorDivide(BigInteger a, BigInteger b) {
    BigInteger[] division = a.divideAndRemainder(b);
    return division[1].signum() < 0 ? division[0].subtract(BigInteger.ONE) : division[0];
  }

  public static boolean predicate(BitPredicate predicate, Value.Bits a, Value.Bits b) {
    int width = a.width();
    BigInteger x = a.unsigned();
    BigInteger y = b.unsigned();
    BigInteger sx = a.signed();
    BigInteger sy = b.signed();
    return switch (predicate) {
      case EQUAL -> x.equals(y);
      case DISTINCT -> !x.equals(y);
      case ULT -> x.compareTo(y) < 0;
      case ULE -> x.compareTo(y) <= 0;
      case UGT -> x.compareTo(y) > 0;
      case UGE -> x.compareTo(y) >= 0;
      case SLT -> sx.compareTo(sy) < 0;
      case SLE -> sx.compareTo(sy) <= 0;
      case SGT -> sx.compareTo(sy) > 0;
      case SGE -> sx.compareTo(sy) >= 0;
      case SIGNED_ADD_OVERFLOW -> isNoSigned(sx.add(sy), width);
      case UNSIGNED_ADD_OVERFLOW -> isNoUnsigned(x.add(y), width);
      case SIGNED_SUB_OVERFLOW -> isNoSigned(sx.subtract(sy), width);
      case UNSIGNED_SUB_OVERFLOW -> isNoUnsigned(x.subtract(y), width);
      case SIGNED_MUL_OVERFLOW -> isNoSigned(sx.multiply(sy), width);
      case UNSIGNED_MUL_OVERFLOW -> isNoUnsigned(x.multiply(y), width);
      case SIGNED_DIV_OVERFLOW -> sy.signum() != 0 && isNoSigned(sx.divide(sy), width);
    };
  }

  private static boolean isNoSigned(BigInteger value, int width) {
    BigInteger limit = BigInteger.TWO.pow(width - 1);
    return value.compareTo(limit) >= 0 || value.compareTo(limit.negate()) < 0;
  }

  private static boolean isNoUnsigned(BigInteger value, int width) {
    return value.signum() < 0 || value.compareTo(BigInteger.TWO.pow(width)) >= 0;
  }
}
