// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.List;

/**
 * What an expression reads from the places its address may be. Only what is new is looked at:
 * places that were added to the address, and contents that have changed.
 */
final class Gathering {
  private final Contents contents;
  private final Agenda agenda;
  private final PlaceSets sets;
  private final long size;
  private final Readers readers = new Readers();
  private final List<Window> changed = new ArrayList<>();
  private PlaceSet addresses = PlaceSet.EMPTY;
  private PlaceSet found = PlaceSet.EMPTY;

  /**
   * @param size of what is read at each place, in bytes
   */
  Gathering(Contents contents, Agenda agenda, PlaceSets sets, long size) {
    this.contents = contents;
    this.agenda = agenda;
    this.sets = sets;
    this.size = size;
  }

  /** For the step that is being done. */
  PlaceSet read(PlaceSet from) {
    agenda.read(readers);
    if (from != addresses) {
      PlaceSet added = from.minus(addresses);
      addresses = sets.union(addresses, from);
      added.forEach(
          p -> {
            Window window = contents.window(p, size);
            window.tell(this);
            found = sets.union(found, window.content());
          });
    }
    changed.forEach(w -> found = sets.union(found, w.content()));
    changed.clear();
    return found;
  }

  void changed(Window window) {
    if (changed.isEmpty()) {
      agenda.changed(readers);
    }
    changed.add(window);
  }

  /** What there was when it was read last. */
  PlaceSet found() {
    return found;
  }
}
