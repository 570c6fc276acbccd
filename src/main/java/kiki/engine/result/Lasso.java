// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.List;
import kiki.util.Location;

/**
 * A run that comes back to a state.
 *
 * @param stem what it does until it is there for the first time
 * @param head where it comes back to
 * @param values of the variables there, each time
 * @param round what it does until it is there again
 */
public record Lasso(List<Event> stem, Place head, List<Written> values, List<Event> round) {
  public Lasso {
    stem = List.copyOf(stem);
    values = List.copyOf(values);
    round = List.copyOf(round);
  }

  /** Where a run is. */
  public record Place(Location location, String function) {}

  /** A variable or another part of memory, and its content, as C text. */
  public record Written(String place, String value) {}

  /** A change of memory. */
  public record Event(Place at, Written written) {}
}
