// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Runs engines in threads of their own. */
public final class SideBySide {
  private final Cancellation cancellation;
  private final BooleanSupplier stop;
  private final Turns turns;

  /**
   * @param stop whether engines should stop, for whatever reason
   */
  public SideBySide(Cancellation cancellation, BooleanSupplier stop, Turns turns) {
    this.cancellation = cancellation;
    this.stop = stop;
    this.turns = turns;
  }

  /** Waits for all of them. If one fails, all fail; if one is cancelled, it merely ends. */
  public void run(List<Runnable> engines) {
    List<Thread> threads = new ArrayList<>();
    List<Throwable> failures = new ArrayList<>();
    for (Runnable engine : engines) {
      Thread thread =
          new Thread(
              null, () -> run(engine), "engine-" + threads.size(), ControlTuning.STACK_BYTES);
      thread.setDaemon(true);
      thread.setUncaughtExceptionHandler(
          (_, failure) -> {
            if (failure instanceof CancellationException) {
              return;
            }
            synchronized (failures) {
              failures.add(failure);
            }
            cancellation.cancel("an engine failed");
          });
      threads.add(thread);
    }
    turns.lineUp(threads);
    threads.forEach(Thread::start);
    join(threads);
    synchronized (failures) {
      if (!failures.isEmpty()) {
        throw new EngineFailure(failures.getFirst());
      }
    }
  }

  private void run(Runnable engine) {
    try {
      turns.await(stop);
      engine.run();
    } finally {
      turns.leave();
    }
  }

  private void join(List<Thread> threads) {
    long stopped = 0;
    try {
      for (Thread thread : threads) {
        while (thread.isAlive()
            && (stopped == 0 || System.nanoTime() - stopped < ControlTuning.PATIENCE_NANOS)) {
          thread.join(ControlTuning.ENGINE_POLL_MILLIS);
          if (stopped == 0 && stop.getAsBoolean()) {
            stopped = System.nanoTime();
          }
        }
      }
    } catch (InterruptedException interruption) {
      cancellation.cancel("interrupted");
      Thread.currentThread().interrupt();
    }
  }
}
