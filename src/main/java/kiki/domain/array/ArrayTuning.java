// SPDX-License-Identifier: Apache-2.0
package kiki.domain.array;

/** How many rows per loop the domains about arrays may have; set by trial on small programs. */
final class ArrayTuning {
  /** Flags on which rows may depend, and the values of each that are told apart. */
  static final int MAX_FLAGS = 2;

  static final int FLAG_VALUES = 2;

  /** Rows of a segment about elements in cases of those that belong to them. */
  static final int MAX_JOINT_ROWS = 24;

  /** Rows about single elements. */
  static final int MAX_SEGMENT_ROWS = 400;

  /** Numbers in the linear equations of a segment: an equation more may take a model more. */
  static final int MAX_EQUATED = 8;

  /** Rows about marked elements. */
  static final int MAX_MARK_ROWS = 80;

  private ArrayTuning() {}
}
