package kiki.ssa;

import java.util.List;

/** A type as a list of leaves in order of their offsets; a value of the type is a term for each. */
record Shape(List<Leaf> leaves) {
  int size() {
    return leaves.size();
  }

  Leaf leaf(int index) {
    return leaves.get(index);
  }

  /** The only leaf of a scalar type. */
  Leaf scalar() {
    return leaves.getFirst();
  }
}
