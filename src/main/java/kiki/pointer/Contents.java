// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The pointers stored in each object, by offset; none is ever removed. */
final class Contents {
  private final Map<MemoryObject, TreeMap<Long, Set<Place>>> cells = new LinkedHashMap<>();
  private final Agenda agenda;

  /**
   * @param agenda is told what is read and changed
   */
  Contents(Agenda agenda) {
    this.agenda = agenda;
  }

  void add(Place to, Set<Place> values) {
    if (!values.isEmpty()
        && cells
            .computeIfAbsent(to.object(), _ -> new TreeMap<>())
            .computeIfAbsent(to.offset(), _ -> new LinkedHashSet<>())
            .addAll(values)) {
      agenda.changed(to.object());
    }
  }

  /** {@code size} bytes starting at the place; what was stored anywhere counts for every place. */
  Set<Place> read(Place at, long size) {
    agenda.read(at.object());
    TreeMap<Long, Set<Place>> stored = cells.get(at.object());
    if (stored == null) {
      return Set.of();
    }
    Set<Place> result = new LinkedHashSet<>(stored.getOrDefault(Place.ANYWHERE, Set.of()));
    if (at.offset() == Place.ANYWHERE) {
      stored.values().forEach(result::addAll);
    } else {
      stored.subMap(at.offset(), at.offset() + size).values().forEach(result::addAll);
    }
    return result;
  }
}
