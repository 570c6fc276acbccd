// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/** Quotients and remainders. */
final class DivisionRules {
  private final Terms terms;
  private final TermTable table;

  DivisionRules(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  Term udiv(Term a, Term b) {
    int width = a.width();
    int shift = ConstantRules.powerOfTwo(b);
    if (shift >= 0) {
      return terms.zeroExtend(terms.extract(a, width - 1, shift), width);
    }
    if (isNonZeroConstant(b) && !a.isConstant()) {
      int needed = Math.max(ConstantRules.unsignedWidth(a), ConstantRules.unsignedWidth(b));
      if (needed < width) {
        return terms.zeroExtend(udiv(low(a, needed), low(b, needed)), width);
      }
    }
    return table.fold(CoreOperator.UDIV, a.sort(), a, b);
  }

  Term urem(Term a, Term b) {
    int width = a.width();
    int shift = ConstantRules.powerOfTwo(b);
    if (shift == 0 || a == b) {
      return terms.bits(width, 0);
    }
    if (shift > 0) {
      return terms.zeroExtend(terms.extract(a, shift - 1, 0), width);
    }
    int needed = Math.max(ConstantRules.unsignedWidth(a), ConstantRules.unsignedWidth(b));
    if (needed < width && !(a.isConstant() && b.isConstant())) {
      return terms.zeroExtend(urem(low(a, needed), low(b, needed)), width);
    }
    return table.fold(CoreOperator.UREM, a.sort(), a, b);
  }

  Term sdiv(Term a, Term b) {
    int width = a.width();
    if (!isNonZeroConstant(b) || a.isConstant()) {
      return table.fold(CoreOperator.SDIV, a.sort(), a, b);
    }
    if (ConstantRules.isNonNegative(a) && ConstantRules.isNonNegative(b)) {
      return udiv(a, b);
    }
    Value.Bits divisor = ConstantRules.bits(b);
    if (divisor.unsigned().equals(BigInteger.ONE)) {
      return a;
    }
    if (divisor.isAllOnes()) {
      return terms.neg(a);
    }
    int shift = ConstantRules.powerOfTwo(b);
    if (shift > 0 && shift < width - 1) {
      return terms.ashr(terms.add(a, bias(a, shift)), terms.bits(width, shift));
    }
    // One bit more than the operands need, for the least value divided by minus one.
    int needed = Math.max(ConstantRules.signedWidth(a), ConstantRules.signedWidth(b)) + 1;
    return needed < width
        ? terms.signExtend(sdiv(low(a, needed), low(b, needed)), width)
        : table.fold(CoreOperator.SDIV, a.sort(), a, b);
  }

  Term srem(Term a, Term b) {
    int width = a.width();
    if (!isNonZeroConstant(b) || a.isConstant()) {
      return table.fold(CoreOperator.SREM, a.sort(), a, b);
    }
    if (ConstantRules.isNonNegative(a) && ConstantRules.isNonNegative(b)) {
      return urem(a, b);
    }
    Value.Bits divisor = ConstantRules.bits(b);
    if (divisor.unsigned().equals(BigInteger.ONE) || divisor.isAllOnes()) {
      return terms.bits(width, 0);
    }
    int shift = ConstantRules.powerOfTwo(b);
    if (shift > 0 && shift < width - 1) {
      return terms.sub(a, terms.mul(b, sdiv(a, b)));
    }
    int needed = Math.max(ConstantRules.signedWidth(a), ConstantRules.signedWidth(b)) + 1;
    return needed < width
        ? terms.signExtend(srem(low(a, needed), low(b, needed)), width)
        : table.fold(CoreOperator.SREM, a.sort(), a, b);
  }

  /** What makes an arithmetic shift round towards zero: for negative a, 2 to the shift less one. */
  private Term bias(Term a, int shift) {
    int width = a.width();
    Term signs = terms.ashr(a, terms.bits(width, width - 1));
    return terms.lshr(signs, terms.bits(width, width - shift));
  }

  private Term low(Term a, int width) {
    return terms.extract(a, width - 1, 0);
  }

  private static boolean isNonZeroConstant(Term term) {
    Value.Bits value = ConstantRules.bits(term);
    return value != null && !value.isZero();
  }
}
