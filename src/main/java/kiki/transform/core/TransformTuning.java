// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

/** The bounds on what passes write and look at. */
public final class TransformTuning {
  /**
   * Iterations of loops in models of library functions that are looked at, however few of the
   * user's loops are.
   */
  public static final int LIBRARY_ITERATIONS = 32;

  /** Nodes of the condition of a check that is folded: larger ones are never constant. */
  public static final int MOST_NODES_FOLDED = 100;

  /** Elements of the arrays that pointers given to an entry function may point into. */
  static final int MOST_ARGUMENT_ELEMENTS = 1 << 16;

  /** Instructions of a wrapper of {@code malloc}: larger functions do something of their own. */
  static final int MOST_INSTRUCTIONS_OF_WRAPPER = 100;

  /** Instructions of all copies of one wrapper: a few per cent of what is verified as a whole. */
  static final int MOST_INSTRUCTIONS_OF_WRAPPERS = 5000;

  private TransformTuning() {}
}
