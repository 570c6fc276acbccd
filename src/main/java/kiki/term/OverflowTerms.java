// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.CoreOperator;

/** Whether the results of operations on bit vectors, as integers, do not fit their width. */
public final class OverflowTerms {
  private final Terms terms;
  private final ArithmeticRules rules;

  OverflowTerms(Terms terms, ArithmeticRules rules) {
    this.terms = terms;
    this.rules = rules;
  }

  public Term signedAdd(Term a, Term b) {
    Term sum = terms.add(a, b);
    return terms.and(terms.iff(sign(a), sign(b)), terms.xor(sign(a), sign(sum)));
  }

  /** The sum needs a carry: a is more than what b leaves below two to the width. */
  public Term unsignedAdd(Term a, Term b) {
    return terms.ult(terms.bitNot(a), b);
  }

  public Term signedSub(Term a, Term b) {
    Term difference = terms.sub(a, b);
    return terms.and(terms.xor(sign(a), sign(b)), terms.xor(sign(a), sign(difference)));
  }

  public Term unsignedSub(Term a, Term b) {
    return terms.ult(a, b);
  }

  public Term signedMul(Term a, Term b) {
    Sorts.requireSameWidth("multiplication", a, b);
    return rules.mulOverflow(CoreOperator.SMUL_OVERFLOW, a, b);
  }

  public Term unsignedMul(Term a, Term b) {
    Sorts.requireSameWidth("multiplication", a, b);
    return rules.mulOverflow(CoreOperator.UMUL_OVERFLOW, a, b);
  }

  /** Whether the signed value has no negation: it is the least one. */
  public Term neg(Term a) {
    return terms.equal(a, terms.bits(a.width(), BigInteger.ONE.shiftLeft(a.width() - 1)));
  }

  /** The least value divided by minus one. */
  public Term signedDiv(Term a, Term b) {
    Sorts.requireSameWidth("division", a, b);
    return terms.and(neg(a), terms.equal(b, terms.bits(b.width(), -1)));
  }

  private Term sign(Term a) {
    return terms.isNegative(a);
  }
}
