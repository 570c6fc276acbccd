// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import java.util.Optional;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/**
 * Bounds of variables in programs with a heap, before anything is known of that: invariants about
 * it cost the most, and what a counter decides needs none.
 */
public record BoundsBesideHeapDomain() implements Domain {
  @Override
  public String name() {
    return "bounds-beside-heap";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.empty();
  }

  @Override
  public Turn turn() {
    return Turn.FIRST_UNWINDINGS;
  }

  /** Without pools, {@link IntervalDomain} is first anyway. */
  @Override
  public Scope scope() {
    return Scope.POOLS;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    return IntervalDomain.rows(loop.variables());
  }
}
