// SPDX-License-Identifier: Apache-2.0
package kiki.engine.llumc;

/** Bounds on the effort for transition systems. */
final class LlumcTuning {
  /**
   * Gates of a system that is searched. Those of programs of the suites that were decided within
   * seconds have about 10,000.
   */
  static final int MOST_GATES = 1_000_000;

  /** Comparisons of words that invariants may mention besides bits. */
  static final int MOST_PREDICATES = 64;

  private LlumcTuning() {}
}
