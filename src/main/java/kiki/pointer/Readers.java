// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** The steps of an {@link Agenda} that have read something, in their order. */
final class Readers {
  private int[] steps = new int[1];
  private int count;

  void add(int step) {
    if (count > 0 && steps[count - 1] == step) {
      return;
    }
    int at = Arrays.binarySearch(steps, 0, count, step);
    if (at >= 0) {
      return;
    }
    if (count == steps.length) {
      steps = Arrays.copyOf(steps, 2 * count);
    }
    int insertion = -at - 1;
    System.arraycopy(steps, insertion, steps, insertion + 1, count - insertion);
    steps[insertion] = step;
    count++;
  }

  void forEach(IntConsumer action) {
    for (int i = 0; i < count; i++) {
      action.accept(steps[i]);
    }
  }
}
