// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.array.SegmentRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/** How the elements of segments of arrays compare with what is around them. */
public record ArrayDomain() implements Domain {
  static final DomainFlag FLAG = new DomainFlag("--arrays", "invariants about segments of arrays");

  @Override
  public String name() {
    return "arrays";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(FLAG);
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
    List<Row> rows = new ArrayList<>(SegmentRows.of(loop));
    if (!rows.isEmpty() && !loop.context().bases().isEmpty()) {
      // Pointers are positions only if they point to whole elements.
      rows.addAll(new CongruenceDomain().rows(loop));
    }
    return rows;
  }
}
