// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Traversal;

/**
 * Finds the variables that the loop body sets to constants, copies from each other, or computes
 * from others than themselves: those that may take few values.
 */
final class FiniteVariables {
  private FiniteVariables() {}

  static List<Variable> among(
      List<Variable> variables, State entry, State before, List<State> after) {
    Set<Variable> candidates = new HashSet<>();
    for (Variable variable : variables) {
      if (variable.type() instanceof IntType && before.values().containsKey(variable)) {
        candidates.add(variable);
      }
    }
    boolean removed;
    do {
      removed = removeSome(candidates, entry, before, after);
    } while (removed);
    return new ArrayList<>(variables.stream().filter(candidates::contains).toList());
  }

  /** Removes variables that get something else; false if none does. */
  private static boolean removeSome(
      Set<Variable> candidates, State entry, State before, List<State> after) {
    Set<Term> allowed = new HashSet<>();
    for (Variable variable : candidates) {
      allowed.add(before.of(variable));
      Optional.ofNullable(entry.values().get(variable)).ifPresent(allowed::add);
    }
    return candidates.removeIf(
        variable ->
            after.stream()
                .map(state -> state.values().get(variable))
                .anyMatch(
                    value -> value == null || !isEnumerated(value, before.of(variable), allowed)));
  }

  /**
   * Looks at the leaves of nested choices: each a constant, an allowed term, or an expression
   * without the variable itself; at least one a constant.
   */
  private static boolean isEnumerated(Term value, Term own, Set<Term> allowed) {
    boolean constant = false;
    for (Term term : ArrayAccesses.leaves(value)) {
      if (term instanceof Constant) {
        constant = true;
      } else if (!allowed.contains(term) && !isComputedFromOthers(term, own)) {
        return false;
      }
    }
    return constant;
  }

  private static boolean isComputedFromOthers(Term term, Term own) {
    List<FreeSymbol> symbols = Traversal.symbols(List.of(term));
    return term instanceof Application
        && Collections.disjoint(symbols, Traversal.symbols(List.of(own)));
  }
}
