// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.CoreOperator;
import kiki.term.value.Operator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Sums and products modulo two to the width. In normal form a constant comes first, a constant
 * summand is outermost, and equal summands are collected under a constant factor.
 */
final class ArithmeticRules {
  private final Terms terms;
  private final TermTable table;

  ArithmeticRules(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  Term neg(Term a) {
    if (a.is(CoreOperator.NEG)) {
      return a.argument(0);
    }
    if (a.is(CoreOperator.BIT_NOT)) {
      return add(terms.bits(a.width(), 1), a.argument(0));
    }
    if (a.is(CoreOperator.ADD) && a.argument(0).isConstant()) {
      return add(neg(a.argument(0)), neg(a.argument(1)));
    }
    if (a.is(CoreOperator.MUL) && a.argument(0).isConstant()) {
      return mul(neg(a.argument(0)), a.argument(1));
    }
    if (IteRules.hasConstantLeaves(a)) {
      return terms.ite(a.argument(0), neg(a.argument(1)), neg(a.argument(2)));
    }
    return table.fold(CoreOperator.NEG, a.sort(), a);
  }

  Term add(Term a, Term b) {
    Term x = TermTable.first(a, b);
    Term y = TermTable.second(a, b);
    if (x.isConstant()) {
      return addConstant(x, y);
    }
    if (hasOffset(x)) {
      return add(x.argument(0), add(x.argument(1), y));
    }
    if (hasOffset(y)) {
      return add(y.argument(0), add(x, y.argument(1)));
    }
    if (factorless(x) == factorless(y)) {
      return mul(add(factor(x), factor(y)), factorless(x));
    }
    Term rest = cancelled(x, y);
    if (rest == null) {
      rest = cancelled(y, x);
    }
    if (rest != null) {
      return rest;
    }
    if (x.is(CoreOperator.BIT_NOT) && x.argument(0) == y
        || y.is(CoreOperator.BIT_NOT) && y.argument(0) == x) {
      return terms.bits(x.width(), -1);
    }
    return table.application(CoreOperator.ADD, x.sort(), x, y);
  }

  private Term addConstant(Term constant, Term y) {
    if (ConstantRules.unsigned(constant).signum() == 0) {
      return y;
    }
    if (hasOffset(y)) {
      return add(table.fold(CoreOperator.ADD, y.sort(), constant, y.argument(0)), y.argument(1));
    }
    if (y.is(CoreOperator.BIT_NOT)) {
      return add(add(constant, terms.bits(y.width(), -1)), neg(y.argument(0)));
    }
    if (IteRules.hasConstantLeaves(y)) {
      return terms.ite(
          y.argument(0),
          addConstant(constant, y.argument(1)),
          addConstant(constant, y.argument(2)));
    }
    return table.fold(CoreOperator.ADD, y.sort(), constant, y);
  }

  /** What is left of {@code x + sum} if the sum has the negation of x as a summand, else null. */
  private Term cancelled(Term x, Term sum) {
    if (!sum.is(CoreOperator.ADD)) {
      return null;
    }
    if (isNegation(x, sum.argument(0))) {
      return sum.argument(1);
    }
    return isNegation(x, sum.argument(1)) ? sum.argument(0) : null;
  }

  private static boolean isNegation(Term a, Term b) {
    return a.is(CoreOperator.NEG) && a.argument(0) == b
        || b.is(CoreOperator.NEG) && b.argument(0) == a;
  }

  private static boolean hasOffset(Term term) {
    return term.is(CoreOperator.ADD) && term.argument(0).isConstant();
  }

  private static boolean hasFactor(Term term) {
    return term.is(CoreOperator.MUL) && term.argument(0).isConstant();
  }

  private static Term factorless(Term term) {
    if (hasFactor(term)) {
      return term.argument(1);
    }
    return term.is(CoreOperator.NEG) ? term.argument(0) : term;
  }

  private Term factor(Term term) {
    return hasFactor(term)
        ? term.argument(0)
        : terms.bits(term.width(), term.is(CoreOperator.NEG) ? -1 : 1);
  }

  Term mul(Term a, Term b) {
    Term x = TermTable.first(a, b);
    Term y = TermTable.second(a, b);
    if (x.isConstant()) {
      return mulConstant(x, y);
    }
    if (hasFactor(x)) {
      return mul(x.argument(0), mul(x.argument(1), y));
    }
    if (hasFactor(y)) {
      return mul(y.argument(0), mul(x, y.argument(1)));
    }
    if (x.is(CoreOperator.NEG) && y.is(CoreOperator.NEG)) {
      return mul(x.argument(0), y.argument(0));
    }
    return table.application(CoreOperator.MUL, x.sort(), x, y);
  }

  private Term mulConstant(Term constant, Term y) {
    Value.Bits value = ConstantRules.bits(constant);
    if (value.isZero()) {
      return constant;
    }
    if (value.unsigned().equals(BigInteger.ONE)) {
      return y;
    }
    if (value.isAllOnes()) {
      return neg(y);
    }
    if (hasFactor(y)) {
      return mul(table.fold(CoreOperator.MUL, y.sort(), constant, y.argument(0)), y.argument(1));
    }
    if (hasOffset(y)) {
      return add(
          table.fold(CoreOperator.MUL, y.sort(), constant, y.argument(0)),
          mul(constant, y.argument(1)));
    }
    if (y.is(CoreOperator.NEG)) {
      return mul(neg(constant), y.argument(0));
    }
    if (IteRules.hasConstantLeaves(y)) {
      return terms.ite(
          y.argument(0),
          mulConstant(constant, y.argument(1)),
          mulConstant(constant, y.argument(2)));
    }
    return table.fold(CoreOperator.MUL, y.sort(), constant, y);
  }

  Term mulOverflow(Operator operator, Term a, Term b) {
    Term x = TermTable.first(a, b);
    Term y = TermTable.second(a, b);
    if (!x.isConstant()) {
      return table.application(operator, Sort.BOOL, x, y);
    }
    if (y.isConstant()) {
      return table.fold(operator, Sort.BOOL, x, y);
    }
    Value.Bits factor = ConstantRules.bits(x);
    if (factor.isZero()) {
      return terms.falseTerm();
    }
    return operator == CoreOperator.UMUL_OVERFLOW
        ? unsignedMulOverflow(factor, y)
        : signedMulOverflow(factor, y);
  }

  private Term unsignedMulOverflow(Value.Bits factor, Term y) {
    BigInteger greatest = Value.Bits.mask(factor.width()).divide(factor.unsigned());
    return terms.ult(terms.bits(factor.width(), greatest), y);
  }

  /** The products that fit are those of an interval; truncated division gives both its ends. */
  private Term signedMulOverflow(Value.Bits factor, Term y) {
    int width = factor.width();
    BigInteger least = BigInteger.ONE.shiftLeft(width - 1).negate();
    BigInteger greatest = least.not();
    BigInteger end = least.divide(factor.signed());
    BigInteger otherEnd = greatest.divide(factor.signed());
    BigInteger low = end.min(otherEnd);
    BigInteger high = end.max(otherEnd);
    Term above =
        high.compareTo(greatest) >= 0 ? terms.falseTerm() : terms.slt(terms.bits(width, high), y);
    return terms.or(terms.slt(y, terms.bits(width, low)), above);
  }
}
