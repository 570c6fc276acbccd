// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.util.List;
import java.util.Optional;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.Variable;

/**
 * An arbitrary object of a pool, as the rows of the heap domain see it.
 *
 * @param index of the object; objects made earlier have smaller ones
 * @param count the number of objects made so far
 * @param called the number of objects when the function was called; empty for a loop
 * @param alive whether the object is still allocated
 * @param positions of the variables that can point into the pool
 * @param successors positions of the members of the object that can point into the pool
 * @param links the members of the object that are pointers
 * @param numbers the members of the object that are integers
 * @param conditions that the program states about the members
 */
public record PoolShape(
    Variable index,
    Variable count,
    Optional<Variable> called,
    Variable alive,
    List<Position> positions,
    List<Position> successors,
    List<PointerShape> links,
    List<Variable> numbers,
    List<PredicateRow> conditions) {
  public PoolShape {
    positions = List.copyOf(positions);
    successors = List.copyOf(successors);
    links = List.copyOf(links);
    numbers = List.copyOf(numbers);
    conditions = List.copyOf(conditions);
  }

  /**
   * Where in the pool a pointer points. Lists end in null or outside of the pool; their order in
   * the pool tells where to put that end.
   *
   * @param after one more than the index of the object it points to; zero if it is not in the pool
   * @param at the index of the object it points to; the count if it is not in the pool
   */
  public record Position(Variable after, Variable at) {}
}
