package kiki.domain.predicate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.numeric.LinearRow;
import kiki.domain.template.Parameter;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/** Simple conditions on a loop's state, their conjunctions and the negations of these. */
public final class StateLiterals {
  private StateLiterals() {}

  /** That a sum is at most a bound; empty if it always is. */
  public static Optional<PredicateRow> atMost(LinearRow row, BigInteger bound) {
    Parameter parameter = new Parameter.Bound(bound);
    return bound.compareTo(row.maximum()) >= 0
        ? Optional.empty()
        : row.text(parameter)
            .map(
                text ->
                    new PredicateRow(
                        text,
                        row.variables(),
                        (terms, state) -> row.holds(terms, state, parameter)));
  }

  /** The condition or its negation, whichever holds; empty if the state lacks a variable. */
  public static Optional<PredicateRow> holding(
      PredicateRow condition, Terms terms, Valuation model, State state) {
    if (!state.has(condition.variables())) {
      return Optional.empty();
    }
    boolean holds = model.value(condition.predicate().of(terms, state)) == Value.Bool.TRUE;
    return Optional.of(holds ? condition : Predicates.negation(condition));
  }

  /** That not all of the literals hold. */
  public static PredicateRow clause(List<PredicateRow> literals) {
    List<PredicateRow> cube = List.copyOf(literals);
    List<String> texts = new ArrayList<>();
    Set<Variable> variables = new LinkedHashSet<>();
    for (PredicateRow literal : cube) {
      boolean simple = cube.size() == 1 || literal.text().startsWith("!");
      texts.add(simple ? literal.text() : "(" + literal.text() + ")");
      variables.addAll(literal.variables());
    }
    return new PredicateRow(
        cube.isEmpty() ? "0" : "!(" + String.join(" && ", texts) + ")",
        List.copyOf(variables),
        (terms, state) -> {
          List<Term> conjuncts = new ArrayList<>();
          cube.forEach(literal -> conjuncts.add(literal.predicate().of(terms, state)));
          return terms.not(terms.and(conjuncts));
        });
  }
}
