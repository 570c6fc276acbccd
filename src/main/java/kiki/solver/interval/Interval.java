// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

/**
 * A set of values that grows while a rule computes it: the numbers between two bounds, in the order
 * that puts the negative zero below the positive one, and perhaps NaN. Truth values are the numbers
 * zero and one, bit-vectors the numbers they spell in two's complement.
 */
final class Interval {
  double low;
  double high;
  boolean nan;

  /** Whether no number lies between the bounds. */
  static boolean isEmpty(double low, double high) {
    return !(low < high) && Double.compare(low, high) > 0;
  }

  /** Whether exactly one number lies between the bounds. */
  static boolean isPoint(double low, double high) {
    return low == high && Double.compare(low, high) == 0;
  }

  Interval clear() {
    low = Double.POSITIVE_INFINITY;
    high = Double.NEGATIVE_INFINITY;
    nan = false;
    return this;
  }

  Interval set(double newLow, double newHigh) {
    low = newLow;
    high = newHigh;
    nan = false;
    return this;
  }

  /** Adds a number or NaN. */
  void include(double value) {
    if (value != value) {
      nan = true;
    } else {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }

  /** Adds the numbers between two bounds, if there are any. */
  void include(double from, double to) {
    if (!isEmpty(from, to)) {
      low = Math.min(low, from);
      high = Math.max(high, to);
    }
  }
}
