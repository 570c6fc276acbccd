// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

/**
 * How terms become clauses: more clauses at once, or fewer and a second thought. Set by trial on
 * the questions of regression programs; {@code bench/bits} shows what a change does to time and
 * size.
 */
public final class BlastingTuning {
  /** Literals of a clause that nested conjunctions are gathered into, at most. */
  public static final int GATHERED_LITERALS = 24;

  /** What a read over writes and choices may cost to be resolved without lemmas. */
  public static final int EAGER_COST = 32;

  /** What a choice costs in it. */
  public static final int CHOICE_COST = 1;

  /** What a write costs in it: it needs a comparison of indices. */
  public static final int STORE_COST = 4;

  /** Other elements that one that clashed is compared with, at most. */
  public static final int COMPARED_ELEMENTS = 32;

  /** Gates of a remainder of floats; binary64 needs half of it, and so does binary128 modulo. */
  public static final long REMAINDER_GATES = 1L << 20;

  private BlastingTuning() {}
}
