// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Builds terms again in a factory, which may be another one, with symbols replaced by terms of that
 * factory.
 */
public final class Transplant {
  private final Terms target;
  private final Map<Term, Term> built;

  /** Terms to be built may contain no other symbols than these. */
  public Transplant(Terms target, Map<FreeSymbol, Term> symbols) {
    this.target = target;
    this.built = new HashMap<>(symbols);
  }

  /** Makes a term stand for another one from now on. */
  public void replace(Term term, Term replacement) {
    built.put(term, apply(replacement));
  }

  public Term apply(Term root) {
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term term = pending.peek();
      if (built.containsKey(term)) {
        pending.pop();
      } else if (!pushUnknown(term, pending)) {
        built.put(pending.pop(), build(term));
      }
    }
    return built.get(root);
  }

  private boolean pushUnknown(Term term, ArrayDeque<Term> pending) {
    boolean pushed = false;
    for (int i = 0; i < term.arity(); i++) {
      if (!built.containsKey(term.argument(i))) {
        pending.push(term.argument(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private Term build(Term term) {
    return switch (term) {
      case Constant constant -> target.constant(constant.value());
      case FreeSymbol symbol ->
          throw new IllegalArgumentException("unknown symbol " + symbol.name());
      case Application application -> {
        Term[] arguments = new Term[term.arity()];
        for (int i = 0; i < arguments.length; i++) {
          arguments[i] = built.get(term.argument(i));
        }
        yield Rebuilder.rebuild(target, application, arguments);
      }
    };
  }
}
