// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

/**
 * What is known of the value of every node of a network: an interval, and whether it may be NaN.
 */
final class Domains {
  final double[] low;
  final double[] high;
  final boolean[] nan;
  private boolean contradictory;
  private boolean changed;

  Domains(int size) {
    low = new double[size];
    high = new double[size];
    nan = new boolean[size];
  }

  void copyFrom(Domains other) {
    System.arraycopy(other.low, 0, low, 0, low.length);
    System.arraycopy(other.high, 0, high, 0, high.length);
    System.arraycopy(other.nan, 0, nan, 0, nan.length);
    contradictory = other.contradictory;
    changed = false;
  }

  void set(int node, Interval values) {
    low[node] = values.low;
    high[node] = values.high;
    nan[node] = values.nan;
  }

  /** Whether some node has no value left. */
  boolean isContradictory() {
    return contradictory;
  }

  /** Whether a domain has shrunk since the last call. */
  boolean takeChanged() {
    boolean result = changed;
    changed = false;
    return result;
  }

  /** Removes what is not in the set. */
  void narrow(int node, Interval values) {
    narrow(node, values.low, values.high);
    if (nan[node] && !values.nan) {
      excludeNan(node);
    }
  }

  /** Removes the numbers beyond the bounds. */
  void narrow(int node, double from, double to) {
    if (Double.compare(from, low[node]) > 0) {
      low[node] = from;
      changed = true;
    }
    if (Double.compare(to, high[node]) < 0) {
      high[node] = to;
      changed = true;
    }
    contradictory |= !nan[node] && Interval.isEmpty(low[node], high[node]);
  }

  void excludeNan(int node) {
    if (nan[node]) {
      nan[node] = false;
      changed = true;
      contradictory |= Interval.isEmpty(low[node], high[node]);
    }
  }

  void excludeNumbers(int node) {
    if (hasNumbers(node)) {
      low[node] = Double.POSITIVE_INFINITY;
      high[node] = Double.NEGATIVE_INFINITY;
      changed = true;
      contradictory |= !nan[node];
    }
  }

  boolean hasNumbers(int node) {
    return !Interval.isEmpty(low[node], high[node]);
  }

  /** Whether exactly one value is left. */
  boolean isFixed(int node) {
    return nan[node] ? !hasNumbers(node) : Interval.isPoint(low[node], high[node]);
  }

  boolean isTrue(int node) {
    return low[node] == 1;
  }

  boolean isFalse(int node) {
    return high[node] == 0;
  }

  /** Whether zero of either sign is among the numbers. */
  boolean hasZero(int node) {
    return low[node] <= 0 && high[node] >= 0;
  }

  boolean hasInfinity(int node) {
    return low[node] == Double.NEGATIVE_INFINITY && hasNumbers(node)
        || high[node] == Double.POSITIVE_INFINITY && hasNumbers(node);
  }
}
