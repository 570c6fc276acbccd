// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.List;

/**
 * The pointers stored in some bytes of an object, for those who read them. They are told what
 * changes, and only that.
 */
final class Window {
  private final Place start;
  private final long size;
  private final PlaceSets sets;
  private final List<Gathering> readers = new ArrayList<>();
  private PlaceSet content = PlaceSet.EMPTY;

  Window(Place start, long size, PlaceSets sets) {
    this.start = start;
    this.size = size;
    this.sets = sets;
  }

  /** Whether what is stored at an offset is seen; what was stored anywhere always is. */
  static boolean covers(Place start, long size, long offset) {
    return start.offset() == Place.ANYWHERE
        || offset == Place.ANYWHERE
        || start.offset() <= offset && offset < start.offset() + size;
  }

  boolean covers(long offset) {
    return covers(start, size, offset);
  }

  PlaceSet content() {
    return content;
  }

  void add(PlaceSet values) {
    PlaceSet more = sets.union(content, values);
    if (more != content) {
      content = more;
      readers.forEach(r -> r.changed(this));
    }
  }

  void tell(Gathering reader) {
    readers.add(reader);
  }
}
