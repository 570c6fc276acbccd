// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.term.Application;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;

/** Scalar values as the bits memory holds for them, little endian, and back. */
public final class Storage {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Addresses addresses;
  private final Map<Term, Term> images = new HashMap<>();

  public Storage(ExecutionContext encoding, Addresses addresses) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.addresses = addresses;
  }

  /** The bits, {@code leaf.bitWidth()} of them; those that no number occupies are any. */
  Term toBits(Leaf leaf, Term value) {
    int width = leaf.bitWidth();
    return switch (leaf.type()) {
      case IntType i when i.isBool() -> terms.boolToBits(value, width);
      case IntType i -> i.isSigned() ? terms.signExtend(value, width) : extend(value, width);
      case FloatType f -> padded(floatBits(f, value), width);
      case PointerType p -> extend(addresses.toInteger(value), width);
      case StructType s -> value;
      case ArrayType a -> throw noScalar(a);
      case VoidType v -> throw noScalar(v);
      case FunctionType f -> throw noScalar(f);
    };
  }

  /**
   * The value that these bits are.
   *
   * @param possible the objects a pointer in these bits can point to
   */
  Term fromBits(Leaf leaf, Term bits, BitSet possible) {
    return switch (leaf.type()) {
      case IntType i when i.isBool() -> terms.distinct(bits, terms.bits(bits.width(), 0));
      case IntType i -> terms.extract(bits, i.width() - 1, 0);
      case FloatType f -> toFloat(f, bits);
      case PointerType p -> addresses.toPointer(bits, possible);
      case StructType s -> bits;
      case ArrayType a -> throw noScalar(a);
      case VoidType v -> throw noScalar(v);
      case FunctionType f -> throw noScalar(f);
    };
  }

  /** The encoding of a float in memory; the x87 format spells out the leading bit. */
  public Term floatBits(FloatType type, Term value) {
    FloatFormat format = type.format();
    Term bits = images.computeIfAbsent(value, v -> image(v, format));
    if (!format.equals(FloatFormat.X87_EXTENDED)) {
      return bits;
    }
    int fraction = format.significandBits();
    Term exponent = terms.extract(bits, bits.width() - 2, fraction);
    Term leading = terms.boolToBits(terms.distinct(exponent, terms.bits(exponent.width(), 0)), 1);
    Term head = terms.extract(bits, bits.width() - 1, fraction);
    return terms.concat(terms.concat(head, leading), terms.extract(bits, fraction - 1, 0));
  }

  /** Whether the sign bit is set; that of a NaN depends on where the NaN comes from. */
  public Term signBit(FloatType type, Term value) {
    Term bits = floatBits(type, value);
    int top = bits.width() - 1;
    Term ofNaN = terms.equal(terms.extract(bits, top, top), terms.bits(1, 1));
    return terms.ite(terms.floats().isNaN(value), ofNaN, terms.floats().isNegative(value));
  }

  /**
   * A value is only one NaN, memory holds many: the sign and the fraction (IEEE 754, 6.2) are any,
   * unless the value was read from bits.
   */
  private Term image(Term value, FloatFormat format) {
    if (value instanceof Application a && a.is(FloatOperator.Conversion.BITS_TO_FLOAT)) {
      return a.argument(0);
    }
    Term bits = terms.floats().toBits(value);
    Term isNaN = terms.floats().isNaN(value);
    if (isNaN == terms.falseTerm()) {
      return bits;
    }
    int fraction = format.significandBits();
    Term any = encoding.fresh("nan", Sort.bits(format.totalBits()));
    encoding.setContent(any, ExecutionContext.Content.GIVEN);
    Term exponent = terms.extract(any, format.totalBits() - 2, fraction);
    encoding
        .constraints()
        .require(terms.equal(terms.bitNot(exponent), terms.bits(exponent.width(), 0)));
    encoding
        .constraints()
        .require(terms.distinct(terms.extract(any, fraction - 1, 0), terms.bits(fraction, 0)));
    return terms.ite(isNaN, any, bits);
  }

  /** The float with this encoding in its lowest bits. */
  public Term toFloat(FloatType type, Term bits) {
    FloatFormat format = type.format();
    if (!format.equals(FloatFormat.X87_EXTENDED)) {
      return terms.floats().fromBits(terms.extract(bits, format.totalBits() - 1, 0), format);
    }
    int fraction = format.significandBits();
    Term head = terms.extract(bits, format.totalBits(), fraction + 1);
    Term packed = terms.concat(head, terms.extract(bits, fraction - 1, 0));
    return terms.floats().fromBits(packed, format);
  }

  /** What lies beside the ten bytes of a {@code long double} is open (C11 6.2.6.1p6). */
  private Term padded(Term bits, int width) {
    return bits.width() < width
        ? terms.concat(encoding.fresh("padding", Sort.bits(width - bits.width())), bits)
        : extend(bits, width);
  }

  private Term extend(Term bits, int width) {
    return bits.width() > width ? terms.extract(bits, width - 1, 0) : terms.zeroExtend(bits, width);
  }

  private static IllegalArgumentException noScalar(CType type) {
    return new IllegalArgumentException("not a scalar: " + type);
  }
}
