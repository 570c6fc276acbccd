package kiki.engine;

import java.util.ArrayList;
import java.util.List;

/** Runs engines in threads of their own. */
final class SideBySide {
  /** Encodings recurse over nothing deep, but what they call may. */
  private static final long STACK_BYTES = 512L << 20;

  private final Cancellation cancellation;

  SideBySide(Cancellation cancellation) {
    this.cancellation = cancellation;
  }

  /** Waits for all; a failure of one is a failure of all. */
  void run(List<Runnable> engines) {
    List<Thread> threads = new ArrayList<>();
    List<Throwable> failures = new ArrayList<>();
    for (Runnable engine : engines) {
      Thread thread = new Thread(null, engine, "engine-" + threads.size(), STACK_BYTES);
      thread.setDaemon(true);
      thread.setUncaughtExceptionHandler(
          (_, failure) -> {
            synchronized (failures) {
              failures.add(failure);
            }
            cancellation.cancel("an engine failed");
          });
      threads.add(thread);
      thread.start();
    }
    threads.forEach(this::join);
    if (!failures.isEmpty()) {
      throw new EngineFailure(failures.getFirst());
    }
  }

  private void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException interruption) {
      cancellation.cancel("interrupted");
      Thread.currentThread().interrupt();
    }
  }
}
