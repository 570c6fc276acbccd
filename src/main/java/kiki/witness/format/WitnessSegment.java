// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.List;

/** A part of an execution: it ends where its last waypoint is passed, and passes none before. */
public record WitnessSegment(List<Waypoint> waypoints) {
  public WitnessSegment {
    waypoints = List.copyOf(waypoints);
  }

  /** One with nothing to avoid. */
  public static WitnessSegment of(Waypoint waypoint) {
    return new WitnessSegment(List.of(waypoint));
  }

  /** Where it ends. */
  public Waypoint last() {
    return waypoints.getLast();
  }
}
