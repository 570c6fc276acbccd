// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import kiki.ssa.form.PointerParts;
import kiki.term.value.Sort;

/**
 * What a state holds under a number. The cells of a pool are arrays with a value for each object;
 * for a part that is an array itself, with one for each object and element.
 */
public sealed interface Cell {
  ObjectInstance object();

  /** The value of a part of an object. */
  record Value(ObjectInstance object, Leaf leaf) implements Cell {}

  /** Whether an object is alive. */
  record Alive(ObjectInstance object) implements Cell {}

  /** How many objects a pool has. */
  record Count(ObjectInstance object) implements Cell {}

  /**
   * For each object of a pool, which member of which object of the pool was last made to point to
   * it. The program cannot see it: it is there for invariants.
   */
  record Referrer(ObjectInstance object) implements Cell {}

  /** The sort of what the state holds. */
  default Sort sort() {
    return switch (this) {
      case Value v when !v.object().isAlone() && v.leaf().sort() instanceof Sort.Array part ->
          Sort.array(Sort.bits(v.object().index().width() + part.index().width()), part.element());
      case Value v -> ofEach(v.leaf().sort());
      case Alive _ -> ofEach(Sort.BOOL);
      case Count c -> c.object().index().sort();
      case Referrer r -> ofEach(Sort.bits(PointerParts.referrerWidth(r.object().index().width())));
    };
  }

  private Sort ofEach(Sort element) {
    return object().isAlone()
        ? element
        : Sort.array((Sort.BitVec) object().index().sort(), element);
  }
}
