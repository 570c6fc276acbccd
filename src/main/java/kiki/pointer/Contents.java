package kiki.pointer;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The pointers stored in each object, by offset; none is ever removed. */
final class Contents {
  private final Map<MemoryObject, TreeMap<Long, Set<Place>>> cells = new LinkedHashMap<>();

  /** Whether the place did not hold some of the values before. */
  boolean add(Place to, Set<Place> values) {
    if (values.isEmpty()) {
      return false;
    }
    return cells
        .computeIfAbsent(to.object(), _ -> new TreeMap<>())
        .computeIfAbsent(to.offset(), _ -> new LinkedHashSet<>())
        .addAll(values);
  }

  /** {@code size} bytes starting at the place; what was stored anywhere counts for every place. */
  Set<Place> read(Place at, long size) {
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
