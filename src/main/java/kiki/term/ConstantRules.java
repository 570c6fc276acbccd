// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/** What is known about the value of a bit-vector term from its outermost operator. */
final class ConstantRules {
  private ConstantRules() {}

  /** The value of a bit-vector constant, or null if the term is none. */
  static Value.Bits bits(Term term) {
    return term instanceof Constant constant && constant.value() instanceof Value.Bits bits
        ? bits
        : null;
  }

  /** The unsigned value of a bit-vector constant. */
  static BigInteger unsigned(Term constant) {
    return ((Value.Bits) ((Constant) constant).value()).unsigned();
  }

  /** The number of low bits that spell the unsigned value of the term. */
  static int unsignedWidth(Term term) {
    Value.Bits value = bits(term);
    if (value != null) {
      return Math.max(1, value.unsigned().bitLength());
    }
    return term.is(CoreOperator.ZERO_EXTEND) ? term.argument(0).width() : term.width();
  }

  /** The number of low bits that spell the signed value of the term. */
  static int signedWidth(Term term) {
    Value.Bits value = bits(term);
    if (value != null) {
      return value.signed().bitLength() + 1;
    }
    if (term.is(CoreOperator.SIGN_EXTEND)) {
      return term.argument(0).width();
    }
    return term.is(CoreOperator.ZERO_EXTEND) ? term.argument(0).width() + 1 : term.width();
  }

  /** Whether the sign bit is known to be clear. */
  static boolean isNonNegative(Term term) {
    Value.Bits value = bits(term);
    return value != null ? !value.isNegative() : term.is(CoreOperator.ZERO_EXTEND);
  }

  /** The constant summand of a sum in normal form, zero if it has none. */
  static BigInteger offset(Term term) {
    return term.is(CoreOperator.ADD) && term.argument(0).isConstant()
        ? unsigned(term.argument(0))
        : BigInteger.ZERO;
  }

  /** The term without its constant summand. */
  static Term base(Term term) {
    return term.is(CoreOperator.ADD) && term.argument(0).isConstant() ? term.argument(1) : term;
  }

  /** Whether two bit-vectors differ under every assignment, as far as that is seen at once. */
  static boolean differ(Term a, Term b) {
    if (a.isConstant() && b.isConstant()) {
      return a != b;
    }
    return base(a) == base(b) && !offset(a).equals(offset(b));
  }

  /** The position of the only bit set in a constant, or -1 for other terms. */
  static int powerOfTwo(Term term) {
    Value.Bits value = bits(term);
    return value != null && value.unsigned().bitCount() == 1
        ? value.unsigned().getLowestSetBit()
        : -1;
  }
}
