// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

/**
 * How much templates say: more rows prove more and cost more inference. Rounded to what was enough
 * where they were needed; whoever changes one compares the suites.
 */
public final class DomainTuning {
  /** The widest integers that rows speak of, in bits: wider numbers are pointers. */
  public static final int MAX_WIDTH = 64;

  /** Variables of linear equations: with more columns these cost more than they bring. */
  public static final int AFFINE_VARIABLES = 24;

  /** Values of a variable where another one has a certain value. */
  public static final int VALUES_PER_CASE = 6;

  /** Values of one variable. */
  public static final int VALUES = 48;

  /** Rows about the values of variables, of one loop. */
  public static final int VALUE_ROWS = 200;

  /** Variables whose values are combined. */
  public static final int COMBINED_VARIABLES = 10;

  /** Combinations of the values of several variables. */
  public static final int COMBINATIONS = 200;

  /** Operators of a condition that is still shown to a person. */
  public static final int SHOWN_TERM_SIZE = 40;

  /** Objects that a pointer may point to before the row is given up. */
  public static final int POINTER_TARGETS = 8;

  /** Values of a number in the objects of a pool. */
  public static final int MEMBER_VALUES = 6;

  /** Conditions of the program about objects of a pool. */
  public static final int HEAP_CONDITIONS = 6;

  /** Literals about objects of a pool that are combined. */
  public static final int HEAP_LITERALS = 12;

  /** Combinations of the values of two members, or of a member and a variable. */
  public static final int HEAP_COMBINATIONS = 8;

  /** Variables with which the values of members are combined. */
  public static final int HEAP_STATES = 3;

  /** Differences of members and variables, of one pool. */
  public static final int HEAP_DIFFERENCES = 12;

  /**
   * Digits of a coefficient in signed binary: those with more come from few models, not programs.
   */
  public static final int COEFFICIENT_DIGITS = 4;

  /** Bits of the factors that are tried to bring coefficients below that. */
  public static final int COEFFICIENT_BITS = 16;

  /** Bounds by multiples of counters, of one loop. */
  public static final int RATES = 20;

  /** The greatest such multiple: what a loop writes in one iteration. */
  public static final int GREATEST_RATE = 1 << 16;

  /** Below this each multiple is told from the next. */
  public static final int SMALL_RATES = 17;

  /** Constants of the program that rows are compared with. */
  public static final int CONSTANTS = 100;

  private DomainTuning() {}
}
