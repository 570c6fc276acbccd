// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.term.value.Value;

/** A type as a list of leaves in order of their offsets; a value of the type is a term for each. */
public final class ObjectShape {
  /** No object is larger; the offset in bits fits a long. */
  private static final int LARGEST_OFFSET_BITS = 48;

  private final List<Leaf> leaves;
  private final Map<Long, Integer> scalars;

  private ObjectShape(List<Leaf> leaves, Map<Long, Integer> scalars) {
    this.leaves = List.copyOf(leaves);
    this.scalars = scalars;
  }

  static ObjectShape of(List<Leaf> leaves) {
    Map<Long, Integer> scalars = new HashMap<>();
    for (int i = 0; i < leaves.size(); i++) {
      if (!leaves.get(i).isArray()) {
        scalars.putIfAbsent(leaves.get(i).bitOffset(), i);
      }
    }
    return new ObjectShape(leaves, scalars);
  }

  public List<Leaf> leaves() {
    return leaves;
  }

  public int size() {
    return leaves.size();
  }

  public Leaf leaf(int index) {
    return leaves.get(index);
  }

  /** The only leaf of a scalar type. */
  public Leaf scalar() {
    return leaves.getFirst();
  }

  /**
   * The leaf outside of arrays that starts some bits beyond a byte and stores values like the one
   * given, or -1.
   */
  public int scalarAt(Value.Bits offset, long bits, Leaf want) {
    if (offset.unsigned().bitLength() > LARGEST_OFFSET_BITS) {
      return -1;
    }
    Integer index = scalars.get(8 * offset.unsigned().longValue() + bits);
    return index != null && leaves.get(index).storesLike(want) ? index : -1;
  }
}
