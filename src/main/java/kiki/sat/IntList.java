package kiki.sat;

import java.util.Arrays;

/** A growing array of ints. */
final class IntList {
  int[] items = new int[8];
  int size;

  void add(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  int get(int index) {
    return items[index];
  }

  void clear() {
    size = 0;
  }
}
