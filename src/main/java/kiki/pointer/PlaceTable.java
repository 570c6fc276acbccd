// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Numbers of places, in the order in which they are first met. */
final class PlaceTable {
  /** The number of no place. */
  static final int NONE = -1;

  /** The table that this one goes on from, which does not change any more. */
  private final Optional<PlaceTable> base;

  private final int inBase;
  private final List<Place> places = new ArrayList<>();
  private final Map<Place, Integer> numbers = new HashMap<>();

  private PlaceTable(Optional<PlaceTable> base, int inBase) {
    this.base = base;
    this.inBase = inBase;
  }

  static PlaceTable empty() {
    return new PlaceTable(Optional.empty(), 0);
  }

  /** With the same numbers for the places that are known, and others for those to come. */
  PlaceTable extended() {
    return new PlaceTable(Optional.of(this), size());
  }

  private int size() {
    return inBase + places.size();
  }

  /** The number of a place, which gets one if it has none. */
  int number(Place place) {
    int found = find(place);
    if (found != NONE) {
      return found;
    }
    places.add(place);
    numbers.put(place, size() - 1);
    return size() - 1;
  }

  /** The number of a place, or {@link #NONE}. */
  int find(Place place) {
    int found = base.isPresent() ? base.get().find(place) : NONE;
    return found == NONE ? numbers.getOrDefault(place, NONE) : found;
  }

  Place place(int number) {
    return number < inBase ? base.orElseThrow().place(number) : places.get(number - inBase);
  }
}
