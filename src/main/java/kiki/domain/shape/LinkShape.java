// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.domain.template.Row;
import kiki.domain.template.Variable;

/**
 * An arbitrary object of a pool with its neighbours, in whatever order they were made. All
 * variables but pointers are truth values.
 *
 * @param alive whether the object is allocated
 * @param claims what may hold of the pointers in the object
 * @param inside which of these lead to an object of the pool
 * @param pointed for each variable that can point into the pool, whether it points to the object
 * @param held for each of these variables, whether it points into the pool
 * @param facts what else may hold of one or two of these variables
 * @param targets the pointers in the objects but for one that a variable points to
 * @param changed the variables of all these that the loop may change
 */
public record LinkShape(
    Variable alive,
    List<Variable> claims,
    List<Variable> inside,
    List<Variable> pointed,
    List<Variable> held,
    List<Variable> facts,
    List<PointerShape> targets,
    Set<Variable> changed) {
  public LinkShape {
    claims = List.copyOf(claims);
    inside = List.copyOf(inside);
    pointed = List.copyOf(pointed);
    held = List.copyOf(held);
    facts = List.copyOf(facts);
    targets = List.copyOf(targets);
    changed = Collections.unmodifiableSet(new LinkedHashSet<>(changed));
  }

  /** Whether a row says something about the loop and not only about what was before it. */
  public boolean isAffected(Row row) {
    return !Collections.disjoint(changed, row.variables());
  }
}
