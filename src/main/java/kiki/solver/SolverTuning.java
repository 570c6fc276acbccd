// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

/**
 * The effort of one question to the solver. Floating-point problems go first to branch and prune
 * and to the SAT solver in turns; set by trial on floating-point programs.
 */
final class SolverTuning {
  /** Terms of one problem for branch and prune, and of one constraint that may belong to it. */
  static final int MAX_TERMS = 5000;

  /** Terms visited to find the symbols of constraints; beyond, no problem is small. */
  static final long MAX_VISITS = 2_000_000;

  /** Questions passed over after the searches of others were in vain. */
  static final int MAX_SKIPPED = 63;

  /** Rules that the first turn of branch and prune applies: some milliseconds. */
  static final long FIRST_STEPS = 200_000;

  /** Factor from one turn to the next. */
  static final long STEPS_GROWTH = 8;

  /** Conflicts of the first turn of the SAT solver. */
  static final long FIRST_CONFLICTS = 500;

  /** Factor from one turn to the next. */
  static final long CONFLICTS_GROWTH = 4;

  /** Conflicts for completing a guessed model: a guess leaves little to search for. */
  static final long GUESS_CONFLICTS = 5000;

  private SolverTuning() {}
}
