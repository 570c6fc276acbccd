// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

/**
 * How long the search for parameters goes on. Rounded to what was enough where they were needed;
 * whoever changes one compares the suites.
 */
final class StrategyTuning {
  /**
   * Of the conflicts of a check, one in this many for each row where rows are checked one by one.
   */
  static final int HARD_FRACTION = 10;

  /** Models a row follows exactly: loops with few iterations end there. */
  static final int EXACT_MODELS = 3;

  /** Thresholds tried one by one before skipping more and more of them. */
  static final int SINGLE_STEPS = 6;

  /** Passes over the rows to lower them; lowering one row can let another one fall. */
  static final int NARROWING_PASSES = 3;

  private StrategyTuning() {}
}
