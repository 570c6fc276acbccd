// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import kiki.strategy.Effort;

/**
 * How far proofs of termination and non-termination go. Set by trial on the termination programs of
 * {@code regression} and of the competition.
 */
final class TerminationTuning {
  /** Unwindings at which a measure need only decrease over all of them together. */
  static final int STRIDE_UNWINDINGS = 2;

  /** Unwindings beyond which growing values reach the limits of their types. */
  static final int MOST_UNWINDINGS_OF_VALUES = 4;

  /** Of the search for invariants of all loops with one domain: enumerations and conflicts. */
  static final Effort EFFORT_PER_INFERENCE = new Effort(2000, 20_000);

  /** Components of a lexicographic ranking function. */
  static final int COMPONENTS = 4;

  /** Milliseconds between two looks at what the engines have found. */
  static final long WAIT_MILLIS = 50;

  /** Unwindings of a proof that no execution ends. */
  static final int ALWAYS_ENDLESS = 4;

  /** Unwindings of a proof that none with certain inputs ends. */
  static final int SOMETIMES_ENDLESS = 2;

  /** The most iterations before an endless part that are looked for. */
  static final int ENDLESS_INPUTS = 6;

  /** Unwindings after which no lasso is looked for any more where there can be no proof. */
  static final int AFTER_REFUSAL = 6;

  /** Questions of solvers in the search for rankings that only a witness needs. */
  static final long WITNESS_QUESTIONS = 20_000;

  /** Questions of an engine whether to stop, after which nobody waits for its attempt any more. */
  static final long CHEAP_QUESTIONS = 5_000;

  private TerminationTuning() {}
}
