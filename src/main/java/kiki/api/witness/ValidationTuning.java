// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

/** The bounds on what is tried to judge a witness. */
final class ValidationTuning {
  /**
   * The part of the time that is left in which claims are taken as they stand. A relation of one
   * loop, woven in by hand, took 1.2 s of CPU time by induction alone; the whole validation of the
   * same claim by all engines took 12 s.
   */
  static final double PART_OF_INDUCTION = 0.4;

  /** Seconds, more than which induction does not take though there are more. */
  static final double MOST_SECONDS_OF_INDUCTION = 60;

  /** Instructions of a run on the inputs of a witness: some seconds. */
  static final long RUN_STEPS = 20_000_000;

  private ValidationTuning() {}
}
