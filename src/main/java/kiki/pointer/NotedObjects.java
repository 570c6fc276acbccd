// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Objects that an analysis notes while it runs. What is asked afterwards adds nothing. */
final class NotedObjects {
  private final Agenda agenda;
  private final Set<MemoryObject> objects;

  /**
   * @param known those to start with
   */
  NotedObjects(Collection<MemoryObject> known, Agenda agenda) {
    this.agenda = agenda;
    this.objects = new LinkedHashSet<>(known);
  }

  void add(Collection<Place> places) {
    places.forEach(p -> add(p.object()));
  }

  void add(MemoryObject object) {
    if (agenda.isRunning()) {
      objects.add(object);
    }
  }

  boolean contains(MemoryObject object) {
    return objects.contains(object);
  }

  Set<MemoryObject> all() {
    return Collections.unmodifiableSet(objects);
  }
}
