// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

/**
 * How long engines run before others get their turn. Unwindings rather than seconds decide, so that
 * a verdict does not depend on the machine; times are lower limits only. Set by trial on programs
 * with several properties.
 */
final class ScheduleTuning {
  /** Unwindings of the search beside invariants: one iteration, since such runs are to be short. */
  static final int SEARCH_UNWINDINGS = 2;

  /**
   * Questions of the search, about a millisecond each, after which proofs wait no longer for its
   * first unwinding: what is simple is decided there, and then no other SSA form is made.
   */
  static final long LEAD_QUESTIONS = 400;

  /** Questions of the first look at a program without loops before the engines get their turn. */
  static final long LOOK_QUESTIONS = 1000;

  /** Unwindings at which groups of properties are tried alone. */
  static final int GROUP_UNWINDINGS = 2;

  /** How often proofs that rest on what is not known are looked for again. */
  static final int REVISIONS = 3;

  /** Nanoseconds for that at least. */
  static final long REVISION_NANOS = 1_000_000_000L;

  /** Turns of the engines for that, if turns are counted instead of time. */
  static final long REVISION_TURNS = 200;

  /**
   * Nanoseconds before that is first done beside the engines: what ends before needs it only at its
   * end. The next times are twice as late each.
   */
  static final long REVISION_BESIDE_NANOS = 5_000_000_000L;

  /** Turns for that, if turns are counted instead of time. */
  static final long REVISION_BESIDE_TURNS = 1000;

  /** Nanoseconds that engines have to show a failure that a run has found. */
  static final long FAILURE_NANOS = 2_000_000_000L;

  /** Turns for that, if turns are counted instead of time. */
  static final long FAILURE_TURNS = 400;

  /** Instructions of trials when the engines have given up: about a second. */
  static final long LAST_TRIAL_STEPS = 20_000_000;

  /** Nanoseconds before trials begin: what is simple is decided by then. */
  static final long TRIAL_NANOS = 1_000_000_000L;

  /** Turns for that, if turns are counted instead of time. */
  static final long TRIAL_TURNS = 200;

  /** Nanoseconds before runs from state to state begin. */
  static final long STATES_NANOS = 1_500_000_000L;

  /** Turns for that, if turns are counted instead of time. */
  static final long STATES_TURNS = 300;

  /** Nanoseconds for proofs in a program that knows nothing of what lies behind pointers. */
  static final long ABSTRACTION_NANOS = 20_000_000_000L;

  /** Turns for that, if turns are counted instead of time. */
  static final long ABSTRACTION_TURNS = 4000;

  /** Instructions of such a program from which on it gets all of that. */
  static final long LARGE_ABSTRACTION = 400;

  /** A smaller one gets one part in this many. */
  static final long SMALL_ABSTRACTION_DIVISOR = 4;

  /** Milliseconds between two looks at what the engines have found. */
  static final long WAIT_MILLIS = 20;

  /**
   * Unwindings at which proofs are tried before a failure ends the round: what is easily proved is
   * so with the assumption, and what is then not found without it is not looked for without end.
   */
  static final int PROOF_ATTEMPTS = 2;

  /** Unwindings of the search for what may follow a failure, unless that was found deeper. */
  static final int SEARCH_DEPTH = 8;

  /** How much more rarely a search asks than proofs, which consist of many simple problems. */
  static final int SEARCH_WEIGHT = 16;

  /** Groups of properties tried alone; further ones are left to the round as a whole. */
  static final int MAX_GROUPS = 32;

  /**
   * How long the other engines have before the transition system is searched: what they decide is
   * mostly decided by then.
   */
  static final long SYSTEM_NANOS = 1_500_000_000L;

  /** The same in turns. */
  static final long SYSTEM_TURNS = 300;

  private ScheduleTuning() {}
}
