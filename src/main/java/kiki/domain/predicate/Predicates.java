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
import kiki.term.rewrite.Transplant;

/** Candidate invariants made of predicates that the program itself states. */
public final class Predicates {
  private Predicates() {}

  /**
   * The candidate that a term stands for, in which symbols stand for variables; empty if it cannot
   * be written as C.
   */
  public static Optional<PredicateRow> of(Term pattern, Map<FreeSymbol, Variable> symbols) {
    Map<FreeSymbol, Variable> names = new LinkedHashMap<>(symbols);
    return new TermText(names)
        .of(pattern)
        .map(
            text ->
                new PredicateRow(
                    text,
                    List.copyOf(names.values()),
                    (terms, state) -> {
                      Map<FreeSymbol, Term> values = new LinkedHashMap<>();
                      names.forEach((symbol, variable) -> values.put(symbol, state.of(variable)));
                      return new Transplant(terms, values).apply(pattern);
                    }));
  }

  /** The predicates and their negations, and all disjunctions of two of those. */
  public static List<Row> clauses(List<PredicateRow> predicates) {
    List<PredicateRow> literals = new ArrayList<>();
    for (PredicateRow predicate : predicates) {
      literals.add(predicate);
      literals.add(negation(predicate));
    }
    List<Row> rows = new ArrayList<>(literals);
    for (int i = 0; i < literals.size(); i++) {
      for (int j = i + 1 + (i + 1) % 2; j < literals.size(); j++) {
        rows.add(disjunction(literals.get(i), literals.get(j)));
      }
    }
    return rows;
  }

  static PredicateRow negation(PredicateRow row) {
    return new PredicateRow(
        "!(" + row.text() + ")",
        row.variables(),
        (terms, state) -> terms.not(row.predicate().of(terms, state)));
  }

  private static PredicateRow disjunction(PredicateRow a, PredicateRow b) {
    List<Variable> variables = new ArrayList<>(a.variables());
    b.variables().stream().filter(v -> !variables.contains(v)).forEach(variables::add);
    return new PredicateRow(
        "(" + a.text() + ") || (" + b.text() + ")",
        variables,
        (terms, state) -> terms.or(a.predicate().of(terms, state), b.predicate().of(terms, state)));
  }
}
