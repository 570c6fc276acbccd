// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

/** The bounds on what a witness tells. */
final class WitnessTuning {
  /**
   * Branches of an execution, in number: a validator counts them in each visit of their place. Not
   * measured.
   */
  static final int MOST_BRANCHES = 64;

  /**
   * Steps of a run whose branches are looked for, as many as of replays that come back to a state.
   * Not measured.
   */
  static final long MOST_STEPS = 5_000_000;

  private WitnessTuning() {}
}
