// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

/** The bounds on what a witness tells. */
final class WitnessTuning {
  /**
   * Branches of an execution, in number: a validator counts them in each visit of their place. With
   * 64 of them kiki's own still confirms in a second what it confirms without.
   */
  static final int MOST_BRANCHES = 64;

  /**
   * Steps of a run whose branches are looked for: some seconds of an idle core, more than which a
   * witness is not worth.
   */
  static final long MOST_STEPS = 5_000_000;

  private WitnessTuning() {}
}
