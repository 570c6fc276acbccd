// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;

/** How much is spent on trials. Set so that a loop of 100,000 iterations ends within a few. */
final class TrialTuning {
  /** Runs in all: what these do not find is seldom found by more. */
  static final int TRIALS = 270;

  /** Instructions of the first trials. */
  static final long FIRST_STEPS = 100_000;

  /** By how much trials may be longer when one has come to the limit. */
  static final long LIMIT_FACTOR = 8;

  /** Instructions of any trial: about two seconds. */
  static final long MOST_STEPS = 51_200_000;

  /** Active calls, some 500 bytes each; with 128 bytes each, a stack of eight megabytes is full. */
  static final int MOST_CALLS = 1 << 16;

  /** Trials that come to that limit: what may never end is run shortly from then on. */
  static final int UNFINISHED_TRIALS = 3;

  /** Instructions of all trials together: about ten seconds. */
  static final long ALL_STEPS = 250_000_000;

  /** From here on numbers of iterations and elements are large: others are tried anyway. */
  static final BigInteger LEAST_LARGE_SIZE = BigInteger.valueOf(16);

  /** How many large numbers are looked at. */
  static final int LARGE_SIZES = 3;

  /** Trials at the ends of loops and arrays: each large number a few times. */
  static final int BORDER_TRIALS = 150;

  /** As many of these come before the next of the others. */
  static final int BORDERS_AT_ONCE = 3;

  /** How much longer trials may be at first than those that come to their end. */
  static final long LONGER_FACTOR = 6;

  /** Trials after which those that take much longer than others may be longer. */
  static final int LONGER_TRIALS = 90;

  /** Constants of the program that are tried as inputs. */
  static final int CONSTANTS = 500;

  /** Elements of an uninitialised array that differ from the others. */
  static final int SPECIAL_ELEMENTS = 3;

  /**
   * Numbers from zero on of which all combinations are tried: those of two inputs within TRIALS.
   */
  static final long COUNTED_NUMBERS = 5;

  /** Choices of a counterexample: what is replayed is kept in memory, some 200 bytes for each. */
  static final long MOST_CHOICES = 1_000_000;

  /** Steps of a run that are shown, at its start and at its end each. */
  static final long SHOWN_STEPS = 10_000;

  /** Inputs below this are small: most conditions tell them apart. */
  static final int SMALL_INPUTS = 8;

  /** Values that are tried at one input: as many as a word has bits. */
  static final int VALUES_OF_PLACE = Long.SIZE;

  /**
   * Tries that a state comes later for each doubling of those that were reached in the same way:
   * states that differ in a counter only are many.
   */
  static final int COMMON_WAY = 2;

  /** Words of a state that are looked at for values they did not have before. */
  static final int SEEN_WORDS = 1 << 12;

  /** Values of a word up to which one more is something new: states and events have fewer. */
  static final int VALUES_OF_WORD = 64;

  /** Instructions of all walks from state to state, and bytes of states: some twenty seconds. */
  static final long SEARCH_STEPS = 600_000_000;

  /** Instructions of one walk: a program that reads events does little for each. */
  static final long WALK_STEPS = 200_000;

  /** Bytes of states that one walk may look at: lists that grow would make it quadratic. */
  static final long WALK_BYTES = 1 << 20;

  /** States that are kept, some 150 bytes each. */
  static final int MOST_STATES = 200_000;

  /** Bytes of the states that runs go on from; other states are run to from the start. */
  static final long CHECKPOINT_BYTES = 1 << 26;

  /** Instructions after which a program must have asked for an input twice at one place. */
  static final long FIRST_WALK_STEPS = 400_000;

  /** Words of all states, of whatever size, whose values are kept. */
  static final int SEEN_PLACES = 1 << 15;

  private TrialTuning() {}
}
