// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import java.util.List;

/**
 * An execution up to a bad state.
 *
 * @param initial the latches at the first step
 * @param inputs the inputs at each step; as many steps as there are elements
 * @param bad the number of the property that the last step violates
 */
public record Trace(boolean[] initial, List<boolean[]> inputs, int bad) {
  /** The number of the last step. */
  public int length() {
    return inputs.size() - 1;
  }

  /** The same execution as one of a system that has more properties. */
  public Trace of(int property) {
    return new Trace(initial, inputs, property);
  }
}
