// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/** Case distinctions. */
final class IteRules {
  private final Terms terms;
  private final TermTable table;
  private final ValueSets valueSets;

  IteRules(Terms terms, TermTable table, ValueSets valueSets) {
    this.terms = terms;
    this.table = table;
    this.valueSets = valueSets;
  }

  Term ite(Term condition, Term a, Term b) {
    if (a == b || condition == terms.trueTerm()) {
      return a;
    }
    if (condition == terms.falseTerm()) {
      return b;
    }
    if (condition.is(CoreOperator.NOT)) {
      return ite(condition.argument(0), b, a);
    }
    if (a.is(CoreOperator.ITE) && a.argument(0) == condition) {
      return ite(condition, a.argument(1), b);
    }
    if (b.is(CoreOperator.ITE) && b.argument(0) == condition) {
      return ite(condition, a, b.argument(2));
    }
    if (a.sort() instanceof Sort.Bool) {
      return boolIte(condition, a, b);
    }
    if (b.is(CoreOperator.ITE)) {
      if (b.argument(1) == a) {
        return ite(terms.or(condition, b.argument(0)), a, b.argument(2));
      }
      if (b.argument(2) == a) {
        return ite(terms.or(condition, terms.not(b.argument(0))), a, b.argument(1));
      }
    }
    if (a.is(CoreOperator.ITE)) {
      if (a.argument(2) == b) {
        return ite(terms.and(condition, a.argument(0)), a.argument(1), b);
      }
      if (a.argument(1) == b) {
        return ite(terms.and(condition, terms.not(a.argument(0))), a.argument(2), b);
      }
    }
    Term made = table.application(CoreOperator.ITE, a.sort(), condition, a, b);
    valueSets.add(made);
    return made;
  }

  private Term boolIte(Term condition, Term a, Term b) {
    if (a == terms.trueTerm() || a == condition) {
      return terms.or(condition, b);
    }
    if (a == terms.falseTerm() || a == terms.not(condition)) {
      return terms.and(terms.not(condition), b);
    }
    if (b == terms.falseTerm() || b == condition) {
      return terms.and(condition, a);
    }
    if (b == terms.trueTerm() || b == terms.not(condition)) {
      return terms.or(terms.not(condition), a);
    }
    if (a == terms.not(b)) {
      return terms.iff(condition, a);
    }
    if (a.is(CoreOperator.NOT) && b.is(CoreOperator.NOT)) {
      return terms.not(ite(condition, a.argument(0), b.argument(0)));
    }
    return table.application(CoreOperator.ITE, Sort.BOOL, condition, a, b);
  }

  /** Whether the term is a case distinction whose few leaves are all constants. */
  static boolean hasConstantLeaves(Term term) {
    return term.is(CoreOperator.ITE)
        && leaves(term, RewriteTuning.MAPPED_LEAVES) <= RewriteTuning.MAPPED_LEAVES;
  }

  /** The number of leaves, or more than the limit if that many or one of them is no constant. */
  private static int leaves(Term term, int limit) {
    if (term.isConstant()) {
      return 1;
    }
    if (!term.is(CoreOperator.ITE) || limit < 2) {
      return limit + 1;
    }
    int left = leaves(term.argument(1), limit - 1);
    return left >= limit ? limit + 1 : left + leaves(term.argument(2), limit - left);
  }
}
