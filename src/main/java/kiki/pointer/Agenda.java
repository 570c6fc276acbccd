// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.BitSet;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Which steps of a computation to do again: those that have read what changed since. Rounds go
 * through the steps in their order.
 */
final class Agenda {
  private static final int NONE = -1;

  private final BitSet due = new BitSet();
  private int current = NONE;

  /** The step that is being done is one of the readers. */
  void read(Readers readers) {
    if (isRunning()) {
      readers.add(current);
    }
  }

  /** Whether steps are being done; what is asked for afterwards changes nothing. */
  boolean isRunning() {
    return current != NONE;
  }

  /** What they have read is not what it was. */
  void changed(Readers readers) {
    readers.forEach(due::set);
  }

  /**
   * Does the steps from 0 to {@code count} - 1, and again, until nothing they read changes.
   *
   * @throws CancellationException if cancelled meanwhile
   */
  void run(int count, IntConsumer step, BooleanSupplier cancelled) {
    due.set(0, count);
    while (!due.isEmpty()) {
      for (int i = due.nextSetBit(0); i >= 0; i = due.nextSetBit(i + 1)) {
        if (cancelled.getAsBoolean()) {
          throw new CancellationException("the points-to analysis was cancelled");
        }
        due.clear(i);
        current = i;
        step.accept(i);
      }
    }
    current = NONE;
  }
}
