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

  /** Arrays per loop that get segments. */
  static final int MAX_ARRAYS = 12;

  /** Positions per loop at which segments begin or end, unless there are more arrays. */
  static final int MAX_BORDERS = 6;

  /** Steps up to which the elements that a position skips are told apart. */
  static final long LONGEST_STRIDE = 4;

  /** Segments per loop; their rows are the product with {@link #MAX_ELEMENTS_TOGETHER}. */
  static final int MAX_SEGMENTS = 40;

  /** Elements that belong to one index of a segment. */
  static final int MAX_ELEMENTS_TOGETHER = 5;

  /** Elements at positions of the program that those of a segment are compared with. */
  static final int MAX_PROBES = 2;

  /**
   * Variables and elements at positions of the program that those of a segment are compared with.
   */
  static final int MAX_COMPARED = 4;

  /** Pairs of nested loops whose accesses are described by both counters. */
  static final int MAX_NESTS = 6;

  /** Elements that an iteration of two nested loops accesses. */
  static final int MAX_VISITS = 4;

  /** Assertions in loops of which is asked what they say about elements. */
  static final int MAX_ASSERTIONS_READ = 12;

  /** What assertions say about elements that those of a segment may satisfy. */
  static final int MAX_STATEMENTS = 6;

  /** Constants that elements are compared with. */
  static final int MAX_ELEMENT_CONSTANTS = 6;

  /** Marked elements per loop. */
  static final int MAX_MARKS = 4;

  /** Nodes of the term for a marked position; larger ones are not likely to be looked for. */
  static final int MAX_MARK_NODES = 12;

  /** Variables in a term that relates them; one with more relates none of them in particular. */
  static final int MAX_TOGETHER = 4;

  /** Pairs of related variables that are kept. */
  static final int MAX_PAIRS = 40;

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

  /** Executions that wait to be tried: more would be of an old unwinding. */
  static final int MAX_SUSPECTS = 8;

  /** Conditions that tell the cases of a recursive function apart: each doubles the template. */
  static final int MAX_CASES = 2;

  private LoopTuning() {}
}
