// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.PoolShape;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;
import kiki.options.DomainFlag;

/** {@code x <= d} and {@code -x <= d}, for floats too. */
public record IntervalDomain() implements Domain {
  @Override
  public String name() {
    return "intervals";
  }

  @Override
  public Optional<DomainFlag> option() {
    return Optional.of(new DomainFlag("--intervals", "interval invariants"));
  }

  @Override
  public Turn turn() {
    return Turn.EVERY_TIME;
  }

  @Override
  public List<Row> rows(LoopShape loop) {
    List<Variable> variables = new ArrayList<>(loop.variables());
    for (PoolShape pool : loop.heap().pools()) {
      pool.numbers().stream().filter(loop.heap().changed()::contains).forEach(variables::add);
    }
    return rows(variables);
  }

  static List<Row> rows(List<Variable> variables) {
    List<Row> rows = new ArrayList<>();
    for (Variable variable : variables) {
      if (variable.type() instanceof IntType) {
        rows.add(LinearRow.of(List.of(1), List.of(variable)));
        rows.add(LinearRow.of(List.of(-1), List.of(variable)));
      } else if (variable.type() instanceof FloatType) {
        rows.add(FloatRow.of(variable, FloatRow.Side.UPPER));
        rows.add(FloatRow.of(variable, FloatRow.Side.LOWER));
      }
    }
    return rows;
  }
}
