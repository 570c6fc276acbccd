// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import kiki.domain.heap.LinkRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;

/** How the objects of pools are linked that are not in the order in which they were made. */
public record HeapGraphDomain() implements PoolDomain {
  @Override
  public String name() {
    return "heap-graph";
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return LinkRows.of(loop);
  }
}
