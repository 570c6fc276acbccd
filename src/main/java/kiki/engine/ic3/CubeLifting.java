// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.solver.Solver;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.value.CoreOperator;

/** Which variables of an earlier state make a condition true in the solver's model. */
final class CubeLifting {
  private final Solver solver;
  private final Map<Term, Variable> sources = new HashMap<>();
  private final BitSet seen = new BitSet();
  private final ArrayDeque<Term> pending = new ArrayDeque<>();
  private final Set<Variable> found = new LinkedHashSet<>();

  private CubeLifting(Solver solver) {
    this.solver = solver;
  }

  /** To variables of a state. */
  static CubeLifting to(State state, Solver solver) {
    CubeLifting lifting = new CubeLifting(solver);
    state
        .values()
        .forEach(
            (variable, value) -> {
              if (!(value instanceof Constant)) {
                lifting.sources.putIfAbsent(value, variable);
              }
            });
    return lifting;
  }

  /** Enough variables for the condition, whose value the model gives. */
  Set<Variable> of(Iterable<Term> conditions) {
    conditions.forEach(this::visit);
    while (!pending.isEmpty()) {
      if (pending.pop() instanceof Application application) {
        descend(application);
      }
    }
    return found;
  }

  private void visit(Term term) {
    if (!seen.get(term.id())) {
      seen.set(term.id());
      Variable source = sources.get(term);
      if (source == null) {
        pending.push(term);
      } else {
        found.add(source);
      }
    }
  }

  private void descend(Application term) {
    if (term.is(CoreOperator.AND) && !solver.holds(term)) {
      visit(falseArgument(term));
    } else if (term.is(CoreOperator.ITE)) {
      visit(term.argument(0));
      visit(term.argument(solver.holds(term.argument(0)) ? 1 : 2));
    } else {
      visitAll(term);
    }
  }

  private void visitAll(Application term) {
    for (int i = 0; i < term.arity(); i++) {
      visit(term.argument(i));
    }
  }

  /** One that is visited already, if possible. */
  private Term falseArgument(Application conjunction) {
    Term first = null;
    for (int i = 0; i < conjunction.arity(); i++) {
      Term argument = conjunction.argument(i);
      if (!solver.holds(argument)) {
        if (seen.get(argument.id())) {
          return argument;
        }
        first = first == null ? argument : first;
      }
    }
    return first;
  }
}
