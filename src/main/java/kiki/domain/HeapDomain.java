// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.heap.HeapRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/** Which objects pointers point to, and in which order the objects of pools are linked. */
public record HeapDomain() implements Domain {
  /** Also asks for {@link HeapLinkDomain} and {@link HeapCaseDomain}. */
  static final DomainFlag FLAG =
      new DomainFlag("--heap", "invariants about the shape and order of heap objects");

  @Override
  public String name() {
    return "heap";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(FLAG);
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
    List<Row> rows = new ArrayList<>(HeapRows.shapes(loop));
    rows.addAll(HeapRows.orders(loop.heap()));
    return rows;
  }
}
