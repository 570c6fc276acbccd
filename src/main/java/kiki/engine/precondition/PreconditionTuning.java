// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

/**
 * How much is spent on learning. What is learned is proved afterwards, so these decide what is
 * found and never what is true. Set by trial on the functions of {@code regression/preconditions}.
 */
final class PreconditionTuning {
  /** Quantities that conditions speak of: pairs of them are rows, too. */
  static final int QUANTITIES = 10;

  /** Objects behind a parameter whose content is looked at, one behind the other. */
  static final int OBJECT_DEPTH = 2;

  /** Candidates that engines are asked about: most functions need two or three. */
  static final int CANDIDATES = 16;

  /** Runs of the first look around. */
  static final int FIRST_RUNS = 400;

  /** Runs in all: a second or two. */
  static final int ALL_RUNS = 6_000;

  /** Instructions of a run, at first. */
  static final long FIRST_STEPS = 30_000;

  /** By how much runs may be longer, when engines know of a longer one how it goes. */
  static final long PATIENCE_FACTOR = 8;

  /** Instructions after which a run seems not to end: about 50 ms. */
  static final long ENDLESS_STEPS = 1_000_000;

  /**
   * A run that ends after more than this part of the limit shows that its neighbour may end, too.
   */
  static final long ENDLESS_FRACTION = 8;

  /** Constants of the program that are tried as inputs. */
  static final int CONSTANTS = 24;

  /** Of these, what functions without a body return in runs, beside zero. */
  static final int OTHER_VALUES = 6;

  /** Pairs of a good and a bad input between which a border is looked for, each time. */
  static final int BORDERS_PER_SEARCH = 24;

  /** Cases of a condition: more are no explanation. */
  static final int CASES = 4;

  /** Parts of one case. */
  static final int CASE_ATOMS = 8;

  private PreconditionTuning() {}
}
