// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import kiki.domain.heap.HeapRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;

/** How the data of an object relate to those of the next one. */
public record HeapLinkDomain() implements PoolDomain {
  @Override
  public String name() {
    return "heap-links";
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return HeapRows.links(loop);
  }
}
