// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.numeric.LinearRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/** Zones and {@code x + y <= d}, {@code -x - y <= d}. */
public record OctagonDomain() implements Domain {
  @Override
  public String name() {
    return "octagons";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(new DomainFlag("--octagons", "octagon invariants (sums and differences)"));
  }

  @Override
  public Turn turn() {
    return Turn.ONCE;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    List<Row> rows = new ArrayList<>(new ZoneDomain().rows(loop));
    for (Pair pair : loop.related()) {
      if (pair.isOfIntegers()) {
        rows.add(LinearRow.of(List.of(1, 1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(-1, -1), List.of(pair.first(), pair.second())));
      }
    }
    return rows;
  }
}
