// SPDX-License-Identifier: Apache-2.0
package kiki.term;

/**
 * How far the rules look when a term is made: each must take a time that does not depend on the
 * size of the graph. Set by trial; 20,000 random graphs are simplified by the long tests.
 */
final class RewriteTuning {
  /** Nested operators that slices are pushed through: bounds the work on shared terms. */
  static final int SLICE_DEPTH = 8;

  /** As above, in the branches of a case distinction: not into another one below. */
  static final int SLICE_BRANCH_DEPTH = 1;

  /** Nested operators that equalities with constants are pushed through. */
  static final int EQUALITY_DEPTH = 32;

  /**
   * Levels of cases of cases that are compared: they may be the same ones with other offsets, so
   * that the time doubles with each level.
   */
  static final int CASE_DEPTH = 6;

  /** Values of a term that are kept as a set. */
  static final int VALUES = 64;

  /** Writes to other indices that a read looks past. */
  static final int SKIPPED_STORES = 4096;

  /** Nested case distinctions that a read is pushed into. */
  static final int READ_DEPTH = 6;

  /** Constants of a case distinction that is mapped leaf by leaf. */
  static final int MAPPED_LEAVES = 16;

  /** Parts of a conjunction that dissolves in the one around; keeps chains linear. */
  static final int FLATTENED_ARITY = 8;

  /** Parts of a conjunction that is searched for absorbed parts. */
  static final int ABSORBED_ARITY = 16;

  private RewriteTuning() {}
}
