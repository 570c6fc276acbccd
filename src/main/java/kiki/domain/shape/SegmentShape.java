// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.util.List;
import kiki.domain.template.Variable;

/**
 * An arbitrary element of a segment of the arrays that a loop works on.
 *
 * @param index of the element
 * @param elements those of the different arrays at that index
 */
public record SegmentShape(Variable index, List<Variable> elements) {
  public SegmentShape {
    elements = List.copyOf(elements);
  }
}
