// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.Collection;
import java.util.Set;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Something that an analysis cannot see beyond, such as a call that is cut.
 *
 * @param hidden properties that may be checked after it: their proofs need that it is never reached
 */
public record Obstacle(String reason, Location location, Set<Property> hidden) {
  public boolean hides(Collection<Property> properties) {
    return properties.stream().anyMatch(hidden::contains);
  }

  public String text() {
    return reason + " (" + location + ")";
  }
}
