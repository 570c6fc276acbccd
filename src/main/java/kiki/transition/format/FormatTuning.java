// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

/** What is refused of a file, by name and line, because its circuits would fill the memory. */
final class FormatTuning {
  /** Bits of a word, or of all elements of an array, which become one latch each. */
  static final int MOST_BITS = 1 << 16;

  /**
   * Bits of words that are multiplied or divided: circuits grow with the square, so one of these
   * has about ten million gates.
   */
  static final int MOST_QUADRATIC_BITS = 1 << 10;

  /** Gates of a system, two numbers each: half a gigabyte for the graph alone. */
  static final int MOST_GATES = 1 << 26;

  private FormatTuning() {}
}
