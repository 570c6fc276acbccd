// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

/** The bounds on the effort for making a system smaller, which a search has to be worth. */
final class ReductionTuning {
  /**
   * Steps of random simulation, each of 64 executions at once, after which latches that never
   * differed are taken for equal. Simulation is linear in the gates, and what it misses a call of
   * the solver finds: with 64 steps it took 20 to 46 ms of systems that are decided in 300.
   */
  static final int SIMULATED_STEPS = 16;

  /**
   * Answers of the solver against the guess after which it is given up. Where latches are really
   * equal few answers say otherwise; imgfifo-p085 took 245 answers and 130 of 300 ms to find 11 of
   * 564 latches to be needless, pfcache-p20 84 answers for 4 of 651, which saved IC3 nothing.
   */
  static final int MOST_COUNTEREXAMPLES = 48;

  /**
   * Conflicts for one question whether two latches are equal. Latches that cannot be told apart by
   * then stay two: that is always right, and questions are many (imgfifo-p085: 314).
   */
  static final long CONFLICTS_PER_QUESTION = 500;

  /** Of the random inputs, the same in every run. */
  static final long SEED = 1;

  private ReductionTuning() {}
}
