// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Semantics;
import kiki.term.Term;
import kiki.term.value.DefaultValues;
import kiki.term.value.Value;

/**
 * Evaluates terms under one assignment of values to symbols; shared subterms are evaluated once.
 */
public final class Evaluator {
  private final Function<Term, Value> assignment;
  private final Map<Term, Value> known = new HashMap<>();

  /**
   * The assignment must give every symbol that is met a value of its sort. It may also know values
   * of other terms, which are then not computed; it gives null for those it does not know.
   */
  public Evaluator(Function<Term, Value> assignment) {
    this.assignment = assignment;
  }

  /** Evaluates under a map; symbols it lacks get the default value of their sort. */
  public Evaluator(Map<? extends Term, Value> assignment) {
    this(
        term -> {
          Value value = assignment.get(term);
          return value == null && term instanceof FreeSymbol
              ? DefaultValues.defaultOf(term.sort())
              : value;
        });
  }

  public Value evaluate(Term root) {
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Term term = pending.peek();
      if (known.containsKey(term) || isGiven(term) || !pushUnknown(term, pending)) {
        pending.pop();
        known.computeIfAbsent(term, this::compute);
      }
    }
    return known.get(root);
  }

  private boolean isGiven(Term term) {
    Value value = assignment.apply(term);
    if (value != null && !value.sort().equals(term.sort())) {
      throw new IllegalArgumentException(term + " of sort " + term.sort() + " cannot be " + value);
    }
    if (value != null) {
      known.put(term, value);
    }
    return value != null;
  }

  private boolean pushUnknown(Term term, ArrayDeque<Term> pending) {
    boolean pushed = false;
    for (int i = 0; i < term.arity(); i++) {
      if (!known.containsKey(term.argument(i))) {
        pending.push(term.argument(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private Value compute(Term term) {
    return switch (term) {
      case Constant constant -> constant.value();
      case FreeSymbol symbol ->
          throw new IllegalArgumentException("symbol " + symbol.name() + " has no value");
      case Application application -> {
        Value[] arguments = new Value[application.arity()];
        for (int i = 0; i < arguments.length; i++) {
          arguments[i] = known.get(application.argument(i));
        }
        yield Semantics.apply(application, arguments);
      }
    };
  }
}
