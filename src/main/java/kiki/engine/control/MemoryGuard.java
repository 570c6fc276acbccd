// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

/**
 * Notices that memory runs out before it does. What is in use includes garbage, so a suspicion is
 * followed by a collection; collections take a tenth of the time at most.
 */
final class MemoryGuard {
  private static final double SUSPICIOUS = 0.90;
  private static final double EXHAUSTED = 0.80;
  private static final long CHECK_NANOS = 50_000_000L;
  private static final long COLLECT_NANOS = 300_000_000L;
  private static final long PAUSE = 10;
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
    if (now - lastCheck < CHECK_NANOS) {
      return false;
    }
    lastCheck = now;
    if (used() < SUSPICIOUS * limit || now - nextCollection < 0) {
      return false;
    }
    System.gc();
    long end = System.nanoTime();
    nextCollection = end + Math.max(COLLECT_NANOS, PAUSE * (end - now));
    return used() > EXHAUSTED * limit;
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
