// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import kiki.term.Application;
import kiki.term.Sorts;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Replaces terms by terms, all at once: replacements are not searched again. Results are kept, so
 * one instance serves many terms.
 */
public final class TermSubstitution {
  private final Terms terms;
  private final Map<Term, Term> replaced;

  private TermSubstitution(Terms terms, Map<? extends Term, ? extends Term> replacements) {
    this.terms = terms;
    this.replaced = new HashMap<>(replacements);
  }

  /** Each replacement must have the sort of what it replaces. */
  public static TermSubstitution of(Terms terms, Map<? extends Term, ? extends Term> replacements) {
    replacements.forEach((from, to) -> Sorts.requireSame("substitution", from, to));
    return new TermSubstitution(terms, replacements);
  }

  public Term apply(Term root) {
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term term = pending.peek();
      if (replaced.containsKey(term) || !pushUnknown(term, pending)) {
        pending.pop();
        if (!replaced.containsKey(term)) {
          replaced.put(term, rebuild(term));
        }
      }
    }
    return replaced.get(root);
  }

  private boolean pushUnknown(Term term, ArrayDeque<Term> pending) {
    boolean pushed = false;
    for (int i = 0; i < term.arity(); i++) {
      if (!replaced.containsKey(term.argument(i))) {
        pending.push(term.argument(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private Term rebuild(Term term) {
    if (!(term instanceof Application application)) {
      return term;
    }
    Term[] arguments = new Term[term.arity()];
    boolean changed = false;
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = replaced.get(term.argument(i));
      changed |= arguments[i] != term.argument(i);
    }
    return changed ? Rebuilder.rebuild(terms, application, arguments) : term;
  }
}
