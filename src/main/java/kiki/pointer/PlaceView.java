// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.PrimitiveIterator;

/** A set of numbers as the places they stand for; it does not change. */
final class PlaceView extends AbstractSet<Place> {
  private final PlaceTable table;
  private final PlaceSet numbers;

  PlaceView(PlaceTable table, PlaceSet numbers) {
    this.table = table;
    this.numbers = numbers;
  }

  @Override
  public boolean isEmpty() {
    return numbers.isEmpty();
  }

  @Override
  public int size() {
    return numbers.size();
  }

  @Override
  public boolean contains(Object o) {
    return o instanceof Place p
        && table.find(p) != PlaceTable.NONE
        && numbers.contains(table.find(p));
  }

  @Override
  public Iterator<Place> iterator() {
    PrimitiveIterator.OfInt rest = numbers.iterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return rest.hasNext();
      }

      @Override
      public Place next() {
        return table.place(rest.nextInt());
      }
    };
  }
}
