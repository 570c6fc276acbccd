// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.value.Sort;

/**
 * Which variables of a loop have to do with each other: they occur in one comparison, or one is
 * computed from the other. Rows over other pairs would rarely say anything.
 */
final class RelatedVariables {
  private final List<Variable> variables;
  private final int changed;
  private final Map<Term, Long> support = new HashMap<>();
  private final Set<Pair> pairs = new LinkedHashSet<>();

  private RelatedVariables(List<Variable> variables, int changed) {
    this.variables = variables;
    this.changed = changed;
  }

  /**
   * @param variables those that the loop changes first; the rest of many is left out
   * @param changed how many these are
   */
  static RelatedVariables among(List<Variable> variables, int changed) {
    int looked = Math.min(variables.size(), Long.SIZE);
    return new RelatedVariables(variables.subList(0, looked), changed);
  }

  /**
   * The pairs that one instance of the loop relates, at least one of each being changed.
   *
   * @param ordered all terms to look at, arguments first
   */
  Set<Pair> pairs(State before, List<State> after, Collection<Term> ordered) {
    for (int i = 0; i < variables.size(); i++) {
      Term symbol = before.values().get(variables.get(i));
      if (symbol != null) {
        support.putIfAbsent(symbol, 1L << i);
      }
    }
    ordered.forEach(this::visit);
    for (State state : after) {
      for (int i = 0; i < Math.min(changed, variables.size()); i++) {
        Term value = state.values().get(variables.get(i));
        if (value != null) {
          relate(support.get(value) | 1L << i);
        }
      }
    }
    return pairs;
  }

  private void visit(Term term) {
    if (support.containsKey(term)) {
      return;
    }
    long mask = 0;
    boolean atom = term.sort() instanceof Sort.Bool;
    for (int i = 0; i < term.arity(); i++) {
      mask |= support.get(term.argument(i));
      atom &= !(term.argument(i).sort() instanceof Sort.Bool);
    }
    support.put(term, mask);
    if (atom && term.arity() > 0) {
      relate(mask);
    }
  }

  private void relate(long mask) {
    if (Long.bitCount(mask) < 2 || Long.bitCount(mask) > LoopTuning.MAX_TOGETHER) {
      return;
    }
    for (int i = 0; i < Math.min(changed, variables.size()); i++) {
      for (int j = i + 1; j < variables.size(); j++) {
        if ((mask >>> i & 1) == 1 && (mask >>> j & 1) == 1 && pairs.size() < LoopTuning.MAX_PAIRS) {
          pairs.add(new Pair(variables.get(i), variables.get(j)));
        }
      }
    }
  }
}
