// SPDX-License-Identifier: Apache-2.0
package kiki.domain.array;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import kiki.domain.numeric.DistanceRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.numeric.LinearRow.Summand;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.MarkShape;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * The rows about marked elements: what they are, and how the loop's indices and offsets relate to
 * their positions, and to what they were where the loop was entered. Together they say that a loop
 * over a string does not pass its end.
 */
public final class MarkRows {
  private MarkRows() {}

  public static List<Row> of(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    for (LoopShape.Pair pair : loop.context().entered()) {
      List<Variable> both = List.of(pair.first(), pair.second());
      rows.add(new DistanceRow(LinearRow.of(List.of(1, -1), both)));
      rows.add(new DistanceRow(LinearRow.of(List.of(-1, 1), both)));
    }
    for (MarkShape mark : loop.context().marks()) {
      mark.element()
          .ifPresent(
              element -> {
                rows.add(LinearRow.of(List.of(1), List.of(element)));
                rows.add(LinearRow.of(List.of(-1), List.of(element)));
              });
      mark.positions()
          .forEach(
              (position, stride) -> {
                rows.add(distance(position, mark.index(), stride, BigInteger.ONE));
                rows.add(distance(position, mark.index(), stride, BigInteger.ONE.negate()));
              });
    }
    return rows.subList(0, Math.min(rows.size(), ArrayTuning.MAX_MARK_ROWS));
  }

  private static Row distance(Variable position, Variable index, long stride, BigInteger sign) {
    BigInteger step = sign.negate().multiply(BigInteger.valueOf(stride));
    return new DistanceRow(
        LinearRow.of(List.of(new Summand(sign, position), new Summand(step, index))));
  }
}
