// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/** Candidates that two variables always, or never, have the same value. */
final class Equalities {
  private Equalities() {}

  static List<Row> rows(Pair pair) {
    return bothWays(new Predicate.Equal(pair.first(), pair.second()));
  }

  static Row equal(Pair pair) {
    return new PredicateRow(new Predicate.Equal(pair.first(), pair.second()));
  }

  /** That a pointer is null, or is not. */
  static List<Row> ofNull(Variable pointer) {
    return bothWays(new Predicate.Zero(pointer));
  }

  private static List<Row> bothWays(Predicate predicate) {
    return List.of(new PredicateRow(predicate), new PredicateRow(predicate.negation()));
  }
}
