// SPDX-License-Identifier: Apache-2.0
package kiki.engine.modular;

/** How much is tried to prove properties function by function. Set by trial on bench/calls. */
final class ModularTuning {
  /** The k of the k-induction inside of functions. */
  static final int UNWINDINGS = 2;

  /** Conflicts that a proof inside of a function may cost. */
  static final long PROOF_CONFLICTS = 20_000;

  /** How often calls are opened where summaries do not suffice. */
  static final int REFINEMENTS = 24;

  /** Instructions of a form that calls are opened in, at most. */
  static final long LARGEST_FORM = 20_000;

  private ModularTuning() {}
}
