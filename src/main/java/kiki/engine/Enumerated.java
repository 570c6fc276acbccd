package kiki.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.State;
import kiki.domain.Variable;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Operator;
import kiki.term.Term;

/**
 * Finds the variables whose value after the loop body is always a constant or the value that such a
 * variable had before.
 */
final class Enumerated {
  private Enumerated() {}

  static List<Variable> among(List<Variable> variables, State before, List<State> after) {
    Set<Variable> candidates = new HashSet<>();
    for (Variable variable : variables) {
      if (variable.type() instanceof IntType && before.values().containsKey(variable)) {
        candidates.add(variable);
      }
    }
    boolean removed;
    do {
      removed = removeSome(candidates, before, after);
    } while (removed);
    return new ArrayList<>(variables.stream().filter(candidates::contains).toList());
  }

  /** Removes variables that get something else; false if none does. */
  private static boolean removeSome(Set<Variable> candidates, State before, List<State> after) {
    Set<Term> allowed = new HashSet<>();
    candidates.forEach(variable -> allowed.add(before.of(variable)));
    return candidates.removeIf(
        variable ->
            after.stream()
                .map(State::values)
                .map((Map<Variable, Term> values) -> values.get(variable))
                .anyMatch(value -> value == null || !isChosenFrom(value, allowed)));
  }

  /** Whether the leaves of nested choices are constants or allowed terms. */
  private static boolean isChosenFrom(Term value, Set<Term> allowed) {
    Deque<Term> work = new ArrayDeque<>(List.of(value));
    Set<Term> seen = new HashSet<>(work);
    while (!work.isEmpty()) {
      Term term = work.pop();
      if (term instanceof Application choice && choice.operator() == Operator.ITE) {
        for (int i = 1; i <= 2; i++) {
          if (seen.add(term.argument(i))) {
            work.push(term.argument(i));
          }
        }
      } else if (!(term instanceof Constant) && !allowed.contains(term)) {
        return false;
      }
    }
    return true;
  }
}
