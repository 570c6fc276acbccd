// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.util.Arrays;
import java.util.Collection;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/** Negation, conjunction and exclusive or. Disjunctions are negated conjunctions. */
final class BoolRules {
  private final Terms terms;
  private final TermTable table;

  BoolRules(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  Term not(Term a) {
    if (a.is(CoreOperator.NOT)) {
      return a.argument(0);
    }
    return table.fold(CoreOperator.NOT, Sort.BOOL, a);
  }

  Term and(Term a, Term b) {
    if (a == b || b == terms.trueTerm()) {
      return a;
    }
    if (a == terms.trueTerm()) {
      return b;
    }
    if (a == terms.falseTerm() || b == terms.falseTerm()) {
      return terms.falseTerm();
    }
    return and(new Term[] {a, b});
  }

  Term and(Collection<? extends Term> conjuncts) {
    return and(conjuncts.toArray(new Term[0]));
  }

  Term xor(Term a, Term b) {
    Term x = atom(a);
    Term y = atom(b);
    boolean negated = (x != a) != (y != b);
    Term result = xorOfAtoms(x, y);
    return negated ? not(result) : result;
  }

  private Term xorOfAtoms(Term a, Term b) {
    if (a == b) {
      return terms.falseTerm();
    }
    if (a.isConstant()) {
      return a == terms.trueTerm() ? not(b) : b;
    }
    if (b.isConstant()) {
      return b == terms.trueTerm() ? not(a) : a;
    }
    if (b.is(CoreOperator.XOR) && (b.argument(0) == a || b.argument(1) == a)) {
      return b.argument(0) == a ? b.argument(1) : b.argument(0);
    }
    if (a.is(CoreOperator.XOR) && (a.argument(0) == b || a.argument(1) == b)) {
      return a.argument(0) == b ? a.argument(1) : a.argument(0);
    }
    return a.id() < b.id()
        ? table.application(CoreOperator.XOR, Sort.BOOL, a, b)
        : table.application(CoreOperator.XOR, Sort.BOOL, b, a);
  }

  private Term and(Term[] given) {
    Term[] flat = flatten(given);
    Arrays.sort(flat, (a, b) -> Long.compare(order(a), order(b)));
    int kept = 0;
    for (Term next : flat) {
      if (next == terms.falseTerm()) {
        return next;
      }
      Term last = kept == 0 ? null : flat[kept - 1];
      if (next == terms.trueTerm() || next == last) {
        continue;
      }
      if (last != null && atom(next) == atom(last)) {
        return terms.falseTerm();
      }
      flat[kept++] = next;
    }
    if (kept == 0) {
      return terms.trueTerm();
    }
    Term[] conjuncts = Arrays.copyOf(flat, kept);
    if (kept == 1) {
      return conjuncts[0];
    }
    return kept <= RewriteTuning.ABSORBED_ARITY && absorb(conjuncts)
        ? and(conjuncts)
        : table.application(CoreOperator.AND, Sort.BOOL, conjuncts);
  }

  private static Term[] flatten(Term[] given) {
    int size = 0;
    for (Term term : given) {
      size += dissolves(term) ? term.arity() : 1;
    }
    Term[] flat = new Term[size];
    int next = 0;
    for (Term term : given) {
      if (dissolves(term)) {
        for (int i = 0; i < term.arity(); i++) {
          flat[next++] = term.argument(i);
        }
      } else {
        flat[next++] = term;
      }
    }
    return flat;
  }

  private static boolean dissolves(Term term) {
    return term.is(CoreOperator.AND) && term.arity() <= RewriteTuning.FLATTENED_ARITY;
  }

  /**
   * Simplifies each disjunct-free clause {@code !(x & y & ...)} by the other conjuncts: it is true
   * if one of them contradicts a part, and loses the parts they imply. Says whether it did.
   */
  private boolean absorb(Term[] conjuncts) {
    boolean changed = false;
    for (int i = 0; i < conjuncts.length; i++) {
      Term clause = conjuncts[i];
      if (clause.is(CoreOperator.NOT)
          && clause.argument(0).is(CoreOperator.AND)
          && clause.argument(0).arity() <= RewriteTuning.FLATTENED_ARITY) {
        Term reduced = reduce(clause, conjuncts);
        changed |= reduced != clause;
        conjuncts[i] = reduced;
      }
    }
    return changed;
  }

  private Term reduce(Term clause, Term[] conjuncts) {
    Term inner = clause.argument(0);
    Term[] parts = new Term[inner.arity()];
    int kept = 0;
    for (int i = 0; i < inner.arity(); i++) {
      Term part = inner.argument(i);
      if (contains(conjuncts, not(part))) {
        return terms.trueTerm();
      }
      if (!contains(conjuncts, part)) {
        parts[kept++] = part;
      }
    }
    return kept == parts.length ? clause : not(and(Arrays.copyOf(parts, kept)));
  }

  private static boolean contains(Term[] conjuncts, Term term) {
    for (Term conjunct : conjuncts) {
      if (conjunct == term) {
        return true;
      }
    }
    return false;
  }

  private static Term atom(Term literal) {
    return literal.is(CoreOperator.NOT) ? literal.argument(0) : literal;
  }

  /** Puts a literal next to its complement. */
  private static long order(Term literal) {
    return literal.is(CoreOperator.NOT) ? 2L * literal.argument(0).id() + 1 : 2L * literal.id();
  }
}
