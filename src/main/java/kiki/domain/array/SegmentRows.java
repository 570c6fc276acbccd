// SPDX-License-Identifier: Apache-2.0
package kiki.domain.array;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * The rows of the array domain: the zones of the elements of each segment, with the index, the
 * variables of the loop and the elements of other arrays at that index. A row about the element at
 * an arbitrary index of a segment speaks about all of them.
 */
public final class SegmentRows {
  /** Variables that the elements of an array are compared with. */
  private static final int MAX_COMPARED = 4;

  private static final int MAX_ROWS = 240;

  private SegmentRows() {}

  public static List<Row> of(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    for (SegmentShape segment : loop.context().segments()) {
      for (Variable element : segment.elements()) {
        rows.addAll(rows(segment, element, loop));
      }
    }
    return rows.subList(0, Math.min(rows.size(), MAX_ROWS));
  }

  private static List<Row> rows(SegmentShape segment, Variable element, LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    if (element.type() instanceof FloatType) {
      rows.add(FloatRow.of(element, FloatRow.Side.UPPER));
      rows.add(FloatRow.of(element, FloatRow.Side.LOWER));
      return rows;
    }
    rows.add(LinearRow.of(List.of(1), List.of(element)));
    rows.add(LinearRow.of(List.of(-1), List.of(element)));
    difference(rows, element, segment.index());
    for (Variable other : segment.elements()) {
      if (element.index() < other.index() && other.type() instanceof IntType) {
        difference(rows, element, other);
      }
    }
    loop.all().stream()
        .filter(variable -> variable.type().equals(element.type()))
        .limit(MAX_COMPARED)
        .forEach(variable -> difference(rows, element, variable));
    return rows;
  }

  private static void difference(List<Row> rows, Variable a, Variable b) {
    rows.add(LinearRow.of(List.of(1, -1), List.of(a, b)));
    rows.add(LinearRow.of(List.of(-1, 1), List.of(a, b)));
  }
}
