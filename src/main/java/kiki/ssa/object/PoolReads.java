// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.term.Term;
import kiki.term.value.CoreOperator;

/** At which indices the arrays of a pool are read, and which arrays the others are made from. */
public final class PoolReads {
  private final Map<Term, Set<Term>> arrays = new LinkedHashMap<>();
  private final Map<Term, Term> definitions = new HashMap<>();

  /** Notes a read. */
  void read(Term array, Term index) {
    arrays.computeIfAbsent(index, _ -> new LinkedHashSet<>()).add(array);
  }

  /** Notes that a symbol is what a later unwinding has brought. */
  public void define(Term symbol, Term array) {
    definitions.put(symbol, array);
  }

  /** The indices at which an array is read that one of the given arrays may be a part of. */
  List<Term> of(Collection<Term> given) {
    Map<Term, Boolean> parts = new HashMap<>();
    given.forEach(array -> parts.put(array, true));
    List<Term> found = new ArrayList<>();
    arrays.forEach(
        (index, read) -> {
          if (read.stream().anyMatch(array -> hasPart(array, parts))) {
            found.add(index);
          }
        });
    return found;
  }

  /**
   * @param known for some arrays, whether they have a part in question
   */
  private boolean hasPart(Term root, Map<Term, Boolean> known) {
    ArrayDeque<Term> work = new ArrayDeque<>(List.of(root));
    while (!work.isEmpty()) {
      Term array = work.peek();
      List<Term> parts = parts(array);
      List<Term> open = parts.stream().filter(p -> !known.containsKey(p)).toList();
      if (known.containsKey(array) || open.isEmpty()) {
        known.computeIfAbsent(array, _ -> parts.stream().anyMatch(known::get));
        work.pop();
      } else {
        open.forEach(work::push);
      }
    }
    return known.get(root);
  }

  private List<Term> parts(Term array) {
    if (array.is(CoreOperator.STORE)) {
      return List.of(array.argument(0));
    }
    if (array.is(CoreOperator.ITE)) {
      return List.of(array.argument(1), array.argument(2));
    }
    return definitions.containsKey(array) ? List.of(definitions.get(array)) : List.of();
  }
}
