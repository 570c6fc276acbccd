// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import kiki.term.Application;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;

/**
 * Values in the case that a condition holds, or does not. Only sums, parts and choices are looked
 * into: where a loop starts in an arbitrary iteration or at its entry, this turns what it computes
 * into sums of one kind of symbols, which then cancel each other out, while nothing else of the
 * loop's body is written twice.
 */
public final class Cofactor {
  private final Terms terms;
  private final Term condition;
  private final int branch;
  private final Map<Term, Term> known = new HashMap<>();

  private Cofactor(Terms terms, Term condition, int branch) {
    this.terms = terms;
    this.condition = condition;
    this.branch = branch;
  }

  public static Cofactor where(Terms terms, Term condition) {
    return new Cofactor(terms, condition, 1);
  }

  public static Cofactor unless(Terms terms, Term condition) {
    return new Cofactor(terms, condition, 2);
  }

  public Term of(Term root) {
    Deque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term term = pending.peek();
      if (known.containsKey(term) || !pushUnknown(term, pending)) {
        known.putIfAbsent(pending.pop(), rebuilt(term));
      }
    }
    return known.get(root);
  }

  /** The first argument that the value of a term is made of; its arity if there is none. */
  private int first(Term term) {
    if (term.is(CoreOperator.ITE)) {
      return term.argument(0) == condition ? branch : 1;
    }
    boolean open =
        term.is(CoreOperator.ADD)
            || term.is(CoreOperator.NEG)
            || term.is(CoreOperator.MUL) && term.argument(0).isConstant()
            || term.is(CoreOperator.EXTRACT)
            || term.is(CoreOperator.CONCAT)
            || term.is(CoreOperator.ZERO_EXTEND)
            || term.is(CoreOperator.SIGN_EXTEND);
    return open ? 0 : term.arity();
  }

  /** One more than the last of them. */
  private int end(Term term) {
    return isDecided(term) ? branch + 1 : term.arity();
  }

  private boolean isDecided(Term term) {
    return term.is(CoreOperator.ITE) && term.argument(0) == condition;
  }

  private boolean pushUnknown(Term term, Deque<Term> pending) {
    boolean pushed = false;
    for (int i = first(term); i < end(term); i++) {
      if (!known.containsKey(term.argument(i))) {
        pending.push(term.argument(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private Term rebuilt(Term term) {
    if (isDecided(term)) {
      return known.get(term.argument(branch));
    }
    Term[] arguments = new Term[term.arity()];
    boolean changed = false;
    for (int i = 0; i < arguments.length; i++) {
      Term argument = term.argument(i);
      arguments[i] = i < first(term) ? argument : known.get(argument);
      changed |= arguments[i] != argument;
    }
    return changed ? Rebuilder.rebuild(terms, (Application) term, arguments) : term;
  }
}
