package kiki.domain;

import java.util.List;
import kiki.cfront.type.FloatType;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.DefaultValues;

/** Candidates that two variables always, or never, have the same value. */
final class Equalities {
  private Equalities() {}

  static List<Row> rows(Pair pair) {
    String first = pair.first().text();
    String second = pair.second().text();
    List<Variable> variables = List.of(pair.first(), pair.second());
    return List.of(
        equal(pair),
        new PredicateRow(
            first + " != " + second,
            variables,
            (terms, state) -> terms.not(equal(terms, state, pair))));
  }

  static Row equal(Pair pair) {
    return new PredicateRow(
        pair.first().text() + " == " + pair.second().text(),
        List.of(pair.first(), pair.second()),
        (terms, state) -> equal(terms, state, pair));
  }

  /** That a pointer is null, or is not. */
  static List<Row> ofNull(Variable pointer) {
    return List.of(
        new PredicateRow(
            pointer.text() + " == 0",
            List.of(pointer),
            (terms, state) -> isNull(terms, state, pointer)),
        new PredicateRow(
            pointer.text() + " != 0",
            List.of(pointer),
            (terms, state) -> terms.not(isNull(terms, state, pointer))));
  }

  private static Term isNull(Terms terms, State state, Variable pointer) {
    Term value = state.of(pointer);
    return terms.equal(value, terms.constant(DefaultValues.defaultOf(value.sort())));
  }

  private static Term equal(Terms terms, State state, Pair pair) {
    Term a = state.of(pair.first());
    Term b = state.of(pair.second());
    return pair.first().type() instanceof FloatType
        ? terms.floats().equal(a, b)
        : terms.equal(a, b);
  }
}
