// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.util.List;
import java.util.Set;
import kiki.domain.shape.LoopShape.Pair;

/**
 * The arrays that a loop works on, and what it finds where it is entered.
 *
 * @param segments of the arrays
 * @param marks elements of arrays that were written before
 * @param entered integers that the loop changes, with what they were where it is entered
 * @param bases the objects of the pointers that the loop moves, now and at its entry
 */
public record LoopContext(
    List<SegmentShape> segments, List<MarkShape> marks, Set<Pair> entered, Set<Pair> bases) {
  static final LoopContext EMPTY = new LoopContext(List.of(), List.of(), Set.of(), Set.of());

  public LoopContext {
    segments = List.copyOf(segments);
    marks = List.copyOf(marks);
  }
}
