// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import kiki.domain.template.AbstractValue;

/**
 * Invariants of some loops, inductive together at a number of unwindings if the layers before them
 * hold.
 *
 * @param values by {@link kiki.ssa.form.LoopView#number}
 */
public record InvariantLayer(int unwindings, Map<Integer, AbstractValue> values) {
  public InvariantLayer {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }
}
