// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

/**
 * How far runs go that look for a state they have been in. Set by trial on the termination programs
 * of {@code regression} and of the competition.
 */
final class LassoTuning {
  /** Runs with inputs chosen at random, after one that repeats the inputs. */
  static final int MIXED_RUNS = 3;

  /** Of a run that looks for a cycle: about 50 ms where states are small. */
  static final LassoRun.Limits LONG_RUN = new LassoRun.Limits(400_000, 8_000);

  /** The same before anything costly: a millisecond or two. */
  static final LassoRun.Limits SHORT_RUN = new LassoRun.Limits(4_000, 400);

  /** Of a run that must confirm a cycle. */
  static final LassoRun.Limits REPLAY = new LassoRun.Limits(5_000_000, 40_000);

  /** Global variables up to which the state at the head is told with them. */
  static final int SHOWN_GLOBALS = 12;

  /** Events that are recorded; of longer runs the beginning is kept. */
  static final int MAX_EVENTS = 10_000;

  /** How many small numbers, from -1, inputs are chosen from. */
  static final int SMALL_NUMBERS = 8;

  /** Earlier heads that a head is compared with. */
  static final int LOOK_BACK = 6;

  /** Steps for which an execution without end must go on. */
  static final long REPLAY_STEPS = 200_000;

  private LassoTuning() {}
}
