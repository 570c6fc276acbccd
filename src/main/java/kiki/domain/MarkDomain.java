// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import kiki.domain.array.MarkRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;

/** Elements written before the loop, and distances from their positions. */
public record MarkDomain() implements Domain {
  @Override
  public String name() {
    return "marks";
  }

  @Override
  public Turn turn() {
    return Turn.EVERY_TIME;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return MarkRows.of(loop);
  }
}
