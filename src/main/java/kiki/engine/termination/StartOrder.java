// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import kiki.engine.control.Milestone;
import kiki.engine.control.Turns;

/**
 * The order in which engines start: they run side by side, but each waits for the cheap attempt of
 * the one before it, as long as that does not take much work.
 */
final class StartOrder {
  /** The attempts, in this order; after the last, everybody goes on. */
  enum Attempt {
    /** The first iteration of each loop from the program's start. */
    FIRST_ITERATION,
    /** Ranking functions without invariants, in the simplest form of the program. */
    SIMPLE_RANKING,
    /** The second iteration: most executions that come back do so at once. */
    SECOND_ITERATION,
    /** Ranking functions with cheap invariants. */
    CHEAP_RANKING
  }

  private final Map<Attempt, Milestone> ends = new EnumMap<>(Attempt.class);

  private StartOrder() {}

  static StartOrder of(Turns turns) {
    StartOrder order = new StartOrder();
    for (Attempt attempt : Attempt.values()) {
      order.ends.put(attempt, new Milestone(turns, TerminationTuning.CHEAP_QUESTIONS));
    }
    return order;
  }

  /** In which nobody waits. */
  static StartOrder free(Turns turns) {
    StartOrder order = of(turns);
    order.ends.values().forEach(Milestone::reach);
    return order;
  }

  void end(Attempt attempt) {
    ends.get(attempt).reach();
  }

  /** Waits until an attempt has ended, or has become costly. */
  void await(Attempt attempt, BooleanSupplier stop) {
    ends.get(attempt).await(stop);
  }

  /** When the engine that makes an attempt should stop; its questions are counted. */
  BooleanSupplier counted(BooleanSupplier stop, Attempt first, Attempt second) {
    return () -> {
      Milestone one = ends.get(first);
      (one.isReached() ? ends.get(second) : one).asked();
      return stop.getAsBoolean();
    };
  }
}
