// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.TermPattern;
import kiki.term.rewrite.Transplant;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * Makes functions of terms.
 *
 * @param terms the factory of the terms
 * @param arguments what the functions may depend on, by the terms that are replaced
 */
public record TermAbstraction<A>(Terms terms, Map<Term, A> arguments) {
  /** A function, and the arguments of which it is one. */
  public record Function<A>(TermPattern pattern, List<A> arguments) {}

  /** An element of an array. */
  private record Read(Term array, Term index) {}

  /** A term as a function of arguments, if it depends on nothing else. */
  public Optional<Function<A>> of(Term term) {
    Map<Term, Read> reads = reads(term);
    Set<Term> used = new LinkedHashSet<>();
    Deque<Term> work = new ArrayDeque<>(List.of(term));
    Set<Term> seen = new LinkedHashSet<>(work);
    while (!work.isEmpty()) {
      Term next = work.pop();
      if (arguments.containsKey(next)) {
        used.add(next);
      } else if (next instanceof FreeSymbol || seen.size() > StateTuning.MAX_FORM_NODES) {
        return Optional.empty();
      } else {
        for (Term part : parts(next, reads)) {
          if (seen.add(part)) {
            work.push(part);
          }
        }
      }
    }
    // Others are inside of arguments, and their indices may depend on anything.
    reads.keySet().retainAll(seen);
    return Optional.of(function(term, reads, List.copyOf(used)));
  }

  private static List<Term> parts(Term term, Map<Term, Read> reads) {
    if (reads.containsKey(term)) {
      return List.of(reads.get(term).array(), reads.get(term).index());
    }
    List<Term> parts = new ArrayList<>();
    for (int i = 0; i < term.arity(); i++) {
      parts.add(term.argument(i));
    }
    return parts;
  }

  private Function<A> function(Term term, Map<Term, Read> reads, List<Term> used) {
    Map<Term, FreeSymbol> names = new LinkedHashMap<>();
    Map<FreeSymbol, Term> symbols = new HashMap<>();
    for (Term argument : used) {
      FreeSymbol name = terms.fresh("form", argument.sort());
      names.put(argument, name);
      symbols.put(name, name);
      if (argument instanceof FreeSymbol symbol) {
        symbols.put(symbol, name);
      }
    }
    Transplant transplant = new Transplant(terms, symbols);
    names.forEach(transplant::replace);
    reads.forEach(
        (value, read) -> {
          if (names.containsKey(read.array())) {
            transplant.replace(value, terms.select(names.get(read.array()), read.index()));
          }
        });
    return new Function<>(
        new TermPattern(List.copyOf(names.values()), transplant.apply(term)),
        used.stream().map(arguments::get).toList());
  }

  /**
   * What reading from the arrays among the arguments looks like where factories look into them:
   * arrays that come from several places are chosen from element by element.
   */
  private Map<Term, Read> reads(Term term) {
    Map<Term, Read> found = new LinkedHashMap<>();
    Set<Term> indices = new LinkedHashSet<>();
    for (Term part : Traversal.postorder(List.of(term))) {
      if (part.is(CoreOperator.SELECT)) {
        indices.add(part.argument(1));
      }
    }
    for (Term array : arguments.keySet()) {
      if (array.sort() instanceof Sort.Array sort && array.arity() > 0) {
        for (Term index : indices) {
          if (index.sort().equals(sort.index())) {
            found.putIfAbsent(terms.select(array, index), new Read(array, index));
          }
        }
      }
    }
    found.keySet().removeIf(value -> value.arity() == 0);
    return found;
  }
}
