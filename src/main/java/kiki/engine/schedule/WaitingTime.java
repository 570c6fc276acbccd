// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.function.BooleanSupplier;
import kiki.engine.control.Turns;

/**
 * How long to wait for engines: measured by the clock, or in turns where the result must not vary.
 */
final class WaitingTime {
  private final Turns turns;

  WaitingTime(Turns turns) {
    this.turns = turns;
  }

  /** Whether a time has passed from now on; or, if engines run in turns, a number of turns. */
  BooleanSupplier allowance(long nanos, long most) {
    long end = System.nanoTime() + nanos;
    long last = turns.count() + most;
    return switch (turns.sharing()) {
      case TOGETHER -> () -> System.nanoTime() > end;
      case IN_TURNS -> () -> turns.count() > last;
    };
  }

  /** Waits until a condition holds, or the round is over; false if interrupted. */
  boolean awaited(BooleanSupplier condition, BooleanSupplier over) {
    try {
      while (!over.getAsBoolean() && !condition.getAsBoolean()) {
        if (!turns.pass(over)) {
          Thread.sleep(ScheduleTuning.WAIT_MILLIS);
        }
      }
      return true;
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
