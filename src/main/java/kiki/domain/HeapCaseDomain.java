// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import kiki.domain.heap.HeapRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;

/** Disjunctions of two conditions on the objects of a pool. */
public record HeapCaseDomain() implements PoolDomain {
  @Override
  public String name() {
    return "heap-cases";
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return HeapRows.cases(loop.heap());
  }
}
