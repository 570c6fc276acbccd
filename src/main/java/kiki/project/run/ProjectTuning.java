// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

/** Bounds on the effort for projects. */
public final class ProjectTuning {
  /**
   * Seconds for a function, where the user sets no limit: a project has hundreds, and most that are
   * decided at all are within two or three seconds (tried on the generated projects of the tests).
   */
  public static final double SECONDS_PER_FUNCTION = 20;

  /**
   * Steps of an execution that are kept at its start, and at its end: nobody steps through more,
   * and a page with 2,000 steps still opens at once.
   */
  static final int FIRST_STEPS = 500;

  static final int LAST_STEPS = 1500;

  /** Bytes of the stack of a thread that verifies: for expressions that are nested deeply. */
  static final long STACK_BYTES = 1L << 27;

  private ProjectTuning() {}
}
