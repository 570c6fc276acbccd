// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/**
 * The intervals of the search, which tests make short so that small problems reach every part of
 * it.
 *
 * @param reductionInterval conflicts before the first reduction of the learnt clauses
 * @param modeInterval conflicts before the first change between restart modes
 * @param simplificationDelay how many times the cost of a simplification must go into propagation
 *     before the next one
 * @param questionInterval conflicts between two questions whether to stop
 * @param chunk literals to propagate before pausing, so that the search can ask whether to stop
 */
record SearchTuning(
    int reductionInterval,
    int modeInterval,
    int simplificationDelay,
    int questionInterval,
    int chunk) {
  static final SearchTuning DEFAULT = new SearchTuning(500, 1000, 1, 32, 10_000);
}
