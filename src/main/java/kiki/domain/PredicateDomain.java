// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import kiki.domain.predicate.Predicates;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;

/** The program's own conditions, and disjunctions of two. */
public record PredicateDomain() implements Domain {
  @Override
  public String name() {
    return "predicates";
  }

  @Override
  public Turn turn() {
    return Turn.EVERY_TIME;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return Predicates.clauses(loop.predicates());
  }
}
