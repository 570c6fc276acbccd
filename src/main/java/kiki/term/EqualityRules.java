// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** Identity of values. */
final class EqualityRules {
  private final Terms terms;
  private final TermTable table;
  private final ValueSets valueSets;
  private int caseDepth;

  EqualityRules(Terms terms, TermTable table, ValueSets valueSets) {
    this.terms = terms;
    this.table = table;
    this.valueSets = valueSets;
  }

  Term equal(Term a, Term b) {
    if (a == b) {
      return terms.trueTerm();
    }
    if (a.isConstant() && b.isConstant()) {
      return terms.falseTerm();
    }
    Term x = TermTable.first(a, b);
    Term y = TermTable.second(a, b);
    Term simpler =
        switch (a.sort()) {
          case Sort.Bool _ -> terms.iff(x, y);
          case Sort.BitVec _ ->
              x.isConstant() ? toConstant(y, x, RewriteTuning.EQUALITY_DEPTH) : ofTerms(x, y);
          case Sort.Float _ -> x.isConstant() ? intoIte(y, x, RewriteTuning.EQUALITY_DEPTH) : null;
          case Sort.Array _ -> ofArrays(x, y);
        };
    return simpler != null ? simpler : table.application(CoreOperator.EQUAL, Sort.BOOL, x, y);
  }

  private Term equalToConstant(Term a, Term constant, int depth) {
    if (a.isConstant()) {
      return terms.bool(a == constant);
    }
    Term simpler = depth == 0 ? null : toConstant(a, constant, depth);
    return simpler != null
        ? simpler
        : table.application(CoreOperator.EQUAL, Sort.BOOL, constant, a);
  }

  /** A simpler term than {@code a = constant}, or null. */
  private Term toConstant(Term a, Term constant, int depth) {
    if (a.width() == 1 && ConstantRules.unsigned(constant).signum() == 0) {
      return terms.not(equalToConstant(a, terms.bits(1, 1), depth - 1));
    }
    if (!(a instanceof Application source)
        || !(source.operator() instanceof CoreOperator operator)) {
      return null;
    }
    return switch (operator) {
      case ITE ->
          valueSets.excludes(a, ConstantRules.unsigned(constant))
              ? terms.falseTerm()
              : intoIte(a, constant, depth);
      case BIT_NOT -> equalToConstant(a.argument(0), terms.bitNot(constant), depth - 1);
      case NEG -> equalToConstant(a.argument(0), terms.neg(constant), depth - 1);
      case ADD ->
          a.argument(0).isConstant()
              ? equalToConstant(a.argument(1), terms.sub(constant, a.argument(0)), depth - 1)
              : null;
      case BIT_XOR ->
          a.argument(0).isConstant()
              ? equalToConstant(a.argument(1), terms.bitXor(constant, a.argument(0)), depth - 1)
              : null;
      case MUL -> ofProduct(a, constant, depth);
      case CONCAT -> {
        int border = a.argument(1).width();
        Term high = terms.extract(constant, a.width() - 1, border);
        Term low = terms.extract(constant, border - 1, 0);
        Term upper = equalToConstant(a.argument(0), high, depth - 1);
        yield upper == terms.falseTerm()
            ? upper
            : terms.and(upper, equalToConstant(a.argument(1), low, depth - 1));
      }
      case ZERO_EXTEND, SIGN_EXTEND -> {
        int inner = a.argument(0).width();
        Term low = terms.extract(constant, inner - 1, 0);
        Term extended =
            source.operator() == CoreOperator.ZERO_EXTEND
                ? terms.zeroExtend(low, a.width())
                : terms.signExtend(low, a.width());
        yield extended == constant
            ? equalToConstant(a.argument(0), low, depth - 1)
            : terms.falseTerm();
      }
      default -> null;
    };
  }

  /** Divides by the odd part of a constant factor and shifts by the power of two in it. */
  private Term ofProduct(Term product, Term constant, int depth) {
    Value.Bits factor = ConstantRules.bits(product.argument(0));
    if (factor == null) {
      return null;
    }
    int width = product.width();
    int shift = factor.unsigned().getLowestSetBit();
    BigInteger modulus = BigInteger.ONE.shiftLeft(width);
    BigInteger inverse = factor.unsigned().shiftRight(shift).modInverse(modulus);
    BigInteger target = ConstantRules.unsigned(constant);
    if (target.signum() != 0 && target.getLowestSetBit() < shift) {
      return terms.falseTerm();
    }
    Term wanted = terms.bits(width - shift, target.shiftRight(shift).multiply(inverse));
    Term rest = terms.extract(product.argument(1), width - shift - 1, 0);
    return equalToConstant(rest, wanted, depth - 1);
  }

  /** Pushes into a case distinction that has a constant branch. */
  private Term intoIte(Term a, Term constant, int depth) {
    if (!a.is(CoreOperator.ITE) || depth == 0) {
      return null;
    }
    Term thenTerm = a.argument(1);
    Term elseTerm = a.argument(2);
    if (!thenTerm.isConstant() && !elseTerm.isConstant() && !IteRules.hasConstantLeaves(a)) {
      return null;
    }
    return terms.ite(
        a.argument(0),
        equalInBranch(thenTerm, constant, depth - 1),
        equalInBranch(elseTerm, constant, depth - 1));
  }

  private Term equalInBranch(Term branch, Term constant, int depth) {
    if (branch.sort() instanceof Sort.BitVec) {
      return equalToConstant(branch, constant, depth);
    }
    if (branch.isConstant()) {
      return terms.bool(branch == constant);
    }
    Term simpler = intoIte(branch, constant, depth);
    return simpler != null
        ? simpler
        : table.application(CoreOperator.EQUAL, Sort.BOOL, constant, branch);
  }

  private Term ofTerms(Term a, Term b) {
    if (ConstantRules.base(a) == ConstantRules.base(b)) {
      // Equal offsets would have made the terms equal.
      return terms.falseTerm();
    }
    if (hasOffset(a) && hasOffset(b)) {
      return terms.equal(a.argument(1), terms.sub(b, a.argument(0)));
    }
    if (a.is(CoreOperator.CONCAT)
        && b.is(CoreOperator.CONCAT)
        && a.argument(0).width() == b.argument(0).width()) {
      Term upper = terms.equal(a.argument(0), b.argument(0));
      return upper == terms.falseTerm()
          ? upper
          : terms.and(upper, terms.equal(a.argument(1), b.argument(1)));
    }
    if (a.is(CoreOperator.BIT_NOT) && b.is(CoreOperator.BIT_NOT)
        || a.is(CoreOperator.NEG) && b.is(CoreOperator.NEG)) {
      return terms.equal(a.argument(0), b.argument(0));
    }
    Term summand = commonSummand(a, b);
    if (summand != null) {
      return terms.equal(without(a, summand), without(b, summand));
    }
    Term narrowed = narrowed(a, b);
    return narrowed != null ? narrowed : ofCases(a, b);
  }

  private Term narrowed(Term a, Term b) {
    int unsigned = Math.max(ConstantRules.unsignedWidth(a), ConstantRules.unsignedWidth(b));
    int signed = Math.max(ConstantRules.signedWidth(a), ConstantRules.signedWidth(b));
    int needed = Math.min(unsigned, signed);
    return needed < a.width()
        ? terms.equal(terms.extract(a, needed - 1, 0), terms.extract(b, needed - 1, 0))
        : null;
  }

  private static Term commonSummand(Term a, Term b) {
    if (!a.is(CoreOperator.ADD) && !b.is(CoreOperator.ADD)) {
      return null;
    }
    for (Term left : summands(a)) {
      for (Term right : summands(b)) {
        if (left == right) {
          return left;
        }
      }
    }
    return null;
  }

  private static boolean hasOffset(Term term) {
    return term.is(CoreOperator.ADD) && term.argument(0).isConstant();
  }

  /** What is left of a sum without one of its summands. */
  private Term without(Term sum, Term summand) {
    if (sum == summand) {
      return terms.bits(sum.width(), 0);
    }
    return sum.argument(0) == summand ? sum.argument(1) : sum.argument(0);
  }

  private static Term[] summands(Term term) {
    return term.is(CoreOperator.ADD)
        ? new Term[] {term.argument(0), term.argument(1)}
        : new Term[] {term};
  }

  /** Equalities that a case distinction on one side makes decidable in a case. */
  private Term ofCases(Term a, Term b) {
    if (valueSets.areDisjoint(a, b)) {
      return terms.falseTerm();
    }
    if (a.is(CoreOperator.ITE) && b.is(CoreOperator.ITE)) {
      if (a.argument(0) == b.argument(0)) {
        return caseDepth < RewriteTuning.CASE_DEPTH ? caseByCase(a, b) : null;
      }
      if (IteRules.hasConstantLeaves(a) && IteRules.hasConstantLeaves(b)) {
        return terms.ite(
            a.argument(0), terms.equal(a.argument(1), b), terms.equal(a.argument(2), b));
      }
    }
    if (a.is(CoreOperator.ITE) && (a.argument(1) == b || a.argument(2) == b)) {
      return terms.ite(a.argument(0), terms.equal(a.argument(1), b), terms.equal(a.argument(2), b));
    }
    if (b.is(CoreOperator.ITE) && (b.argument(1) == a || b.argument(2) == a)) {
      return ofCases(b, a);
    }
    return null;
  }

  private Term caseByCase(Term a, Term b) {
    caseDepth++;
    try {
      return terms.ite(
          a.argument(0),
          terms.equal(a.argument(1), b.argument(1)),
          terms.equal(a.argument(2), b.argument(2)));
    } finally {
      caseDepth--;
    }
  }

  private Term ofArrays(Term a, Term b) {
    return a.is(CoreOperator.CONST_ARRAY) && b.is(CoreOperator.CONST_ARRAY)
        ? terms.equal(a.argument(0), b.argument(0))
        : null;
  }
}
