// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import kiki.domain.template.Variable;

/**
 * Arbitrary elements of a segment of the arrays that a loop works on.
 *
 * @param indices that tell them apart: one, or two if it is about pairs of elements
 * @param elements the first is at the first index; the others belong to it
 * @param probes elements at positions of the program
 * @param constants that the program compares elements with
 */
public record SegmentShape(
    List<Variable> indices,
    List<Variable> elements,
    List<Variable> probes,
    Set<BigInteger> constants) {
  public SegmentShape {
    indices = List.copyOf(indices);
    elements = List.copyOf(elements);
    probes = List.copyOf(probes);
  }

  /** Whether it is about pairs of elements of an array. */
  public boolean isOfPairs() {
    return indices.size() > 1;
  }
}
