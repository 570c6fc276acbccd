// SPDX-License-Identifier: Apache-2.0
package kiki.domain.array;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.AffineRow;
import kiki.domain.numeric.ConstantRow;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.SignRow;
import kiki.domain.numeric.WhenRow;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.SegmentShape;
import kiki.domain.shape.SegmentShape.Kind;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Formula.Relation;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * The rows of the array domain: how the elements of each segment compare with constants, with the
 * index, with variables of the loop and with the elements that belong to them; always, and where a
 * flag or such an element has some values; and what the program claims about such elements
 * elsewhere. A row about the element at an arbitrary index of a segment speaks about all of them.
 */
public final class SegmentRows {
  private SegmentRows() {}

  /** About single elements: always, and where a flag has some values. */
  public static List<Row> of(LoopShape loop) {
    return rows(loop, singles(loop).filter(s -> s.kind() == Kind.EACH).toList());
  }

  /** About the elements that two nested loops have accessed. */
  public static List<Row> ofGrids(LoopShape loop) {
    List<SegmentShape> grids =
        loop.context().segments().stream().filter(s -> s.kind() == Kind.GRID).toList();
    return rows(loop, grids);
  }

  /** Also about elements at a distance, and about those that belong to others; empty without. */
  public static List<Row> byCases(LoopShape loop) {
    List<SegmentShape> segments = singles(loop).toList();
    List<Row> together = segments.stream().flatMap(s -> together(s).stream()).toList();
    if (together.isEmpty() && segments.stream().allMatch(s -> s.kind() == Kind.EACH)) {
      return List.of();
    }
    List<Row> rows = new ArrayList<>(rows(loop, segments));
    rows.addAll(together);
    return limited(rows);
  }

  private static List<Row> rows(LoopShape loop, List<SegmentShape> segments) {
    List<Row> rows = new ArrayList<>();
    segments.forEach(segment -> rows.addAll(always(segment)));
    for (SegmentShape segment : segments) {
      comparisons(segment).forEach(row -> rows.addAll(conditional(row, loop)));
    }
    return limited(rows);
  }

  private static Stream<SegmentShape> singles(LoopShape loop) {
    return loop.context().segments().stream().filter(s -> !s.isOfPairs() && s.kind() != Kind.GRID);
  }

  private static List<Row> limited(List<Row> rows) {
    return rows.subList(0, Math.min(rows.size(), ArrayTuning.MAX_SEGMENT_ROWS));
  }

  private static List<Row> always(SegmentShape segment) {
    List<Row> rows = new ArrayList<>(comparisons(segment));
    segment.stated().forEach(v -> rows.add(new PredicateRow(new Predicate.IsSet(v))));
    rows.addAll(differences(segment));
    return rows;
  }

  /** Linear equations of elements with their indices, with each other and with what is around. */
  public static List<Row> equations(LoopShape loop) {
    Map<Set<Variable>, Row> rows = new LinkedHashMap<>();
    for (SegmentShape segment : singles(loop).toList()) {
      List<Variable> numbers =
          segment.equated().stream()
              .filter(SegmentRows::isNarrow)
              .limit(ArrayTuning.MAX_EQUATED)
              .toList();
      if (numbers.size() > 1) {
        // Segments of arrays that are written together have the same numbers.
        rows.putIfAbsent(Set.copyOf(numbers), AffineRow.ofFirst(numbers));
      }
    }
    return limited(List.copyOf(rows.values()));
  }

  private static boolean isNarrow(Variable variable) {
    return variable.type() instanceof IntType type && type.width() <= DomainTuning.MAX_WIDTH;
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
    return limited(rows);
  }

  private static boolean isInteger(Variable variable) {
    return variable.type() instanceof IntType;
  }

  private static List<Row> comparisons(SegmentShape segment) {
    List<Row> rows = new ArrayList<>();
    Variable element = segment.elements().getFirst();
    if (element.type() instanceof FloatType) {
      rows.add(FloatRow.of(element, FloatRow.Side.UPPER));
      rows.add(FloatRow.of(element, FloatRow.Side.LOWER));
      return rows;
    }
    rows.addAll(withConstants(segment, element));
    if (segment.order() == SegmentShape.Order.INDEX) {
      rows.add(new SignRow.OfVariables(element, segment.indices().getFirst()));
    }
    segment.elements().stream()
        .skip(1)
        .filter(SegmentRows::isInteger)
        .forEach(other -> rows.add(new SignRow.OfVariables(element, other)));
    segment.compared().stream()
        .filter(SegmentRows::isInteger)
        .forEach(other -> rows.add(new SignRow.OfVariables(element, other)));
    return rows;
  }

  private static List<Row> differences(SegmentShape segment) {
    List<Row> rows = new ArrayList<>();
    Variable element = segment.elements().getFirst();
    if (isInteger(element)) {
      List<Variable> others = new ArrayList<>();
      if (segment.order() == SegmentShape.Order.INDEX) {
        others.addAll(segment.indices());
      }
      segment.elements().stream().skip(1).filter(SegmentRows::isInteger).forEach(others::add);
      segment.compared().stream().filter(SegmentRows::isInteger).forEach(others::add);
      for (Variable other : others) {
        rows.add(new ConstantRow(element, other));
      }
    }
    return rows;
  }

  /** How an element compares with constants where one that belongs to it does. */
  private static List<Row> together(SegmentShape segment) {
    List<Row> rows = new ArrayList<>();
    for (Row row : withConstants(segment, segment.elements().getFirst())) {
      for (Variable other : segment.elements().subList(1, segment.elements().size())) {
        for (SignRow condition : withConstants(segment, other)) {
          rows.add(new WhenRow(condition, Relation.LESS, row));
          rows.add(new WhenRow(condition, Relation.AT_LEAST, row));
        }
      }
    }
    return rows.subList(0, Math.min(rows.size(), ArrayTuning.MAX_JOINT_ROWS));
  }

  private static List<SignRow> withConstants(SegmentShape segment, Variable element) {
    List<SignRow> rows = new ArrayList<>();
    for (BigInteger constant : segment.constants()) {
      if (element.type() instanceof IntType type && type.contains(constant)) {
        rows.add(new SignRow.WithConstant(element, constant));
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
                SignRow state = new SignRow.WithConstant(flag, BigInteger.valueOf(value));
                rows.add(new WhenRow(state, Relation.EQUAL, row));
              }
            });
    return rows;
  }
}
