// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.AffineRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/** Linear equations modulo powers of two. */
public record AffineDomain() implements Domain {
  @Override
  public String name() {
    return "affine";
  }

  @Override
  public Turn turn() {
    return Turn.EVERY_TIME;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    List<Variable> integers = new ArrayList<>();
    Set<Variable> candidates = new LinkedHashSet<>(loop.all());
    loop.context()
        .entered()
        .forEach(pair -> candidates.addAll(List.of(pair.first(), pair.second())));
    for (Variable variable : candidates) {
      if (variable.type() instanceof IntType type
          && type.width() <= DomainTuning.MAX_WIDTH
          && integers.size() < DomainTuning.AFFINE_VARIABLES) {
        integers.add(variable);
      }
    }
    return integers.isEmpty() ? List.of() : List.of(AffineRow.of(integers));
  }
}
