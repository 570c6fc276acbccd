// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.List;
import kiki.program.Property;
import kiki.util.Location;

/**
 * @param violations every failed assertion on the way, in order, the last one included
 * @param steps instructions executed, the initialisation included; those that search the heap count
 *     more
 */
public record RunResult(
    Outcome outcome, List<Violation> violations, long steps, RunAddresses addresses) {
  /** An assertion that was false when reached. */
  public record Violation(Property property, Location location) {}

  public boolean violates(Property property) {
    return violations.stream().anyMatch(v -> v.property().equals(property));
  }
}
