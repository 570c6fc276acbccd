package kiki.engine;

/**
 * Notices that memory runs out before it does. What is in use includes garbage, so a suspicion is
 * followed by a collection, at most one in a while.
 */
final class MemoryGuard {
  private static final double SUSPICIOUS = 0.90;
  private static final double EXHAUSTED = 0.80;
  private static final long CHECK_NANOS = 50_000_000L;
  private static final long COLLECT_NANOS = 5_000_000_000L;
  private static final long MEGABYTE = 1L << 20;

  private final long limit;
  private long lastCheck;
  private long lastCollection;

  /**
   * @param megabytes what the heap may hold; never more than the virtual machine allows
   */
  MemoryGuard(long megabytes) {
    long maximum = Runtime.getRuntime().maxMemory();
    this.limit = megabytes > maximum / MEGABYTE ? maximum : megabytes * MEGABYTE;
    this.lastCheck = System.nanoTime();
    this.lastCollection = lastCheck - COLLECT_NANOS;
  }

  /** Whether live data nearly fill the heap. */
  synchronized boolean isExhausted() {
    long now = System.nanoTime();
    if (now - lastCheck < CHECK_NANOS) {
      return false;
    }
    lastCheck = now;
    if (used() < SUSPICIOUS * limit || now - lastCollection < COLLECT_NANOS) {
      return false;
    }
    lastCollection = now;
    System.gc();
    return used() > EXHAUSTED * limit;
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
