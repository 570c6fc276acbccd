// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import kiki.strategy.Effort;

/** How deep engines look, and what a step may cost. Set by trial on small programs with loops. */
final class PlanTuning {
  /** Unwindings up to which each search asks whether it was complete. */
  static final int SHALLOW_UNWINDINGS = 16;

  /** Unwindings between two such questions deeper down, where they cost more than the search. */
  static final int COMPLETENESS_INTERVAL = 4;

  /**
   * Unwindings at which executions that invariants do not exclude are left to be tried, counted
   * from when somebody tries them: how far the proof has come by then depends on the machine.
   */
  static final int SUSPECT_UNWINDINGS = 8;

  /** Conflicts that finding one may cost. */
  static final long SUSPECT_CONFLICTS = 20_000;

  /**
   * Unwindings at which the default plan infers with every domain; at later ones with the cheap
   * ones, since what the others find is mostly found by then.
   */
  static final int MOST_UNWINDINGS_WITH_ALL_DOMAINS = 2;

  /** Unwindings after which a lemma is given up: the proof that wants it has other ways. */
  static final int LEMMA_UNWINDINGS = 8;

  /** Counterexamples that are tried after one that does not fail when it is run. */
  static final int ALTERNATIVES = 3;

  /**
   * How often the inference of what only a witness needs asks whether to stop: some ten seconds of
   * an idle core.
   */
  static final long SURVEY_QUESTIONS = 100_000;

  /** Of that inference: enumerations and conflicts, as of the first of the default plan. */
  static final Effort SURVEY_EFFORT = new Effort(3000, 20_000);

  /**
   * Cases of a recursive function by values of its arguments: as many rows are copied, and each is
   * inferred with a few checks, so that a stage's effort suffices for some ten rows. Fibonacci
   * numbers that an int can hold need 46.
   */
  static final int MOST_CASES = 80;

  /** Conflicts that finding one of these values may cost. */
  static final long CASE_CONFLICTS = 5_000;

  private PlanTuning() {}
}
