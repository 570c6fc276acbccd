// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ranking;

/**
 * How many measures are tried. Set by trial on the termination programs of {@code regression} and
 * of the competition.
 */
final class RankingTuning {
  /** Variables up to which all pairs are combined, related or not. */
  static final int ALL_PAIRS = 8;

  /** Variables up to which all triples are combined. */
  static final int ALL_TRIPLES = 5;

  /** Constants of the program that measures are made of. */
  static final int MAX_CONSTANTS = 12;

  /** Elements of arrays that measures are made of. */
  static final int MAX_ELEMENTS = 4;

  /** Measures that count where a condition holds. */
  static final int MAX_GUARDED = 600;

  /** Counterexamples per ranking function. */
  static final int MAX_ROUNDS = 400;

  /** First components from which the search goes on; half as many for each further one. */
  static final int WIDTH_OF_SEARCH = 24;

  /**
   * The least value of a measure from which a decrease counts: so little that no chain of
   * operations gets there only because the next would overflow, and less than what programs compare
   * with.
   */
  static final long LEAST_VALUE = -1024;

  private RankingTuning() {}
}
