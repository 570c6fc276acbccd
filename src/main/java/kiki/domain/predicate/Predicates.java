// SPDX-License-Identifier: Apache-2.0
package kiki.domain.predicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.rewrite.TermPattern;

/** Candidate invariants made of predicates that the program itself states. */
public final class Predicates {
  private Predicates() {}

  /**
   * The candidate that a term stands for, in which symbols stand for variables; empty if it cannot
   * be written as C.
   */
  public static Optional<PredicateRow> of(Term pattern, Map<FreeSymbol, Variable> symbols) {
    Map<FreeSymbol, Variable> names = new LinkedHashMap<>(symbols);
    TermPattern stated = new TermPattern(List.copyOf(names.keySet()), pattern);
    return new TermText(names)
        .of(pattern)
        .map(_ -> new PredicateRow(new Predicate.Stated(stated, List.copyOf(names.values()))));
  }

  /** The predicates and their negations, and all disjunctions of two of those. */
  public static List<Row> clauses(List<PredicateRow> predicates) {
    List<PredicateRow> literals = new ArrayList<>();
    for (PredicateRow predicate : predicates) {
      literals.add(predicate);
      literals.add(predicate.negation());
    }
    List<Row> rows = new ArrayList<>(literals);
    for (int i = 0; i < literals.size(); i++) {
      for (int j = i + 1 + (i + 1) % 2; j < literals.size(); j++) {
        rows.add(disjunction(literals.get(i), literals.get(j)));
      }
    }
    return rows;
  }

  private static PredicateRow disjunction(PredicateRow a, PredicateRow b) {
    return new PredicateRow(new Predicate.AnyOf(List.of(a.predicate(), b.predicate())));
  }
}
