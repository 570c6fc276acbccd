// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.array.SegmentRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/**
 * As {@link ArrayDomain}, about the elements that two nested loops have accessed: matrices, also
 * where rows and columns are parts of one index.
 */
public record ArrayGridDomain() implements Domain {
  @Override
  public String name() {
    return "array grids";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(ArrayDomain.FLAG);
  }

  @Override
  public Turn turn() {
    return Turn.EVERY_TIME;
  }

  @Override
  public Scope scope() {
    return Scope.ARRAYS;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    List<Row> rows = new ArrayList<>(SegmentRows.ofGrids(loop));
    if (!rows.isEmpty()) {
      // Positions differ as far as the counters have bounds.
      rows.addAll(new IntervalDomain().rows(loop));
    }
    return rows;
  }
}
