// SPDX-License-Identifier: Apache-2.0
package kiki.domain.predicate;

import java.util.List;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/** Candidates that two variables always, or never, have the same value. */
public final class Equalities {
  private Equalities() {}

  public static List<Row> rows(Variable first, Variable second) {
    return bothWays(new Predicate.Equal(first, second));
  }

  public static Row equal(Variable first, Variable second) {
    return new PredicateRow(new Predicate.Equal(first, second));
  }

  /** That a pointer is null, or is not. */
  public static List<Row> ofNull(Variable pointer) {
    return bothWays(new Predicate.Zero(pointer));
  }

  private static List<Row> bothWays(Predicate predicate) {
    return List.of(new PredicateRow(predicate), new PredicateRow(predicate.negation()));
  }
}
