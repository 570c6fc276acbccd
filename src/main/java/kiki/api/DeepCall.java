// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import kiki.options.Options;

/**
 * Does something in a thread with a deep stack, since programs nest deeply. If it does not end in
 * time, the thread is left alone.
 */
final class DeepCall {
  private static final double NANOS_PER_SECOND = 1e9;

  private DeepCall() {}

  /**
   * @param limits of which time is looked at
   * @param grace seconds that it may take longer
   * @throws TimeoutException if it takes even longer
   * @throws CancellationException if this thread is interrupted
   */
  static <T> T call(Options.Limits limits, double grace, Supplier<T> work) throws TimeoutException {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, task, "kiki", ReadingTuning.STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return limits.seconds().isEmpty()
          ? task.get()
          : task.get(
              (long) ((limits.seconds().get() + grace) * NANOS_PER_SECOND), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
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
