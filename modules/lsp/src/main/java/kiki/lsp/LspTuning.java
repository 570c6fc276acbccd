// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

/** The constants of this package. */
final class LspTuning {
  /**
   * Milliseconds without a key before engines start. A typist's keys are 100 to 200 apart; engines
   * that start between two of them only take time from the front end.
   */
  static final long QUIET_MILLIS = 250;

  /** Steps of a failing execution shown with a diagnostic: the last ones, which editors list. */
  static final int SHOWN_STEPS = 30;

  /** Lines of an execution in a hover, which is a small window. */
  static final int HOVER_LINES = 40;

  /** Seconds for a function, where the user does not say: a verdict later than that is not read. */
  static final double SECONDS_PER_FUNCTION = 10;

  /** Seconds for a precondition, which takes many questions, as a multiple of the above. */
  static final double PRECONDITION_FACTOR = 3;

  /** Documents verified at the same time, as a part of the processors; engines use several each. */
  static final int PROCESSORS_A_DOCUMENT = 2;

  private LspTuning() {}
}
