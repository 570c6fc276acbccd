// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

/** Bounds of resident processes. */
final class ServeTuning {
  /** Seconds without a client after which a process ends, where the user says nothing else. */
  static final int IDLE_SECONDS = 900;

  /**
   * Resident processes of one user; who finds none idle runs the command as usual. Each holds about
   * 200 MB after a few jobs.
   */
  static final int PROCESSES = 4;

  /**
   * Milliseconds after which a claim counts as left behind: a client needs a millisecond from its
   * claim to its request.
   */
  static final long CLAIM_MILLIS = 5000;

  /** Milliseconds between two looks at the clock. */
  static final long WATCH_MILLIS = 1000;

  /** Milliseconds that threads of a command may outlive it. */
  static final long LEFTOVER_MILLIS = 2000;

  /**
   * Bytes in use after a command from which on the heap is collected, and more than which end it.
   */
  static final long HEAP_BYTES = 256L << 20;

  private ServeTuning() {}
}
