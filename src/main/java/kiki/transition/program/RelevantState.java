// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.ssa.form.StepRelation;
import kiki.term.Term;
import kiki.term.Traversal;

/**
 * The part of the state that decides where steps go and what they violate. The paper keeps
 * variables that are used in several blocks; nobody needs those of which only copies are made.
 */
final class RelevantState {
  private final StepRelation relation;
  private final Set<Term> symbols = new HashSet<>();

  private RelevantState(StepRelation relation) {
    this.relation = relation;
  }

  /** The relation without what is of no influence. */
  static StepRelation of(StepRelation relation) {
    RelevantState relevant = new RelevantState(relation);
    relevant.close();
    return relevant.restricted();
  }

  private void close() {
    List<Term> wanted = new ArrayList<>();
    relation.arrivals().forEach(a -> wanted.add(a.guard()));
    relation.assertions().forEach(a -> wanted.add(a.violation()));
    relation.unsupported().forEach(u -> wanted.add(u.guard()));
    List<StepRelation.StateVariable> left = new ArrayList<>(relation.state());
    List<Term> constraints = new ArrayList<>(relation.constraints());
    while (!wanted.isEmpty()) {
      symbols.addAll(Traversal.symbols(wanted));
      wanted.clear();
      for (StepRelation.StateVariable v : List.copyOf(left)) {
        if (symbols.contains(v.symbol())) {
          left.remove(v);
          relation.arrivals().stream()
              .filter(a -> a.values().containsKey(v))
              .forEach(a -> wanted.add(a.values().get(v)));
        }
      }
      for (Term constraint : List.copyOf(constraints)) {
        if (Traversal.symbols(List.of(constraint)).stream().anyMatch(symbols::contains)) {
          constraints.remove(constraint);
          wanted.add(constraint);
        }
      }
    }
  }

  private StepRelation restricted() {
    List<StepRelation.Arrival> arrivals = new ArrayList<>();
    for (StepRelation.Arrival a : relation.arrivals()) {
      Map<StepRelation.StateVariable, Term> values = new LinkedHashMap<>(a.values());
      values.keySet().removeIf(v -> !symbols.contains(v.symbol()));
      arrivals.add(new StepRelation.Arrival(a.to(), a.guard(), values));
    }
    return new StepRelation(
        relation.grain(),
        relation.terms(),
        relation.points(),
        relation.state().stream().filter(v -> symbols.contains(v.symbol())).toList(),
        arrivals,
        relation.assertions(),
        relation.unsupported(),
        relation.inputs(),
        relation.steps(),
        relation.constraints().stream().filter(this::concerns).toList(),
        relation.addresses(),
        relation.objects());
  }

  private boolean concerns(Term constraint) {
    return Traversal.symbols(List.of(constraint)).stream().anyMatch(symbols::contains);
  }
}
