// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.heap.HeapRows;
import kiki.domain.numeric.LinearRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/** Intervals and {@code x - y <= d}. */
public record ZoneDomain() implements Domain {
  @Override
  public String name() {
    return "zones";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(new DomainFlag("--zones", "zone invariants (differences)"));
  }

  @Override
  public Turn turn() {
    return Turn.EVERY_TIME;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    List<Row> rows = new ArrayList<>(new IntervalDomain().rows(loop));
    for (Pair pair : loop.related()) {
      if (pair.isOfIntegers()) {
        rows.add(LinearRow.of(List.of(1, -1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(-1, 1), List.of(pair.first(), pair.second())));
      }
    }
    rows.addAll(HeapRows.differences(loop));
    return rows;
  }
}
