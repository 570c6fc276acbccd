// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.array.SegmentRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/**
 * As {@link ArrayDomain}, by cases: where an element that belongs to another has some values, and,
 * in loops whose positions move by more than one, of the elements that they pass and of those they
 * skip. These rows are many and hard for the solver, and mostly not needed.
 */
public record ArrayCaseDomain() implements Domain {
  @Override
  public String name() {
    return "array cases";
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
    List<Row> rows = new ArrayList<>(SegmentRows.byCases(loop));
    boolean strided =
        loop.context().segments().stream().anyMatch(s -> s.kind() == SegmentShape.Kind.STRIDED);
    if (!rows.isEmpty() && (strided || !loop.context().bases().isEmpty())) {
      // Pointers are positions only if they point to whole elements; strides need their phase.
      rows.addAll(new CongruenceDomain().rows(loop));
    }
    return rows;
  }
}
