// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

/** The domains of a problem's variables. */
final class Box {
  private final double[] low;
  private final double[] high;
  private final boolean[] nan;

  private Box(double[] low, double[] high, boolean[] nan) {
    this.low = low;
    this.high = high;
    this.nan = nan;
  }

  static Box of(Domains domains, int[] variables) {
    int count = variables.length;
    Box box = new Box(new double[count], new double[count], new boolean[count]);
    for (int i = 0; i < count; i++) {
      box.low[i] = domains.low[variables[i]];
      box.high[i] = domains.high[variables[i]];
      box.nan[i] = domains.nan[variables[i]];
    }
    return box;
  }

  /** This box with other values of one variable. */
  Box with(int index, double newLow, double newHigh) {
    Box box = new Box(low.clone(), high.clone(), nan.clone());
    box.low[index] = newLow;
    box.high[index] = newHigh;
    box.nan[index] = false;
    return box;
  }

  /** This box with NaN as the only value of one variable. */
  Box withNan(int index) {
    Box box = with(index, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    box.nan[index] = true;
    return box;
  }

  double low(int index) {
    return low[index];
  }

  double high(int index) {
    return high[index];
  }

  boolean isNan(int index) {
    return nan[index];
  }

  void apply(Domains domains, int[] variables) {
    for (int i = 0; i < variables.length; i++) {
      domains.narrow(variables[i], low[i], high[i]);
      if (!nan[i]) {
        domains.excludeNan(variables[i]);
      }
    }
  }
}
