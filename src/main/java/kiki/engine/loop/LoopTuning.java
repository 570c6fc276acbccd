// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

/**
 * How much the descriptions of loops may hold. Templates grow with these numbers, inference with
 * the templates; they were set by trial on programs with loops so that a stage of the default plan
 * stays within its effort ({@code Plans}), and are not results of a systematic measurement.
 */
final class LoopTuning {
  /** Variables up to which all pairs get rows, related or not. */
  static final int MOST_VARIABLES_PAIRED_FREELY = 4;

  /** Variables that the loop reads but does not change, which get rows all the same. */
  static final int MAX_PARAMETERS = 8;

  /** Pairs of related variables that get rows. */
  static final int MAX_RELATED = 60;

  /** Flags that tell symbolic paths apart: there are twice as many paths for each. */
  static final int MAX_FLAGS = 3;

  /** Arrays per loop that get segments; their rows are the product with {@link #MAX_BOUNDS}. */
  static final int MAX_ARRAYS = 3;

  /** Positions per array at which segments begin or end. */
  static final int MAX_BOUNDS = 2;

  /** Marked elements per loop. */
  static final int MAX_MARKS = 4;

  /** Nodes of the term for a marked position; larger ones are not likely to be looked for. */
  static final int MAX_MARK_NODES = 12;

  /** Indices of pools at which invariants are assumed: more cost more than they bring. */
  static final int MAX_OBJECTS = 40;

  /** Indices of arrays at which invariants are assumed. */
  static final int MAX_ELEMENTS = 16;

  /** Milliseconds between two questions whether to stop waiting for an invariant. */
  static final long POLL_MILLIS = 20;

  /** Variables in a term that relates them; one with more relates none of them in particular. */
  static final int MAX_TOGETHER = 4;

  /** Pairs of related variables that are kept. */
  static final int MAX_PAIRS = 40;

  /** Pointers per loop that are positions; templates grow with their square. */
  static final int MAX_POSITIONS = 4;

  /** Pointers per pool whose objects get rows of their own. */
  static final int MAX_POINTED = 3;

  /** Pointer members per pool that are links. */
  static final int MAX_LINKS = 2;

  /** Integer members per pool that get rows about neighbours. */
  static final int MAX_MEMBERS = 3;

  /** Moving pointers per link for which the part of the list before them is looked at. */
  static final int MAX_BEFORE = 2;

  /** Conditions of the program per loop. */
  static final int MAX_PREDICATES = 12;

  /** Nodes of such a condition; larger ones are no likely invariants. */
  static final int MAX_PREDICATE_NODES = 30;

  /**
   * Variables of the enclosing loop whose values at its head are told apart from the present ones.
   */
  static final int MAX_OLD = 6;

  /** Variables whose values at the entry of the loop get names. */
  static final int MAX_ENTERED = 6;

  /** Pointers whose objects at the entry of the loop get names. */
  static final int MAX_BASES = 8;

  private LoopTuning() {}
}
