// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import kiki.transition.system.TransitionSystem;

/** What the engines that run side by side on one system have found. */
final class Race {
  private final TransitionSystem system;
  private final BooleanSupplier stop;
  private final AtomicReference<ReachabilityAnswer> answer = new AtomicReference<>();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final AtomicReference<OutOfMemoryError> exhausted = new AtomicReference<>();

  Race(TransitionSystem system, BooleanSupplier stop) {
    this.system = system;
    this.stop = stop;
  }

  boolean isOver() {
    return answer.get() != null || failure.get() != null || stop.getAsBoolean();
  }

  /** Lets an engine run until it or another one has an answer. */
  void run(ReachabilityEngine engine) {
    try {
      ReachabilityAnswer found = engine.decide(system, this::isOver);
      if (!(found instanceof ReachabilityAnswer.Undecided)) {
        answer.compareAndSet(null, found);
      }
    } catch (OutOfMemoryError e) {
      // What it held is garbage now: the others may go on.
      exhausted.set(e);
    }
  }

  void fail(Throwable thrown) {
    failure.compareAndSet(null, thrown);
  }

  /** The first answer. */
  ReachabilityAnswer answer() {
    if (failure.get() != null) {
      throw new IllegalStateException("an engine failed: " + failure.get(), failure.get());
    }
    if (answer.get() == null && exhausted.get() != null && !stop.getAsBoolean()) {
      throw exhausted.get();
    }
    return answer.get() == null ? new ReachabilityAnswer.Undecided() : answer.get();
  }
}
