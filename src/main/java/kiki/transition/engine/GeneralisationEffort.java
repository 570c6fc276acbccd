// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

/**
 * How hard to try to generalise a cube. States that keep coming back are worth more than others
 * (Su, Yang, Ci, Bu, Huang: The rIC3 hardware model checker, CAV 2025, section on dynamic
 * generalisation).
 *
 * @param counterexamples how many counterexamples to one generalisation are excluded first
 * @param attempts how many states may be looked at to exclude one of them
 * @param depth how deep counterexamples are met while one is generalised itself
 */
record GeneralisationEffort(int counterexamples, int attempts, int depth) {
  /** Literals are dropped if nothing speaks against it. */
  static final GeneralisationEffort PLAIN = new GeneralisationEffort(0, 0, 0);

  /** From this number of visits on, counterexamples to generalisation are excluded. */
  private static final int COUNTEREXAMPLES_FROM = 10;

  /** From this number of visits on, also what leads to them. */
  private static final int CHAINS_FROM = 40;

  private static final int MOST_COUNTEREXAMPLES = 5;

  /** For a cube from which a step goes to states that were visited this often. */
  static GeneralisationEffort of(int visits) {
    if (visits < COUNTEREXAMPLES_FROM) {
      return PLAIN;
    }
    if (visits < CHAINS_FROM) {
      return new GeneralisationEffort((visits - COUNTEREXAMPLES_FROM) / 10 + 2, 1, 1);
    }
    int attempts = (int) Math.round(2 * Math.pow(visits - CHAINS_FROM, 0.45)) + 5;
    return new GeneralisationEffort(MOST_COUNTEREXAMPLES, attempts, 1);
  }

  /** The effort for a counterexample. */
  GeneralisationEffort inside() {
    return depth <= 1 ? PLAIN : new GeneralisationEffort(counterexamples, attempts, depth - 1);
  }
}
