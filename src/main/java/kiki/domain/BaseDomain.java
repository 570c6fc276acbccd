// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import kiki.domain.predicate.Equalities;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;

/** That moved pointers stay in the object they pointed to where the loop was entered. */
public record BaseDomain() implements Domain {
  @Override
  public String name() {
    return "bases";
  }

  @Override
  public Turn turn() {
    return Turn.WITH_PREVIOUS;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return loop.context().bases().stream()
        .map(b -> Equalities.equal(b.first(), b.second()))
        .toList();
  }
}
