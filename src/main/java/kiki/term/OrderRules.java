// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.BitSemantics;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** Strict comparisons of bit-vectors; the others negate or swap them. */
final class OrderRules {
  private final Terms terms;
  private final TermTable table;
  private final ValueSets valueSets;

  OrderRules(Terms terms, TermTable table, ValueSets valueSets) {
    this.terms = terms;
    this.table = table;
    this.valueSets = valueSets;
  }

  Term ult(Term a, Term b) {
    if (a == b) {
      return terms.falseTerm();
    }
    if (a.isConstant() && b.isConstant()) {
      return table.fold(CoreOperator.ULT, Sort.BOOL, a, b);
    }
    Term decided = byValueSets(CoreOperator.ULT, a, b);
    if (decided != null) {
      return decided;
    }
    BigInteger greatest = Value.Bits.mask(a.width());
    if (a.isConstant()) {
      Term byBound = aboveConstant(a, b, BigInteger.ZERO, Value.Bits.mask(unsignedWidth(b)));
      if (byBound != null) {
        return byBound;
      }
    }
    if (b.isConstant()) {
      Term byBound = belowConstant(a, b, BigInteger.ZERO, Value.Bits.mask(unsignedWidth(a)));
      if (byBound != null) {
        return byBound;
      }
    }
    int needed = Math.max(unsignedWidth(a), unsignedWidth(b));
    if (needed < a.width()) {
      return ult(low(a, needed), low(b, needed));
    }
    if (a.is(CoreOperator.BIT_NOT) && b.is(CoreOperator.BIT_NOT)) {
      return ult(b.argument(0), a.argument(0));
    }
    if (a.is(CoreOperator.BIT_NOT) && b.isConstant()) {
      return ult(
          terms.bits(a.width(), greatest.subtract(ConstantRules.unsigned(b))), a.argument(0));
    }
    if (b.is(CoreOperator.BIT_NOT) && a.isConstant()) {
      return ult(
          b.argument(0), terms.bits(a.width(), greatest.subtract(ConstantRules.unsigned(a))));
    }
    return table.application(CoreOperator.ULT, Sort.BOOL, a, b);
  }

  Term slt(Term a, Term b) {
    int width = a.width();
    if (a == b) {
      return terms.falseTerm();
    }
    if (a.isConstant() && b.isConstant()) {
      return table.fold(CoreOperator.SLT, Sort.BOOL, a, b);
    }
    Term decided = byValueSets(CoreOperator.SLT, a, b);
    if (decided != null) {
      return decided;
    }
    if (ConstantRules.isNonNegative(a) && ConstantRules.isNonNegative(b)) {
      return ult(a, b);
    }
    if (b.isConstant() && ConstantRules.unsigned(b).signum() == 0) {
      return terms.isNegative(a);
    }
    if (a.isConstant() && ConstantRules.bits(a).isAllOnes()) {
      return terms.not(terms.isNegative(b));
    }
    if (a.isConstant()) {
      Term byBound = aboveConstant(a, b, least(b), greatest(b));
      if (byBound != null) {
        return byBound;
      }
    }
    if (b.isConstant()) {
      Term byBound = belowConstant(a, b, least(a), greatest(a));
      if (byBound != null) {
        return byBound;
      }
    }
    int needed = Math.max(ConstantRules.signedWidth(a), ConstantRules.signedWidth(b));
    if (needed < width) {
      return slt(low(a, needed), low(b, needed));
    }
    return table.application(CoreOperator.SLT, Sort.BOOL, a, b);
  }

  /** Decides a comparison with a constant that comes out the same for all values; else null. */
  private Term byValueSets(CoreOperator operator, Term a, Term b) {
    if (!a.isConstant() && !b.isConstant()) {
      return null;
    }
    BigInteger[] x = valueSets.of(a);
    BigInteger[] y = x == null ? null : valueSets.of(b);
    if (y == null) {
      return null;
    }
    int width = a.width();
    boolean first = BitSemantics.predicate(operator, number(width, x[0]), number(width, y[0]));
    for (BigInteger left : x) {
      for (BigInteger right : y) {
        if (first != BitSemantics.predicate(operator, number(width, left), number(width, right))) {
          return null;
        }
      }
    }
    return terms.bool(first);
  }

  private static Value.Bits number(int width, BigInteger value) {
    return new Value.Bits(width, value);
  }

  /** Decides or simplifies {@code a < constant} when a is between the bounds; else null. */
  private Term belowConstant(Term a, Term constant, BigInteger least, BigInteger greatest) {
    BigInteger limit = asIn(constant, least);
    if (limit.compareTo(least) <= 0) {
      return terms.falseTerm();
    }
    if (limit.compareTo(greatest) > 0) {
      return terms.trueTerm();
    }
    if (limit.equals(least.add(BigInteger.ONE))) {
      return terms.equal(a, terms.bits(a.width(), least));
    }
    if (limit.equals(greatest)) {
      return terms.distinct(a, constant);
    }
    if (IteRules.hasConstantLeaves(a)) {
      return terms.ite(
          a.argument(0),
          compare(a.argument(1), constant, least),
          compare(a.argument(2), constant, least));
    }
    return null;
  }

  /** Decides or simplifies {@code constant < a} when a is between the bounds; else null. */
  private Term aboveConstant(Term constant, Term a, BigInteger least, BigInteger greatest) {
    BigInteger limit = asIn(constant, least);
    if (limit.compareTo(greatest) >= 0) {
      return terms.falseTerm();
    }
    if (limit.compareTo(least) < 0) {
      return terms.trueTerm();
    }
    if (limit.equals(greatest.subtract(BigInteger.ONE))) {
      return terms.equal(a, terms.bits(a.width(), greatest));
    }
    if (limit.equals(least)) {
      return terms.distinct(a, constant);
    }
    if (IteRules.hasConstantLeaves(a)) {
      return terms.ite(
          a.argument(0),
          compare(constant, a.argument(1), least),
          compare(constant, a.argument(2), least));
    }
    return null;
  }

  /** Compares signed if the lower bound is negative, unsigned otherwise. */
  private Term compare(Term a, Term b, BigInteger least) {
    return least.signum() < 0 ? slt(a, b) : ult(a, b);
  }

  private static BigInteger asIn(Term constant, BigInteger least) {
    Value.Bits value = ConstantRules.bits(constant);
    return least.signum() < 0 ? value.signed() : value.unsigned();
  }

  /** The least signed value; a zero-extended term keeps a negative bound, which is harmless. */
  private static BigInteger least(Term term) {
    return BigInteger.ONE.shiftLeft(ConstantRules.signedWidth(term) - 1).negate();
  }

  private static BigInteger greatest(Term term) {
    return least(term).not();
  }

  private static int unsignedWidth(Term term) {
    return ConstantRules.unsignedWidth(term);
  }

  private Term low(Term a, int width) {
    return terms.extract(a, width - 1, 0);
  }
}
