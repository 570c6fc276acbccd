// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import kiki.term.Application;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * Terms without arrays: a read is a case distinction over the writes before it. What is read from a
 * symbol, and whether arrays are equal, cannot be said so; somebody else says what to take for it.
 */
public final class ArrayElimination {
  private final Terms terms;
  private final UnaryOperator<Term> opaque;
  private final Map<Term, Term> done = new HashMap<>();
  private final Map<Term, Map<Term, Term>> reads = new HashMap<>();

  /**
   * @param opaque from reads of array symbols and equations between arrays to what stands for them
   */
  public ArrayElimination(Terms terms, UnaryOperator<Term> opaque) {
    this.terms = terms;
    this.opaque = opaque;
  }

  /** Prepares terms that are no arrays. */
  public void add(Collection<? extends Term> roots) {
    for (Term term : Traversal.postorder(roots)) {
      if (!(term.sort() instanceof Sort.Array) && !done.containsKey(term)) {
        done.put(term, replacement(term));
      }
    }
  }

  /** The same as a term that was added, without arrays. */
  public Term get(Term term) {
    return done.get(term);
  }

  private Term replacement(Term term) {
    if (!(term instanceof Application application)) {
      return term;
    }
    if (term.is(CoreOperator.SELECT)) {
      return read(term.argument(0), done.get(term.argument(1)));
    }
    if (term.argument(0).sort() instanceof Sort.Array) {
      return opaque.apply(term);
    }
    Term[] arguments = new Term[term.arity()];
    boolean changed = false;
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = done.get(term.argument(i));
      changed |= arguments[i] != term.argument(i);
    }
    return changed ? Rebuilder.rebuild(terms, application, arguments) : term;
  }

  private Term read(Term array, Term index) {
    Map<Term, Term> known = reads.computeIfAbsent(array, _ -> new HashMap<>());
    Term value = known.get(index);
    if (value == null) {
      value = readAnew(array, index);
      known.put(index, value);
    }
    return value;
  }

  private Term readAnew(Term array, Term index) {
    List<Term> writes = new ArrayList<>();
    Term below = array;
    while (below.is(CoreOperator.STORE)) {
      writes.add(below);
      below = below.argument(0);
    }
    Term value = readBelow(below, index);
    for (Term write : writes.reversed()) {
      Term here = terms.equal(done.get(write.argument(1)), index);
      value = terms.ite(here, done.get(write.argument(2)), value);
    }
    return value;
  }

  private Term readBelow(Term array, Term index) {
    if (array.is(CoreOperator.CONST_ARRAY)) {
      return done.get(array.argument(0));
    }
    if (array.is(CoreOperator.ITE)) {
      return terms.ite(
          done.get(array.argument(0)),
          read(array.argument(1), index),
          read(array.argument(2), index));
    }
    return opaque.apply(terms.select(array, index));
  }
}
