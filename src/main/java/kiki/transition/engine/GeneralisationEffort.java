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

  /** For a cube from which a step goes to states that were visited this often. */
  static GeneralisationEffort of(int visits) {
    if (visits < TransitionTuning.COUNTEREXAMPLES_FROM) {
      return PLAIN;
    }
    if (visits < TransitionTuning.CHAINS_FROM) {
      int counterexamples =
          (visits - TransitionTuning.COUNTEREXAMPLES_FROM)
                  / TransitionTuning.VISITS_PER_COUNTEREXAMPLE
              + TransitionTuning.FIRST_COUNTEREXAMPLES;
      return new GeneralisationEffort(counterexamples, 1, 1);
    }
    double growing =
        Math.pow(visits - TransitionTuning.CHAINS_FROM, TransitionTuning.ATTEMPT_GROWTH);
    int attempts = (int) Math.round(2 * growing) + TransitionTuning.FIRST_ATTEMPTS;
    return new GeneralisationEffort(TransitionTuning.MOST_COUNTEREXAMPLES, attempts, 1);
  }

  /** The effort for a counterexample. */
  GeneralisationEffort inside() {
    return depth <= 1 ? PLAIN : new GeneralisationEffort(counterexamples, attempts, depth - 1);
  }
}
