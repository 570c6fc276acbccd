// SPDX-License-Identifier: Apache-2.0
package kiki.api.coverage;

/** The bounds on the search for tests that is no proof. */
final class CoverageTuning {
  /**
   * How many runs with arbitrary inputs come before the engines: most goals of small programs are
   * met by the first dozen, and a run of a small program takes less than a millisecond.
   */
  static final int RUNS = 64;

  /** Instructions that such a run may take; a longer one is cut, and is no test. */
  static final long RUN_STEPS = 20_000;

  /** Instructions that all of them may take: a second or so, more than which engines use better. */
  static final long ALL_STEPS = 1_000_000;

  /** Instructions that a run may take that is to be a test. */
  static final long TEST_STEPS = 20_000_000;

  /** Inputs that a test may have; more would be large files. */
  static final int MOST_INPUTS = 10_000;

  /** Of memory that nobody has written, this much is filled with something; the rest is zero. */
  static final int FILLED_BYTES = 4096;

  private CoverageTuning() {}
}
