// SPDX-License-Identifier: Apache-2.0
package kiki.engine.explicit;

/** What sets of states are worth being tried as invariants. */
final class ExplicitTuning {
  /** States of a program: a solver has about ten conditions to consider for each. */
  static final int MOST_STATES = 20_000;

  private ExplicitTuning() {}
}
