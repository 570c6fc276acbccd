// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import java.util.Optional;
import kiki.domain.heap.HeapRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/** How the data of an object relate to those of the next one. */
public record HeapLinkDomain() implements Domain {
  @Override
  public String name() {
    return "heap-links";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(HeapDomain.FLAG);
  }

  @Override
  public Turn turn() {
    return Turn.FIRST_UNWINDINGS;
  }

  @Override
  public Scope scope() {
    return Scope.POOLS;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return HeapRows.links(loop);
  }
}
