// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The quantities at one call of a function.
 *
 * @param values of those that exist
 */
public record Point(Map<Quantity, BigInteger> values) {
  public Point {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Of what was measured, that which exists: no pointer that leads to it is null. */
  static Point of(Map<Quantity, BigInteger> measured) {
    Map<Quantity, BigInteger> existing = new LinkedHashMap<>();
    measured.forEach(
        (quantity, value) -> {
          if (quantity.behind().stream()
              .allMatch(p -> Quantity.Nullness.OBJECT.equals(measured.get(p)))) {
            existing.put(quantity, value);
          }
        });
    return new Point(existing);
  }

  Optional<BigInteger> value(Quantity quantity) {
    return Optional.ofNullable(values.get(quantity));
  }
}
