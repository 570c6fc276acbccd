// SPDX-License-Identifier: Apache-2.0
package kiki.api.function;

/** How long the analysis of functions, one by one, asks the engines. */
final class FunctionTuning {
  /**
   * Seconds for the verdicts of one function, where the user sets no limit for all: one that is
   * hard must not keep the others from their turn.
   */
  static final double FUNCTION_SECONDS = 60;

  /**
   * Seconds for a question: what engines do not know by then, they seldom know later, and a
   * candidate has others after it. On an idle core all questions of the regression programs take
   * less than a second.
   */
  static final double QUESTION_SECONDS = 20;

  /** Of the time that is left, a question gets one part in this many: others may follow. */
  static final double QUESTION_SHARE = 3;

  private FunctionTuning() {}
}
