// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

/** When functions are looked at by themselves. Sizes are in instructions. */
final class ModuleTuning {
  /** Sizes of call trees are not counted beyond this. */
  static final long LARGEST_COUNTED = 1L << 40;

  /**
   * A function called from several places is executed in place if it is smaller than this with all
   * that it executes in place: exact, and hardly more than instantiating a summary.
   */
  static final long SMALLEST_SHARED = 30;

  /** The same for a function that is called from one place: its form is small enough to solve. */
  static final long SMALLEST_SINGLE = 2_000;

  /**
   * Programs that are smaller than this when all calls are executed in place are not worth it:
   * their forms take less than a second.
   */
  static final long SMALLEST_PROGRAM = 5_000;

  /** How many times larger the program must become by executing calls in place. */
  static final long LEAST_GROWTH = 2;

  /** Beyond this size proofs execute calls in place only after all else was tried. */
  static final long LARGEST_INLINED = 40_000;

  private ModuleTuning() {}
}
