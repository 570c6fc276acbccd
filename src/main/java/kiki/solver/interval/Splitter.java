// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import java.util.List;
import kiki.term.value.Sort;

/** Chooses where to halve a box. */
final class Splitter {
  private final Network network;
  private final Domains domains;
  private final int[] variables;

  Splitter(Network network, Domains domains, int[] variables) {
    this.network = network;
    this.domains = domains;
    this.variables = variables;
  }

  /** The index of the variable with most values; negative if all have one. */
  int variable() {
    int best = -1;
    double bestSize = 0;
    for (int i = 0; i < variables.length; i++) {
      double size = size(variables[i]);
      if (size > bestSize) {
        best = i;
        bestSize = size;
      }
    }
    return best;
  }

  /** A measure of how many values are left; zero if there is one. */
  private double size(int node) {
    if (domains.isFixed(node)) {
      return 0;
    }
    if (!domains.hasNumbers(node)) {
      return 1;
    }
    double low = domains.low[node];
    double high = domains.high[node];
    return isFloat(node) ? 1.0 + order(high) - (double) order(low) : 1.0 + high - low;
  }

  private boolean isFloat(int node) {
    return network.term(node).sort() instanceof Sort.Float;
  }

  /** The position of a number among those of binary64; the zeros have two. */
  private static long order(double value) {
    long bits = Double.doubleToRawLongBits(value);
    return bits >= 0 ? bits : Long.MIN_VALUE - bits - 1;
  }

  private static double ofOrder(long order) {
    return Double.longBitsToDouble(order >= 0 ? order : Long.MIN_VALUE - order - 1);
  }

  /** One value in the middle for each variable. */
  Box middle() {
    Box box = Box.of(domains, variables);
    for (int i = 0; i < variables.length; i++) {
      if (domains.hasNumbers(variables[i])) {
        double middle = middle(variables[i], box.low(i), box.high(i));
        box = box.with(i, middle, middle);
      }
    }
    return box;
  }

  /** The parts of a box, which has more than one value of the variable. */
  List<Box> halves(Box box, int index) {
    double low = box.low(index);
    double high = box.high(index);
    if (box.isNan(index)) {
      return List.of(box.with(index, low, high), box.withNan(index));
    }
    double middle = middle(variables[index], low, high);
    return List.of(box.with(index, low, middle), box.with(index, above(index, middle), high));
  }

  /** The next value that the variable can have; after the negative zero comes the positive one. */
  private double above(int index, double value) {
    int node = variables[index];
    if (!isFloat(node)) {
      return value + 1;
    }
    boolean negativeZero = Double.compare(value, -0.0) == 0;
    return negativeZero ? 0.0 : negativeSuccessor(network.unit(node).nextUp(value));
  }

  /** Before the positive zero comes the negative one. */
  private static double negativeSuccessor(double next) {
    return next == 0 ? -0.0 : next;
  }

  /** A value between the bounds, less than the upper one if they differ. */
  private double middle(int node, double low, double high) {
    if (Interval.isPoint(low, high)) {
      return low;
    }
    if (!isFloat(node)) {
      return Math.floor((low + high) / 2) + 0.0;
    }
    if (Double.compare(low, -0.0) <= 0 && Double.compare(high, 0.0) >= 0) {
      return -0.0;
    }
    double middle = isNear(low, high) ? low + (high - low) / 2 : byOrder(low, high);
    double rounded = network.unit(node).floor(middle);
    return rounded < high ? Math.max(rounded, low) : low;
  }

  private static boolean isNear(double low, double high) {
    return Math.abs(Math.getExponent(low) - Math.getExponent(high)) <= IntervalTuning.NEAR_EXPONENTS
        && Double.isFinite(high - low);
  }

  private static double byOrder(double low, double high) {
    long from = order(low);
    return ofOrder(from + (order(high) - from) / 2);
  }
}
