// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

/** The bounds on what runs keep, fill and show. */
public final class RunTuning {
  /** Steps between two looks whether the run is cancelled: some tens of microseconds. */
  public static final int CANCELLATION_INTERVAL = 1 << 12;

  /** Bytes of an object; of a larger one it is not known which bytes were written. */
  public static final long MOST_TRACKED_BYTES = 1 << 20;

  /** Elements of an array that get a value that all have; further ones stay zero. */
  public static final long FILLED_ELEMENTS = 1 << 20;

  /** Elements of an array that are shown. */
  public static final int SHOWN_ELEMENTS = 32;

  /** Random inputs are mostly smaller than this. */
  static final int SMALL_MAGNITUDE = 16;

  /** Bytes of an object that random inputs fill; further ones are zero. */
  static final int FILLED_BYTES = 1 << 12;

  private RunTuning() {}

  /** Gaps between members of an array's elements that are told apart from the members. */
  public static final int MOST_PADDING_RANGES = 4096;
}
