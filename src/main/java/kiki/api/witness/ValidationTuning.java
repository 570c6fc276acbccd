// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

/** The bounds on what is tried to judge a witness. */
final class ValidationTuning {
  /**
   * The part of the time that is left in which claims are taken as they stand. A relation of one
   * loop with two inputs takes 1.2 s of CPU time by induction alone, and 12 s when all engines look
   * for more than that.
   */
  static final double PART_OF_INDUCTION = 0.4;

  /** Seconds, more than which induction does not take though there are more. */
  static final double MOST_SECONDS_OF_INDUCTION = 60;

  private ValidationTuning() {}
}
