package kiki.cli;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import kiki.options.Options;

/**
 * Does what may not stop when it should in a thread of its own, which is left alone when the time
 * is up.
 */
final class Timed {
  private static final long STACK_BYTES = 1L << 29;
  private static final double NANOS_PER_SECOND = 1e9;

  /** What is done did not end in time. */
  static final class OutOfTime extends RuntimeException {
    private static final long serialVersionUID = 1;

    private OutOfTime() {
      super("timeout");
    }
  }

  private Timed() {}

  /**
   * @param limits of which time is looked at
   * @param grace seconds that it may take longer
   */
  static <T> T call(Options.Limits limits, double grace, Supplier<T> work) {
    if (limits.seconds().isEmpty()) {
      return work.get();
    }
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, task, "timed", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(
          (long) ((limits.seconds().get() + grace) * NANOS_PER_SECOND), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw new OutOfTime();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new OutOfTime();
    } catch (ExecutionException e) {
      throw unchecked(e.getCause());
    }
  }

  private static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return (RuntimeException) failure;
  }
}
