// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/** Walks over the graph below some terms, without recursion: terms can be millions deep. */
public final class Traversal {
  private Traversal() {}

  /** All terms at or below the roots; arguments come before the terms they occur in. */
  public static List<Term> postorder(Collection<? extends Term> roots) {
    BitSet seen = new BitSet();
    ArrayDeque<Term> pending = new ArrayDeque<>();
    List<Term> found = new ArrayList<>();
    for (Term root : roots) {
      push(root, seen, pending);
    }
    while (!pending.isEmpty()) {
      Term term = pending.pop();
      found.add(term);
      for (int i = 0; i < term.arity(); i++) {
        push(term.argument(i), seen, pending);
      }
    }
    // The id of an argument is smaller than the id of the term it occurs in.
    found.sort((a, b) -> Integer.compare(a.id(), b.id()));
    return found;
  }

  private static void push(Term term, BitSet seen, ArrayDeque<Term> pending) {
    if (!seen.get(term.id())) {
      seen.set(term.id());
      pending.push(term);
    }
  }

  /** The symbols at or below the roots, in the order they were made. */
  public static List<FreeSymbol> symbols(Collection<? extends Term> roots) {
    List<FreeSymbol> symbols = new ArrayList<>();
    for (Term term : postorder(roots)) {
      if (term instanceof FreeSymbol symbol) {
        symbols.add(symbol);
      }
    }
    return symbols;
  }
}
