// SPDX-License-Identifier: Apache-2.0
package kiki.engine.judge;

/** The bounds on what is done with a proof after it was found. */
final class JudgeTuning {
  /**
   * How often the search for invariants of loop heads asks whether to stop: some ten seconds of an
   * idle core, more than which a witness is not worth.
   */
  static final long HEAD_QUESTIONS = 100_000;

  /** Where more entries of a loop than this differ, still more would follow. */
  static final int MAX_JOINS = 3;

  private JudgeTuning() {}
}
