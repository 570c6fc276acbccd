package kiki.domain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.array.MarkRows;
import kiki.domain.array.SegmentRows;
import kiki.domain.heap.HeapRows;
import kiki.domain.numeric.AffineRow;
import kiki.domain.numeric.CaseRow;
import kiki.domain.numeric.FloatRow;
import kiki.domain.numeric.LinearRow;
import kiki.domain.numeric.ValueSetRow;
import kiki.domain.predicate.Predicates;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.shape.PoolShape;
import kiki.domain.template.ReachabilityRow;
import kiki.domain.template.Row;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;

/** The abstract domains, each with the template it gives a loop. */
public enum Domain {
  /** No invariants: k-induction. */
  HAVOC,
  /** {@code x <= d} and {@code -x <= d}, for floats too. */
  INTERVALS,
  /** Intervals and {@code x - y <= d}. */
  ZONES,
  /** Zones and {@code x + y <= d}, {@code -x - y <= d}. */
  OCTAGONS,
  /** {@code x == y} and {@code x != y} for variables of one type, and pointers and null. */
  EQUALITIES,
  /** That moved pointers stay in the object they pointed to where the loop was entered. */
  BASES,
  /** Linear equations modulo powers of two. */
  AFFINE,
  /** The combinations of values of variables that take few. */
  VALUES,
  /** The program's own conditions, and disjunctions of two. */
  PREDICATES,
  /** Which objects pointers point to, and in which order the objects of pools are linked. */
  HEAP,
  /** Disjunctions of two conditions on the objects of a pool. */
  HEAP_CASES,
  /** How the data of an object relate to those of the next one. */
  HEAP_LINKS,
  /** Elements written before the loop, and distances from their positions. */
  MARKS,
  /** Zones of the elements of arrays before and after a position. */
  ARRAYS;

  /** Beyond this many columns, the equations cost more than they bring. */
  private static final int MAX_AFFINE_VARIABLES = 24;

  private static final int MAX_AFFINE_WIDTH = 64;
  private static final int MAX_VALUES = 48;
  private static final int MAX_VALUE_ROWS = 200;
  private static final int MAX_VALUES_A_CASE = 6;
  private static final int MAX_COMBINED = 10;
  private static final int MAX_COMBINATIONS = 200;

  /** The rows for one loop. */
  public Template template(LoopShape loop) {
    List<Row> rows =
        switch (this) {
          case HAVOC -> List.of();
          case INTERVALS -> intervals(loop);
          case ZONES -> zones(loop);
          case OCTAGONS -> octagons(loop);
          case EQUALITIES -> equalities(loop);
          case BASES -> loop.context().bases().stream().map(Equalities::equal).toList();
          case AFFINE -> affine(loop);
          case VALUES -> values(loop);
          case PREDICATES -> Predicates.clauses(loop.predicates());
          case HEAP -> heap(loop);
          case HEAP_CASES -> HeapRows.cases(loop.heap());
          case HEAP_LINKS -> HeapRows.links(loop);
          case MARKS -> MarkRows.of(loop);
          case ARRAYS -> SegmentRows.of(loop);
        };
    if (this == HAVOC) {
      return Template.HAVOC;
    }
    List<Row> guarded = new ArrayList<>();
    guarded.add(new ReachabilityRow());
    guarded.addAll(rows);
    return new Template(guarded);
  }

  private static List<Row> heap(LoopShape loop) {
    List<Row> rows = new ArrayList<>(HeapRows.shapes(loop));
    rows.addAll(HeapRows.orders(loop.heap()));
    return rows;
  }

  private static List<Row> intervals(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    List<Variable> variables = new ArrayList<>(loop.variables());
    for (PoolShape pool : loop.heap().pools()) {
      pool.numbers().stream().filter(loop.heap().changed()::contains).forEach(variables::add);
    }
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

  private static List<Row> zones(LoopShape loop) {
    List<Row> rows = new ArrayList<>(intervals(loop));
    for (Pair pair : loop.related()) {
      if (areIntegers(pair)) {
        rows.add(LinearRow.of(List.of(1, -1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(-1, 1), List.of(pair.first(), pair.second())));
      }
    }
    rows.addAll(HeapRows.differences(loop));
    return rows;
  }

  private static List<Row> octagons(LoopShape loop) {
    List<Row> rows = new ArrayList<>(zones(loop));
    for (Pair pair : loop.related()) {
      if (areIntegers(pair)) {
        rows.add(LinearRow.of(List.of(1, 1), List.of(pair.first(), pair.second())));
        rows.add(LinearRow.of(List.of(-1, -1), List.of(pair.first(), pair.second())));
      }
    }
    return rows;
  }

  private static List<Row> equalities(LoopShape loop) {
    List<Row> rows = new ArrayList<>();
    for (Pair pair : loop.related()) {
      if (areComparable(pair.first().type(), pair.second().type())) {
        rows.addAll(Equalities.rows(pair));
      }
    }
    for (Variable variable : loop.variables()) {
      if (variable.type() instanceof PointerType) {
        rows.addAll(Equalities.ofNull(variable));
      }
    }
    return rows;
  }

  private static List<Row> affine(LoopShape loop) {
    List<Variable> integers = new ArrayList<>();
    Set<Variable> candidates = new LinkedHashSet<>(loop.all());
    loop.context()
        .entered()
        .forEach(pair -> candidates.addAll(List.of(pair.first(), pair.second())));
    for (Variable variable : candidates) {
      if (variable.type() instanceof IntType type
          && type.width() <= MAX_AFFINE_WIDTH
          && integers.size() < MAX_AFFINE_VARIABLES) {
        integers.add(variable);
      }
    }
    return integers.isEmpty() ? List.of() : List.of(new AffineRow(integers));
  }

  /** One row for all of them, and one a pair, which says something when the other does not. */
  private static List<Row> values(LoopShape loop) {
    List<Variable> states = loop.enumerated();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      rows.add(new ValueSetRow(List.of(states.get(i)), MAX_VALUES));
      for (int j = 0; j < states.size() && rows.size() < MAX_VALUE_ROWS; j++) {
        if (i != j) {
          rows.add(new CaseRow(states.get(i), states.get(j), loop.landmarks(), MAX_VALUES_A_CASE));
        }
      }
    }
    if (states.size() > 2 && states.size() <= MAX_COMBINED) {
      rows.add(new ValueSetRow(states, MAX_COMBINATIONS));
    }
    return rows;
  }

  private static boolean areIntegers(Pair pair) {
    return pair.first().type() instanceof IntType && pair.second().type() instanceof IntType;
  }

  private static boolean areComparable(CType a, CType b) {
    return a instanceof PointerType && b instanceof PointerType || a.isScalar() && a.equals(b);
  }
}
