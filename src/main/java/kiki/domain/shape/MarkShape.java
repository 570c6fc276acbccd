// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kiki.domain.template.Variable;

/**
 * An element that was written before a loop is entered, for instance the end of a string.
 *
 * @param index of the element; the loop does not change it
 * @param element its value; empty if the loop does not change the array
 * @param positions integers that may stand for a place in the array, each with what it grows by
 *     from one element to the next
 */
public record MarkShape(Variable index, Optional<Variable> element, Map<Variable, Long> positions) {
  public MarkShape {
    positions = Collections.unmodifiableMap(new LinkedHashMap<>(positions));
  }
}
