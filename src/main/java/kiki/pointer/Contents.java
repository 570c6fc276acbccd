// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The pointers stored in each object, by offset; none is ever removed. */
final class Contents {
  private final PlaceSets sets;
  private final Map<MemoryObject, Extent> extents = new HashMap<>();

  /** By the numbers of their places. */
  private final List<Cell> cells = new ArrayList<>();

  /** By the sizes of what is seen, and the numbers of their first places. */
  private final Map<Long, Map<Integer, Window>> windows = new HashMap<>();

  private final Set<Written> written = new HashSet<>();

  /** What was stored at one offset of an object. */
  private static final class Cell {
    private final Extent extent;
    private final long offset;
    private PlaceSet content = PlaceSet.EMPTY;

    private Cell(Extent extent, long offset) {
      this.extent = extent;
      this.offset = offset;
    }
  }

  /** The parts of an object that something was stored in, and those that someone reads. */
  private record Extent(List<Cell> cells, List<Window> windows) {}

  /** Sets are the same if they are one object. */
  private record Written(PlaceSet to, PlaceSet values) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Written(PlaceSet t, PlaceSet v) && to == t && values == v;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(to) + System.identityHashCode(values);
    }
  }

  Contents(PlaceSets sets) {
    this.sets = sets;
  }

  /** The values may be stored at each of the places. */
  void add(PlaceSet to, PlaceSet values) {
    if (!to.isEmpty() && !values.isEmpty() && written.add(new Written(to, values))) {
      to.forEach(p -> add(p, values));
    }
  }

  private void add(int to, PlaceSet values) {
    Cell cell = cell(to);
    PlaceSet more = sets.union(cell.content, values);
    if (more != cell.content) {
      cell.content = more;
      for (Window w : cell.extent.windows()) {
        if (w.covers(cell.offset)) {
          w.add(values);
        }
      }
    }
  }

  private Cell cell(int number) {
    while (cells.size() <= number) {
      Place place = sets.place(cells.size());
      Cell cell = new Cell(extent(place.object()), place.offset());
      cell.extent.cells().add(cell);
      cells.add(cell);
    }
    return cells.get(number);
  }

  private Extent extent(MemoryObject object) {
    return extents.computeIfAbsent(object, _ -> new Extent(new ArrayList<>(), new ArrayList<>()));
  }

  /** {@code size} bytes starting at the place; what was stored anywhere counts for every place. */
  Window window(int start, long size) {
    return windows
        .computeIfAbsent(size, _ -> new HashMap<>())
        .computeIfAbsent(start, _ -> open(sets.place(start), size));
  }

  private Window open(Place start, long size) {
    Window window = new Window(start, size, sets);
    Extent extent = extent(start.object());
    for (Cell c : extent.cells()) {
      if (window.covers(c.offset)) {
        window.add(c.content);
      }
    }
    extent.windows().add(window);
    return window;
  }

  /** The same for a question when the analysis is over. */
  PlaceSet read(PlaceSet from, long size, PlaceSets question) {
    PlaceSet[] result = {PlaceSet.EMPTY};
    from.forEach(
        p -> result[0] = question.union(result[0], read(question.place(p), size, question)));
    return result[0];
  }

  private PlaceSet read(Place start, long size, PlaceSets question) {
    PlaceSet result = PlaceSet.EMPTY;
    Extent extent = extents.get(start.object());
    if (extent != null) {
      for (Cell c : extent.cells()) {
        if (Window.covers(start, size, c.offset)) {
          result = question.union(result, c.content);
        }
      }
    }
    return result;
  }
}
