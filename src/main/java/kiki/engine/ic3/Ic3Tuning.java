// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

/** The bounds on the search for lemmas. */
final class Ic3Tuning {
  /** Questions to the solver in a search that is to end, some seconds of an idle core. */
  static final long SHORT_SEARCH_CHECKS = 2000;

  /** Up to this many variables that are not enumerated, all differences are described. */
  static final int MOST_VARIABLES_PAIRED_FREELY = 4;

  /** Attempts to leave literals out of one lemma: later ones rarely succeed. */
  static final int MOST_ATTEMPTS_PER_LEMMA = 16;

  private Ic3Tuning() {}
}
