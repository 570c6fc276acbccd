// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

import java.util.Arrays;

/** A stack of integers that grows. */
final class IntStack {
  private int[] elements = new int[16];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void push(int element) {
    if (size == elements.length) {
      elements = Arrays.copyOf(elements, 2 * size);
    }
    elements[size++] = element;
  }

  int pop() {
    return elements[--size];
  }
}
