// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

/** The bounds on runs in the interpreter, and what is worth a slice. */
final class SessionTuning {
  /** Steps of a program without inputs: its only run decides all, in less than a second. */
  static final long STEPS_WITHOUT_INPUTS = 5_000_000;

  /** Steps of a program with inputs, which mostly depends on them soon. */
  static final long STEPS_WITH_INPUTS = 50_000;

  /** Steps to complete a run of a slice: what was left out of the slice may not end. */
  static final long STEPS_TO_COMPLETE = 20_000_000;

  /**
   * A slice is used if it leaves out at least one instruction in this many: a slice has a points-to
   * analysis and an SSA form of its own, which must pay.
   */
  static final long SLICE_SAVING_DIVISOR = 10;

  /** Instructions up to which a program without loops is not worth taking apart. */
  static final long SLICED_INSTRUCTIONS = 1000;

  /**
   * Instructions of a program from which on it is worth trying to prove without its memory: what
   * lists of a hundred instructions are checked for is in that memory.
   */
  static final long SMALLEST_ABSTRACTED = 400;

  /** Of the effort for all goals together, each gets alone one part in this many. */
  static final int EFFORT_FRACTION = 4;

  private SessionTuning() {}
}
