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
    rows.addAll(differences(loop));
    rows.addAll(HeapRows.differences(loop));
    return rows;
  }

  private static List<Row> differences(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    for (Pair pair : loop.related()) {
      if (pair.isOfIntegers()) {
        rows.add(LinearRow.of(List.of(1, -1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(-1, 1), List.of(pair.first(), pair.second())));
      }
    }
    return rows;
  }

  /**
   * Differences where a loop works on arrays, before the elements are looked at: which of two
   * positions comes first decides what is known of the elements at them.
   */
  record OfPositions() implements Domain {
    @Override
    public String name() {
      return "positions";
    }

    @Override
    public Turn turn() {
      return Turn.FIRST_UNWINDINGS;
    }

    @Override
    public Scope scope() {
      return Scope.ARRAYS;
    }

    @Override
    public List<Row> rows(LoopShape loop) {
      return loop.context().segments().isEmpty() ? List.of() : differences(loop);
    }
  }
}
