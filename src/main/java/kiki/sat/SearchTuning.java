// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/**
 * The effort of the search. The intervals are a value, which tests make short so that small
 * problems reach every part of it; what is the same in every search is below. The customary values
 * of CDCL solvers, kept after comparing others on {@code bench/sat} where a comment says so.
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

  /** Factor of all activities after a conflict, from 0 to 1: old conflicts count less and less. */
  static final double ACTIVITY_DECAY = 0.95;

  /** Activity from which on all are divided, long before a double overflows. */
  static final double RESCALE_ABOVE = 1e100;

  /** Variables whose activity has decayed below this share of one bump are as good as any other. */
  static final double STALE_ACTIVITY = 1e-9;

  /** Learnt clauses of at most this glue (levels of decisions) are never dropped. */
  static final int KEPT_GLUE = 2;

  /** Clauses of at most this glue survive two reductions after each use, others one. */
  static final int TIER_TWO_GLUE = 6;

  /** The percentage that a reduction keeps of the clauses that may be dropped. */
  static final int KEPT_PERCENT = 25;

  /** Nested reasons that are looked into to drop a literal: a bound for the stack. */
  static final int MINIMISE_DEPTH = 400;

  /** Weight of a conflict in the average glue of the last ones: about 32 of them count. */
  static final double FAST_AVERAGE = 1.0 / 32;

  /** The same of the average that this is compared with: about 8,192 of them count. */
  static final double SLOW_AVERAGE = 1.0 / 8192;

  /** Factor by which the last conflicts must be worse than usual before a restart. */
  static final double RESTART_MARGIN = 1.1;

  /** Conflicts between two restarts, at least; fewer propagate more a conflict (ADR 11). */
  static final int RESTART_INTERVAL = 10;

  /** Conflicts that the sequence of restarts in stable mode is counted in. */
  static final long RELUCTANT_UNIT = 1024;
}
