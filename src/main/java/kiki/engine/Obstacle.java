package kiki.engine;

import kiki.util.Location;

/** Something an analysis cannot look beyond; a proof needs that it is never reached. */
record Obstacle(String reason, Location location) {
  String text() {
    return reason + " (" + location + ")";
  }
}
