// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

/**
 * Notices early that memory will run out. What is in use includes garbage, so a suspicion is
 * followed by a collection; collections take a tenth of the time at most.
 */
final class MemoryGuard {
  private static final long MEGABYTE = 1L << 20;

  private final long limit;
  private long lastCheck;
  private long nextCollection;

  /**
   * @param megabytes what the heap may hold; never more than the virtual machine allows
   */
  MemoryGuard(long megabytes) {
    long maximum = Runtime.getRuntime().maxMemory();
    this.limit = megabytes > maximum / MEGABYTE ? maximum : megabytes * MEGABYTE;
    this.lastCheck = System.nanoTime();
    this.nextCollection = lastCheck;
  }

  /** Whether live data nearly fill the heap. */
  synchronized boolean isExhausted() {
    long now = System.nanoTime();
    if (now - lastCheck < ControlTuning.HEAP_CHECK_NANOS) {
      return false;
    }
    lastCheck = now;
    if (used() < ControlTuning.SUSPICIOUS_HEAP * limit || now - nextCollection < 0) {
      return false;
    }
    System.gc();
    long end = System.nanoTime();
    nextCollection =
        end
            + Math.max(
                ControlTuning.COLLECTION_NANOS, ControlTuning.COLLECTION_PAUSE * (end - now));
    return used() > ControlTuning.EXHAUSTED_HEAP * limit;
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
