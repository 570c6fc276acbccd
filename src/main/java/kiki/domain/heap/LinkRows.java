// SPDX-License-Identifier: Apache-2.0
package kiki.domain.heap;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.shape.LinkShape;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * How the objects of a pool are linked, whatever the order in which they were made: no live object
 * points to a dead one, no two point to the same one, what one points to points back. Each of this
 * holds of all live objects, or of all but one that a variable points to: while links are changed,
 * there are exceptions.
 */
public final class LinkRows {
  private LinkRows() {}

  public static List<Row> of(LoopShape loop) {
    Set<Row> rows = new LinkedHashSet<>();
    List<LinkShape> shapes = loop.heap().neighbours().get();
    if (!shapes.isEmpty()) {
      rows.addAll(HeapRows.shapes(loop));
      shapes.forEach(shape -> rows.addAll(of(shape)));
    }
    return List.copyOf(rows);
  }

  private static Set<Row> of(LinkShape shape) {
    Set<Row> rows = new LinkedHashSet<>();
    shape.targets().forEach(p -> rows.add(TargetsRow.of(p)));
    aboutVariables(shape, rows);
    Predicate dead = not(shape.alive());
    List<Predicate> claims = new ArrayList<>();
    shape.claims().forEach(c -> claims.add(new Predicate.IsSet(c)));
    shape.inside().forEach(c -> claims.add(new Predicate.IsSet(c)));
    shape.inside().forEach(c -> claims.add(not(c)));
    List<Predicate> exceptions =
        shape.pointed().stream().<Predicate>map(Predicate.IsSet::new).toList();
    for (Predicate claim : claims) {
      PredicateRow ofLive = anyOf(dead, claim);
      if (shape.isAffected(ofLive)) {
        rows.add(ExceptionRow.of(ofLive.predicate(), exceptions));
      }
    }
    for (Variable pointed : shape.pointed()) {
      shape.inside().forEach(in -> rows.add(anyOf(dead, not(pointed), not(in))));
    }
    rows.removeIf(row -> !shape.isAffected(row));
    return rows;
  }

  /**
   * That pointers lead to objects, to live ones, and to different ones; that one does not if
   * another one does not, such as the first and the last of a list.
   */
  private static void aboutVariables(LinkShape shape, Set<Row> rows) {
    for (Variable held : shape.held()) {
      rows.add(new PredicateRow(new Predicate.IsSet(held)));
      for (Variable other : shape.held()) {
        if (!other.equals(held)) {
          rows.add(anyOf(new Predicate.IsSet(held), not(other)));
        }
      }
    }
    for (Variable fact : shape.facts()) {
      rows.add(new PredicateRow(new Predicate.IsSet(fact)));
    }
  }

  private static Predicate not(Variable variable) {
    return new Predicate.IsSet(variable).negation();
  }

  private static PredicateRow anyOf(Predicate... cases) {
    return new PredicateRow(new Predicate.AnyOf(List.of(cases)));
  }
}
