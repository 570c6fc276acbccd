// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * What the heap domain must know of a loop.
 *
 * @param pointers the pointers that the loop changes, and arbitrary elements of arrays of pointers
 * @param pools the pools that the loop changes or looks into
 * @param linked a member of an object and of the next one
 * @param near members of objects that a variable points to, or of those before them
 * @param kept whether a member of an object made before the function was called is as it was then
 * @param neighbours arbitrary objects of the pools with their neighbours
 * @param changed the variables of all these that the loop may change
 */
public record HeapShape(
    List<PointerShape> pointers,
    List<PoolShape> pools,
    List<LoopShape.Pair> linked,
    List<Variable> near,
    List<Variable> kept,
    Supplier<List<LinkShape>> neighbours,
    Set<Variable> changed) {
  public static final HeapShape EMPTY =
      new HeapShape(List.of(), List.of(), List.of(), List.of(), List.of(), List::of, Set.of());

  public HeapShape {
    pointers = List.copyOf(pointers);
    pools = List.copyOf(pools);
    linked = List.copyOf(linked);
    near = List.copyOf(near);
    kept = List.copyOf(kept);
  }

  /** Whether a row says something about the loop and not only about what was before it. */
  public boolean isAffected(Row row) {
    return !Collections.disjoint(changed, row.variables());
  }
}
