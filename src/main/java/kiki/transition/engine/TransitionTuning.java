// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

/**
 * The bounds on the search in transition systems. Figures are calls of the solver, which do not
 * depend on the machine, on systems of the hardware model checking competition (ADR 36).
 */
final class TransitionTuning {
  /** Bytes of stack that an engine may use: cones of gates are deep. Only what is used costs. */
  static final long STACK_BYTES = 1L << 26;

  /**
   * Milliseconds for which the first engine runs alone. Most systems that it decides at all it
   * decides by then, and the others would double the CPU.
   */
  static final long HEAD_START_MILLISECONDS = 4_000;

  /**
   * Clauses that are no longer wanted, each with a guard, after which a frame's solver is made
   * anew. Making it again costs about as many propagations as it has clauses; chosen by size, not
   * by comparing runs.
   */
  static final int MOST_GUARDS = 2_000;

  /** Visits of a cube's successors from which counterexamples to generalisation are excluded. */
  static final int COUNTEREXAMPLES_FROM = 10;

  /**
   * Visits from which also the states before counterexamples are. This and the other numbers of
   * effort are those of rIC3; calls with none, these, all from the first visit: Heap 25,744,
   * 21,656, 22,013; cal180 2,623, 2,052, 1,553; usb_phy 8,384, 3,443, 5,985.
   */
  static final int CHAINS_FROM = 40;

  /** Counterexamples that are excluded for one literal at first. */
  static final int FIRST_COUNTEREXAMPLES = 2;

  /** Visits after which one counterexample more is. */
  static final int VISITS_PER_COUNTEREXAMPLE = 10;

  /** Counterexamples for one literal once chains of them are excluded. */
  static final int MOST_COUNTEREXAMPLES = 5;

  /** Attempts per literal at first, once chains are excluded. */
  static final int FIRST_ATTEMPTS = 5;

  /** The power of the visits with which attempts grow. */
  static final double ATTEMPT_GROWTH = 0.45;

  /** Successors of a cube whose visits count for the effort, as in rIC3. */
  static final int LOOK_AHEAD = 3;

  /**
   * The factor from one cube to the next of what being in a cube counts for a latch: about the last
   * twenty cubes decide, as with the activities of SAT solvers.
   */
  static final float ACTIVITY_GROWTH = 1.05f;

  private TransitionTuning() {}
}
