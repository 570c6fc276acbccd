// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;

/** A growing array of ints. */
public final class IntList {
  public int[] items = new int[8];
  public int size;

  public void add(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  int get(int index) {
    return items[index];
  }

  public void clear() {
    size = 0;
  }
}
