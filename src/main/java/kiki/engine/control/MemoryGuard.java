// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

/**
 * Notices early that memory will run out. What is in use includes garbage, so a suspicion is
 * followed by a collection; collections take a tenth of the time at most.
 */
final class MemoryGuard {
  private static final long MEGABYTE = 1L << 20;

  private final long limit;
  private volatile long lastCheck;
  private long lastLook;
  private long nextCollection;

  /**
   * @param megabytes what the heap may hold; never more than the virtual machine allows
   */
  MemoryGuard(long megabytes) {
    long maximum = Runtime.getRuntime().maxMemory();
    this.limit = megabytes > maximum / MEGABYTE ? maximum : megabytes * MEGABYTE;
    this.lastCheck = System.nanoTime();
    this.lastLook = lastCheck;
    this.nextCollection = lastCheck;
  }

  /**
   * Whether live data nearly fill the heap. Engines ask it so often that a lock would hold them up.
   */
  boolean isExhausted() {
    return isDue(System.nanoTime()) && isExhaustedNow();
  }

  private boolean isDue(long now) {
    return now - lastCheck >= ControlTuning.HEAP_CHECK_NANOS;
  }

  private synchronized boolean isExhaustedNow() {
    long now = System.nanoTime();
    if (!isDue(now)) {
      return false;
    }
    lastCheck = now;
    boolean suspicious = used() >= ControlTuning.SUSPICIOUS_HEAP * limit || isMachineFull(now);
    if (!suspicious || now - nextCollection < 0) {
      return false;
    }
    System.gc();
    long end = System.nanoTime();
    nextCollection =
        end
            + Math.max(
                ControlTuning.COLLECTION_NANOS, ControlTuning.COLLECTION_PAUSE * (end - now));
    return used() > ControlTuning.EXHAUSTED_HEAP * limit || isMachineFull();
  }

  /** The machine is asked more rarely, since that takes a file to be read. */
  private boolean isMachineFull(long now) {
    if (now - lastLook < ControlTuning.MACHINE_CHECK_NANOS) {
      return false;
    }
    lastLook = now;
    return isMachineFull();
  }

  /** Whether this process would make the machine swap, or be killed, before its heap is full. */
  private static boolean isMachineFull() {
    return MachineMemory.now().filter(m -> m.isScarceFor(used())).isPresent();
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
