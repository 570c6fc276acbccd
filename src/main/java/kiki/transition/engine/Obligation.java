// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.Optional;

/**
 * States that must be shown to be out of reach. Those of early frames come first, and of these
 * those that are nearest to the bad state.
 *
 * @param cube the states
 * @param inputs with these, a step goes to the successor, or is bad
 * @param successor where the step goes; none if it is bad
 * @param frame the states are to be excluded from it
 * @param depth the number of steps to the bad state
 * @param visits how often it was looked at; less once it moves on to a later frame
 */
record Obligation(
    StateCube cube,
    boolean[] inputs,
    Optional<Obligation> successor,
    int frame,
    int depth,
    int visits)
    implements Comparable<Obligation> {
  @Override
  public int compareTo(Obligation other) {
    int byFrame = Integer.compare(frame, other.frame);
    return byFrame != 0 ? byFrame : Integer.compare(depth, other.depth);
  }

  /** States from which a step leads to these. */
  Obligation before(StateCube states, boolean[] step) {
    return new Obligation(states, step, Optional.of(this), frame - 1, depth + 1, 0);
  }

  Obligation visited() {
    return new Obligation(cube, inputs, successor, frame, depth, visits + 1);
  }

  Obligation at(int later) {
    return new Obligation(cube, inputs, successor, later, depth, visits * 3 / 5);
  }

  /** How hard it is worth trying to exclude more than these states. */
  GeneralisationEffort effort() {
    int most = 0;
    Optional<Obligation> next = successor;
    for (int i = 0; i < TransitionTuning.LOOK_AHEAD && next.isPresent(); i++) {
      most = Math.max(most, next.get().visits);
      next = next.get().successor;
    }
    return GeneralisationEffort.of(most);
  }
}
