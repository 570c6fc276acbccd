// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.List;
import java.util.Optional;
import kiki.domain.array.SegmentRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.options.DomainFlag;

/**
 * Linear equations of the elements of arrays: with factors, where {@link ArrayDomain} knows
 * differences only, and between more than two numbers.
 */
public record ArrayEquationDomain() implements Domain {
  @Override
  public String name() {
    return "array equations";
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
    return SegmentRows.equations(loop);
  }
}
