// SPDX-License-Identifier: Apache-2.0
package kiki.api;

/** How long is waited beyond the time limit, and how deep C may nest. */
final class ReadingTuning {
  /** Seconds; a file that is read at the time limit may be done soon. */
  static final double READING_GRACE_SECONDS = 0.2;

  /**
   * Seconds; engines that do not stop in time are left alone before, this is for what is around
   * them. {@code bench/limits} shows by how much the limit is missed.
   */
  static final double VERIFYING_GRACE_SECONDS = 0.3;

  /** Bytes of the stack for stages that recurse as deep as C nests; used only when needed. */
  static final long STACK_BYTES = 1L << 29;

  private ReadingTuning() {}
}
