// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.math.BigInteger;
import java.util.BitSet;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.ssa.access.Addresses;
import kiki.ssa.object.ExecutionContext;
import kiki.term.FloatTerms;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** Conversions between scalar types (C11 6.3.1, 6.3.2.3). */
final class ConversionTerms {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final FloatTerms floats;
  private final Addresses addresses;

  ConversionTerms(ExecutionContext encoding, Addresses addresses) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.floats = terms.floats();
    this.addresses = addresses;
  }

  /**
   * @param possible objects that an integer made a pointer can be the address of
   */
  Term convert(Term a, CType from, CType to, BitSet possible) {
    return switch (to) {
      case IntType t when t.isBool() -> isNonZero(a, from);
      case IntType t -> toInteger(a, from, t);
      case FloatType t -> toFloat(a, from, t.format(), ArithmeticTerms.ROUNDING);
      case PointerType t -> toPointer(a, from, possible);
      case CType t -> a;
    };
  }

  private Term isNonZero(Term a, CType from) {
    return switch (from) {
      case IntType f when f.isBool() -> a;
      case FloatType f -> terms.not(floats.isZero(a));
      case CType f -> terms.distinct(a, terms.bits(a.width(), 0));
    };
  }

  private Term toInteger(Term a, CType from, IntType to) {
    return switch (from) {
      case IntType f when f.isBool() -> terms.boolToBits(a, to.width());
      case IntType f -> resize(a, f, to.width());
      case FloatType f -> truncate(a, to);
      case PointerType f -> resize(addresses.toInteger(a), UNSIGNED, to.width());
      case CType f -> throw new IllegalArgumentException("no conversion of " + f + " to " + to);
    };
  }

  private static final IntType UNSIGNED = IntType.UNSIGNED_INT;

  /** Sign or zero extension, or the low bits. */
  Term resize(Term a, IntType from, int width) {
    if (a.width() >= width) {
      return terms.extract(a, width - 1, 0);
    }
    return from.isSigned() ? terms.signExtend(a, width) : terms.zeroExtend(a, width);
  }

  /** Whether the type can hold a float's integral part. */
  Term isInRange(Term a, IntType to) {
    FloatFormat format = ((Sort.Float) a.sort()).format();
    Term end = floatOf(to.maximum().add(BigInteger.ONE), format);
    BigInteger below = to.minimum().subtract(BigInteger.ONE);
    // Where the format has no number between the least value and the one below, it is the bound.
    Term aboveLeast =
        to.width() < format.precision() || !to.isSigned()
            ? floats.less(floatOf(below, format), a)
            : floats.lessOrEqual(floatOf(to.minimum(), format), a);
    return terms.and(aboveLeast, floats.less(a, end), terms.not(floats.isInfinite(a)));
  }

  /** Out of range the behaviour is undefined: any value (C11 6.3.1.4). */
  private Term truncate(Term a, IntType to) {
    Term inRange = isInRange(a, to);
    Term value =
        to.isSigned()
            ? floats.toSigned(RoundingMode.TOWARD_ZERO, a, to.width())
            : floats.toUnsigned(RoundingMode.TOWARD_ZERO, a, to.width());
    return inRange == terms.trueTerm()
        ? value
        : terms.ite(inRange, value, encoding.fresh("conversion", value.sort()));
  }

  /** An integer that the format has, or an infinity where the format ends before it. */
  private Term floatOf(BigInteger value, FloatFormat format) {
    Term bits = terms.bits(value.bitLength() + 1, value);
    return floats.fromSigned(ArithmeticTerms.ROUNDING, bits, format);
  }

  Term toFloat(Term a, CType from, FloatFormat to, RoundingMode mode) {
    return switch (from) {
      case IntType f when f.isBool() -> floats.fromUnsigned(mode, terms.boolToBits(a, 1), to);
      case IntType f when f.isSigned() -> floats.fromSigned(mode, a, to);
      case IntType f -> floats.fromUnsigned(mode, a, to);
      case FloatType f -> floats.convert(mode, a, to);
      case CType f -> throw new IllegalArgumentException("no conversion of " + f + " to a float");
    };
  }

  private Term toPointer(Term a, CType from, BitSet possible) {
    int width = encoding.pointers().offsetWidth();
    return switch (from) {
      case PointerType f -> a;
      case IntType f when f.isBool() -> addresses.toPointer(terms.boolToBits(a, width), possible);
      case IntType f -> addresses.toPointer(resize(a, f, width), possible);
      case CType f -> throw new IllegalArgumentException("no conversion of " + f + " to a pointer");
    };
  }
}
