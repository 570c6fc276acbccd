// SPDX-License-Identifier: Apache-2.0
package kiki.domain.array;

/** How many rows the domains about arrays may have, a loop; set by trial on small programs. */
final class ArrayTuning {
  /** Variables that the elements of an array are compared with. */
  static final int MAX_COMPARED = 4;

  /** Flags on which rows may depend, and the values of each that are told apart. */
  static final int MAX_FLAGS = 2;

  static final int FLAG_VALUES = 2;

  /** Rows about single elements. */
  static final int MAX_SEGMENT_ROWS = 400;

  /** Rows about marked elements. */
  static final int MAX_MARK_ROWS = 80;

  private ArrayTuning() {}
}
