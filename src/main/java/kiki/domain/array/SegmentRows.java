// SPDX-License-Identifier: Apache-2.0
package kiki.domain.array;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.ConstantRow;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.numeric.SignRow;
import kiki.domain.numeric.WhenRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * The rows of the array domain: how the elements of each segment compare with constants, with the
 * index, with variables of the loop and with the elements that belong to them; always, and where a
 * flag has one value. A row about the element at an arbitrary index of a segment speaks about all
 * of them.
 */
public final class SegmentRows {
  private SegmentRows() {}

  /** About single elements. */
  public static List<Row> of(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    List<Row> conditional = new ArrayList<>();
    for (SegmentShape segment : loop.context().segments()) {
      if (!segment.isOfPairs()) {
        List<Row> compared = comparisons(segment, loop);
        rows.addAll(compared);
        rows.addAll(differences(segment));
        compared.forEach(row -> conditional.addAll(conditional(row, loop)));
      }
    }
    rows.addAll(conditional);
    return rows.subList(0, Math.min(rows.size(), ArrayTuning.MAX_SEGMENT_ROWS));
  }

  /** About pairs of elements. */
  public static List<Row> ofPairs(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    for (SegmentShape segment : loop.context().segments()) {
      if (segment.isOfPairs() && segment.elements().stream().allMatch(SegmentRows::isInteger)) {
        Row row =
            new SignRow.OfVariables(segment.elements().getFirst(), segment.elements().getLast());
        rows.add(row);
        rows.addAll(conditional(row, loop));
      }
    }
    return rows.subList(0, Math.min(rows.size(), ArrayTuning.MAX_SEGMENT_ROWS));
  }

  private static boolean isInteger(Variable variable) {
    return variable.type() instanceof IntType;
  }

  private static List<Row> comparisons(SegmentShape segment, LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    Variable element = segment.elements().getFirst();
    if (element.type() instanceof FloatType) {
      rows.add(FloatRow.of(element, FloatRow.Side.UPPER));
      rows.add(FloatRow.of(element, FloatRow.Side.LOWER));
      return rows;
    }
    for (BigInteger constant : segment.constants()) {
      if (((IntType) element.type()).contains(constant)) {
        rows.add(new SignRow.WithConstant(element, constant));
      }
    }
    rows.add(new SignRow.OfVariables(element, segment.indices().getFirst()));
    segment.elements().stream()
        .skip(1)
        .filter(SegmentRows::isInteger)
        .forEach(other -> rows.add(new SignRow.OfVariables(element, other)));
    segment.probes().stream()
        .filter(SegmentRows::isInteger)
        .forEach(other -> rows.add(new SignRow.OfVariables(element, other)));
    loop.all().stream()
        .filter(variable -> variable.type().equals(element.type()))
        .limit(ArrayTuning.MAX_COMPARED)
        .forEach(variable -> rows.add(new SignRow.OfVariables(element, variable)));
    return rows;
  }

  private static List<Row> differences(SegmentShape segment) {
    List<Row> rows = new ArrayList<>();
    Variable element = segment.elements().getFirst();
    if (isInteger(element)) {
      List<Variable> others = new ArrayList<>(segment.indices());
      segment.elements().stream().skip(1).filter(SegmentRows::isInteger).forEach(others::add);
      for (Variable other : others) {
        rows.add(new ConstantRow(LinearRow.of(List.of(1, -1), List.of(element, other))));
      }
    }
    return rows;
  }

  private static List<Row> conditional(Row row, LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    loop.enumerated().stream()
        .filter(flag -> !row.variables().contains(flag))
        .limit(ArrayTuning.MAX_FLAGS)
        .forEach(
            flag -> {
              for (int value = 0; value < ArrayTuning.FLAG_VALUES; value++) {
                rows.add(new WhenRow(flag, BigInteger.valueOf(value), row));
              }
            });
    return rows;
  }
}
