// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.BitSemantics;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/** Bitwise operators on bit-vectors. A constant operand comes first. */
final class BitwiseRules {
  private final Terms terms;
  private final TermTable table;

  BitwiseRules(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  Term not(Term a) {
    if (a.is(CoreOperator.BIT_NOT)) {
      return a.argument(0);
    }
    if (a.is(CoreOperator.NEG)) {
      return terms.add(terms.bits(a.width(), -1), a.argument(0));
    }
    if (IteRules.hasConstantLeaves(a)) {
      return terms.ite(a.argument(0), not(a.argument(1)), not(a.argument(2)));
    }
    return table.fold(CoreOperator.BIT_NOT, a.sort(), a);
  }

  Term and(Term a, Term b) {
    Term x = TermTable.first(a, b);
    Term y = TermTable.second(a, b);
    if (x == y) {
      return x;
    }
    if (isComplement(x, y)) {
      return terms.bits(x.width(), 0);
    }
    Value.Bits mask = ConstantRules.bits(x);
    if (mask == null) {
      return table.application(CoreOperator.BIT_AND, x.sort(), x, y);
    }
    if (mask.isZero()) {
      return x;
    }
    if (mask.isAllOnes()) {
      return y;
    }
    Term chained = chained(CoreOperator.BIT_AND, mask, y);
    if (chained != null) {
      return and(chained, y.argument(1));
    }
    int length = mask.unsigned().bitLength();
    if (mask.unsigned().bitCount() == length) {
      return terms.zeroExtend(terms.extract(y, length - 1, 0), x.width());
    }
    if (IteRules.hasConstantLeaves(y)) {
      return terms.ite(y.argument(0), and(x, y.argument(1)), and(x, y.argument(2)));
    }
    return table.fold(CoreOperator.BIT_AND, x.sort(), x, y);
  }

  Term or(Term a, Term b) {
    Term x = TermTable.first(a, b);
    Term y = TermTable.second(a, b);
    if (x == y) {
      return x;
    }
    if (isComplement(x, y)) {
      return terms.bits(x.width(), -1);
    }
    Value.Bits mask = ConstantRules.bits(x);
    if (mask == null) {
      return table.application(CoreOperator.BIT_OR, x.sort(), x, y);
    }
    if (mask.isZero()) {
      return y;
    }
    if (mask.isAllOnes()) {
      return x;
    }
    Term chained = chained(CoreOperator.BIT_OR, mask, y);
    if (chained != null) {
      return or(chained, y.argument(1));
    }
    if (IteRules.hasConstantLeaves(y)) {
      return terms.ite(y.argument(0), or(x, y.argument(1)), or(x, y.argument(2)));
    }
    return table.fold(CoreOperator.BIT_OR, x.sort(), x, y);
  }

  Term xor(Term a, Term b) {
    if (a.is(CoreOperator.BIT_NOT) && !b.isConstant()) {
      return not(xor(a.argument(0), b));
    }
    if (b.is(CoreOperator.BIT_NOT) && !a.isConstant()) {
      return not(xor(a, b.argument(0)));
    }
    Term x = TermTable.first(a, b);
    Term y = TermTable.second(a, b);
    if (x == y) {
      return terms.bits(x.width(), 0);
    }
    Value.Bits mask = ConstantRules.bits(x);
    if (mask == null) {
      return table.application(CoreOperator.BIT_XOR, x.sort(), x, y);
    }
    if (mask.isZero()) {
      return y;
    }
    if (mask.isAllOnes()) {
      return not(y);
    }
    Term chained = chained(CoreOperator.BIT_XOR, mask, y);
    if (chained != null) {
      return xor(chained, y.argument(1));
    }
    if (y.is(CoreOperator.BIT_NOT)) {
      return xor(terms.bits(x.width(), mask.unsigned().not()), y.argument(0));
    }
    if (IteRules.hasConstantLeaves(y)) {
      return terms.ite(y.argument(0), xor(x, y.argument(1)), xor(x, y.argument(2)));
    }
    return table.fold(CoreOperator.BIT_XOR, x.sort(), x, y);
  }

  /** The combined constant of {@code mask op (constant op rest)}, or null for other terms. */
  private Term chained(CoreOperator operator, Value.Bits mask, Term y) {
    Value.Bits inner = y.is(operator) ? ConstantRules.bits(y.argument(0)) : null;
    return inner == null ? null : table.constant(BitSemantics.binary(operator, mask, inner));
  }

  private static boolean isComplement(Term a, Term b) {
    if (a.is(CoreOperator.BIT_NOT) && a.argument(0) == b) {
      return true;
    }
    return b.is(CoreOperator.BIT_NOT) && b.argument(0) == a;
  }
}
