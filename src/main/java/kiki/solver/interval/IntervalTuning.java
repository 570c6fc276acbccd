// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

/**
 * The effort of branch and prune beside the number of rules, which its caller bounds. Set by trial
 * on floating-point programs (ADR 15).
 */
final class IntervalTuning {
  /** Passes over all constraints before the first split: what narrows here, narrows every box. */
  static final int FIRST_PASSES = 50;

  /** Passes over all constraints after a split: halving again brings more than waiting. */
  static final int PASSES_PER_SPLIT = 3;

  /** Open boxes; with more, the search goes depth first, which bounds its memory. */
  static final int WIDEST_SEARCH = 4096;

  /** Guesses that the caller does not accept before the search counts as stuck. */
  static final int GUESSES = 8;

  /** Numbers whose exponents differ by more are halved by exponent. */
  static final int NEAR_EXPONENTS = 6;

  private IntervalTuning() {}
}
