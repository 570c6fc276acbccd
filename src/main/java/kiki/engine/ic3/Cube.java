// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.predicate.StateLiterals;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * States at the back edge of a loop: those in which all literals hold.
 *
 * @param loop the {@link kiki.ssa.form.LoopView#number} of the loop
 * @param coarse literals at the landmarks of the program, which lemmas should be made of
 * @param fine literals that describe a state exactly
 */
record Cube(int loop, List<PredicateRow> coarse, List<PredicateRow> fine) {
  Cube {
    coarse = List.copyOf(coarse);
    fine = List.copyOf(fine);
  }

  /** The coarse literals first. */
  List<PredicateRow> literals() {
    List<PredicateRow> all = new ArrayList<>(coarse);
    all.addAll(fine);
    return all;
  }

  /** The invariant that excludes it. */
  PredicateRow clause() {
    return StateLiterals.clause(literals());
  }

  List<Variable> variables() {
    return clause().variables();
  }

  /** The literals in a state that has their variables. */
  List<Term> in(Terms terms, State state) {
    List<Term> conjuncts = new ArrayList<>();
    literals().forEach(literal -> conjuncts.add(literal.predicate().of(terms, state)));
    return conjuncts;
  }

  Cube without(Collection<PredicateRow> literals) {
    return new Cube(
        loop,
        coarse.stream().filter(l -> !literals.contains(l)).toList(),
        fine.stream().filter(l -> !literals.contains(l)).toList());
  }

  /** Whether it contains all states of another one of the same loop, as far as literals show. */
  boolean subsumes(Cube other) {
    return loop == other.loop && other.literals().containsAll(literals());
  }
}
