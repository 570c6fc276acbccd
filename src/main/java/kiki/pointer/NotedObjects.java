// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Objects that an analysis notes while it runs. What is asked afterwards adds nothing. */
final class NotedObjects {
  private final Agenda agenda;
  private final PlaceSets sets;
  private final Set<MemoryObject> objects;
  private final Set<PlaceSet> seen = new HashSet<>();

  /**
   * @param known those to start with
   */
  NotedObjects(Collection<MemoryObject> known, Agenda agenda, PlaceSets sets) {
    this.agenda = agenda;
    this.sets = sets;
    this.objects = new LinkedHashSet<>(known);
  }

  void add(PlaceSet places) {
    if (agenda.isRunning() && seen.add(places)) {
      places.forEach(p -> objects.add(sets.place(p).object()));
    }
  }

  boolean contains(MemoryObject object) {
    return objects.contains(object);
  }

  Set<MemoryObject> all() {
    return Collections.unmodifiableSet(objects);
  }
}
