// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

/** The bounds on the effort for making a system smaller, which a search has to be worth. */
final class ReductionTuning {
  /**
   * Steps of random simulation, each of 64 executions at once, after which latches that never
   * differed are taken for equal. Simulation is linear in the gates; what it misses a call of the
   * solver finds.
   */
  static final int SIMULATED_STEPS = 64;

  /** Iterations in which the guess is made weaker before it is given up; most systems need few. */
  static final int MOST_ITERATIONS = 64;

  /**
   * Conflicts for one question whether two latches are equal. Latches that cannot be told apart by
   * then stay two: that is always right, and questions are many (imgfifo-p085: 314).
   */
  static final long CONFLICTS = 500;

  /** Of the random inputs, the same in every run. */
  static final long SEED = 1;

  private ReductionTuning() {}
}
