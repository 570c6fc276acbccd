// SPDX-License-Identifier: Apache-2.0
package kiki.domain.heap;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow;
import kiki.domain.numeric.ValueSetRow;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.Predicate.Ordered;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.predicate.Predicates;
import kiki.domain.shape.HeapShape;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.PointerShape;
import kiki.domain.shape.PoolShape;
import kiki.domain.template.DomainTuning;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * The rows of the heap domain. A row about the object at the index of a pool speaks about every
 * object of the pool, since the index is arbitrary.
 */
public final class HeapRows {
  private HeapRows() {}

  /** The shape domain (chapter, section 6.4.1): which objects pointers point to. */
  public static List<Row> shapes(LoopShape loop) {
    HeapShape heap = loop.heap();
    Set<Row> rows = new LinkedHashSet<>();
    heap.pointers().forEach(p -> rows.add(TargetsRow.of(p)));
    for (PoolShape pool : heap.pools()) {
      pool.links().forEach(p -> rows.add(TargetsRow.of(p)));
      pool.numbers().forEach(n -> rows.add(values(List.of(n), DomainTuning.MEMBER_VALUES, loop)));
    }
    heap.kept().forEach(same -> rows.add(new PredicateRow(new Predicate.IsSet(same))));
    rows.removeIf(row -> !heap.isAffected(row));
    return List.copyOf(rows);
  }

  /** In which order objects were made that are linked, or that pointers point to. */
  public static List<Row> orders(HeapShape heap) {
    Set<Row> rows = new LinkedHashSet<>();
    for (PoolShape pool : heap.pools()) {
      Predicate alive = new Predicate.IsSet(pool.alive());
      rows.add(new PredicateRow(alive));
      rows.add(new PredicateRow(alive.negation()));
      for (PoolShape.Position f : pool.successors()) {
        related(rows, pool.index(), f.after());
        related(rows, pool.index(), f.at());
      }
      List<PoolShape.Position> positions = pool.positions();
      for (int i = 0; i < positions.size(); i++) {
        PoolShape.Position p = positions.get(i);
        related(rows, pool.count(), p);
        pool.called().ifPresent(called -> since(rows, called, p));
        for (PoolShape.Position q : positions.subList(i + 1, positions.size())) {
          related(rows, p.after(), q.after());
          related(rows, p.at(), q.at());
        }
      }
    }
    rows.removeIf(row -> !heap.isAffected(row));
    return List.copyOf(rows);
  }

  /** No position is above the count. */
  private static void related(Set<Row> rows, Variable count, PoolShape.Position p) {
    rows.add(less(p.after(), count));
    rows.add(less(p.at(), count));
    rows.add(atMost(count, p.after()));
    rows.add(atMostOneMore(count, p.after()));
    rows.add(atMostOneMore(count, p.at()));
  }

  /**
   * It leads to an object made since the function was called, the first one, or one made before.
   */
  private static void since(Set<Row> rows, Variable called, PoolShape.Position p) {
    rows.add(atMost(called, p.at()));
    rows.add(atMost(p.at(), called));
    rows.add(atMost(p.after(), called));
  }

  private static void related(Set<Row> rows, Variable a, Variable b) {
    order(rows, a, b);
    order(rows, b, a);
  }

  private static void order(Set<Row> rows, Variable a, Variable b) {
    rows.add(less(a, b));
    rows.add(atMost(a, b));
    rows.add(atMostOneMore(a, b));
  }

  private static PredicateRow less(Variable a, Variable b) {
    return new PredicateRow(new Ordered(a, Ordered.Distance.BELOW, b));
  }

  private static PredicateRow atMost(Variable a, Variable b) {
    return new PredicateRow(new Ordered(a, Ordered.Distance.AT_MOST, b));
  }

  private static PredicateRow atMostOneMore(Variable a, Variable b) {
    return new PredicateRow(new Ordered(a, Ordered.Distance.AT_MOST_ONE_MORE, b));
  }

  /** Disjunctions of two conditions on an object, such as: dead, or not passed yet. */
  public static List<Row> cases(HeapShape heap) {
    Set<Row> rows = new LinkedHashSet<>();
    for (PoolShape pool : heap.pools()) {
      if (!pool.positions().isEmpty() || !pool.conditions().isEmpty()) {
        rows.addAll(Predicates.clauses(literals(pool)));
      }
    }
    rows.removeIf(row -> !heap.isAffected(row));
    return List.copyOf(rows);
  }

  /** How the members of an object relate to those of the next one, and to variables. */
  public static List<Row> links(LoopShape loop) {
    Set<Row> rows = new LinkedHashSet<>();
    for (LoopShape.Pair pair : loop.heap().linked()) {
      rows.add(values(List.of(pair.first(), pair.second()), DomainTuning.HEAP_COMBINATIONS, loop));
    }
    for (Variable member : loop.heap().near()) {
      rows.add(values(List.of(member), DomainTuning.HEAP_COMBINATIONS, loop));
      states(loop)
          .forEach(
              state ->
                  rows.add(values(List.of(member, state), DomainTuning.HEAP_COMBINATIONS, loop)));
    }
    rows.removeIf(row -> isUnaffected(row, loop));
    return List.copyOf(rows);
  }

  /** How the numbers in objects differ from those in the next ones, and from variables. */
  public static List<Row> differences(LoopShape loop) {
    Set<Row> rows = new LinkedHashSet<>();
    for (LoopShape.Pair pair : loop.heap().linked()) {
      rows.addAll(differences(pair.first(), List.of(pair.second())));
    }
    for (PoolShape pool : loop.heap().pools()) {
      pool.numbers().forEach(number -> rows.addAll(differences(number, loop.all())));
    }
    loop.heap().near().forEach(member -> rows.addAll(differences(member, loop.all())));
    rows.removeIf(row -> isUnaffected(row, loop));
    return List.copyOf(rows);
  }

  private static Row values(List<Variable> variables, int limit, LoopShape loop) {
    return new LandmarkRow(new ValueSetRow(variables, limit), loop.landmarks());
  }

  /** Variables with few values. */
  private static List<Variable> states(LoopShape loop) {
    Set<Variable> states = new LinkedHashSet<>(loop.enumerated());
    loop.variables().stream()
        .filter(v -> v.type() instanceof IntType type && type.isBool())
        .forEach(states::add);
    return states.stream().limit(DomainTuning.HEAP_STATES).toList();
  }

  private static boolean isUnaffected(Row row, LoopShape loop) {
    return !loop.heap().isAffected(row)
        && row.variables().stream().noneMatch(loop.variables()::contains);
  }

  /** How a member of objects relates to the variables of its type. */
  private static List<Row> differences(Variable member, List<Variable> variables) {
    List<Row> rows = new ArrayList<>();
    for (Variable variable : variables) {
      if (variable.type().equals(member.type()) && rows.size() < DomainTuning.HEAP_DIFFERENCES) {
        rows.add(LinearRow.of(List.of(1, -1), List.of(member, variable)));
        rows.add(LinearRow.of(List.of(-1, 1), List.of(member, variable)));
      }
    }
    return rows;
  }

  private static List<PredicateRow> literals(PoolShape pool) {
    Set<PredicateRow> found = new LinkedHashSet<>();
    found.add(new PredicateRow(new Predicate.IsSet(pool.alive())));
    for (PointerShape link : pool.links()) {
      found.add(new PredicateRow(new Predicate.Zero(link.object())));
    }
    pool.conditions().stream().limit(DomainTuning.HEAP_CONDITIONS).forEach(found::add);
    for (PoolShape.Position p : pool.positions()) {
      found.add(less(pool.index(), p.after()));
      found.add(less(pool.index(), p.at()));
    }
    return found.stream().limit(DomainTuning.HEAP_LITERALS).toList();
  }
}
