// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.term.Application;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.util.ieee.RoundingMode;

/**
 * Forward rules of floating-point operators. Rounding is monotone, so that the operation itself,
 * applied to the bounds, gives the bounds of its results; no outward rounding is needed.
 */
final class FloatForward {
  private final Network network;
  private final Domains domains;

  FloatForward(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  void compute(int node, Application term, FloatOperator operator, Interval out) {
    int a = network.argument(node, 0);
    switch (operator) {
      case FloatOperator.Arithmetic arithmetic -> arithmetic(node, arithmetic, a, out);
      case FloatOperator.Predicate predicate -> predicate(node, predicate, a, out);
      case FloatOperator.Conversion conversion -> conversion(node, term, conversion, a, out);
    }
  }

  private void arithmetic(int node, FloatOperator.Arithmetic operator, int a, Interval out) {
    switch (operator) {
      case FLOAT_ADD -> add(node, a, network.argument(node, 1), out);
      case FLOAT_MUL -> {
        int b = network.argument(node, 1);
        if (a == b) {
          square(node, a, out);
        } else {
          multiply(node, a, b, out);
        }
      }
      case FLOAT_DIV -> divide(node, a, network.argument(node, 1), out);
      case FLOAT_NEG -> {
        out.set(-domains.high[a], -domains.low[a]);
        out.nan = domains.nan[a];
      }
      case FLOAT_ABS -> absolute(a, out);
      case FLOAT_SQRT -> squareRoot(node, a, out);
      case FLOAT_MIN, FLOAT_MAX -> extremum(operator, a, network.argument(node, 1), out);
      case FLOAT_ROUND -> round(node, a, out);
      case FLOAT_FMOD, FLOAT_REMAINDER, FLOAT_FMA -> network.full(node, out);
    }
  }

  private void predicate(int node, FloatOperator.Predicate operator, int a, Interval out) {
    switch (operator) {
      case FLOAT_EQ, FLOAT_LT, FLOAT_LE -> comparison(operator, a, network.argument(node, 1), out);
      case FLOAT_IS_NAN ->
          Forward.compare(domains.nan[a] && !domains.hasNumbers(a), !domains.nan[a], out);
      case FLOAT_IS_INFINITE, FLOAT_IS_ZERO, FLOAT_IS_NEGATIVE -> classify(operator, a, out);
      case FLOAT_IS_NORMAL, FLOAT_IS_SUBNORMAL -> network.full(node, out);
    }
  }

  private void conversion(
      int node, Application term, FloatOperator.Conversion operator, int a, Interval out) {
    switch (operator) {
      case FLOAT_TO_FLOAT, SIGNED_TO_FLOAT -> {
        out.set(domains.low[a], domains.high[a]);
        convert(node, a, out);
      }
      case UNSIGNED_TO_FLOAT -> {
        Forward.unsigned(term.argument(0), domains.low[a], domains.high[a], out);
        convert(node, a, out);
      }
      case FLOAT_TO_SIGNED -> {
        network.full(node, out);
        toInteger(node, a, out.low, out.high, out);
      }
      case FLOAT_TO_UNSIGNED -> {
        double greatest = Math.scalb(1.0, ((Sort.BitVec) term.sort()).width()) - 1;
        toInteger(node, a, 0, greatest, out);
      }
      case BITS_TO_FLOAT, FLOAT_TO_BITS -> network.full(node, out);
    }
  }

  private boolean prepare(int a, int b, Interval out) {
    out.clear();
    out.nan = domains.nan[a] || domains.nan[b];
    return domains.hasNumbers(a) && domains.hasNumbers(b);
  }

  private void add(int node, int a, int b, Interval out) {
    if (!prepare(a, b, out)) {
      return;
    }
    FloatUnit unit = network.unit(node);
    RoundingMode mode = network.rounding(node);
    double low = unit.add(mode, domains.low[a], domains.low[b]);
    double high = unit.add(mode, domains.high[a], domains.high[b]);
    if (low != low || high != high) {
      network.full(node, out);
      return;
    }
    out.low = low;
    out.high = high;
    out.nan |=
        domains.low[a] == Double.NEGATIVE_INFINITY && domains.high[b] == Double.POSITIVE_INFINITY
            || domains.high[a] == Double.POSITIVE_INFINITY
                && domains.low[b] == Double.NEGATIVE_INFINITY;
  }

  private void square(int node, int a, Interval out) {
    if (!prepare(a, a, out)) {
      return;
    }
    FloatUnit unit = network.unit(node);
    RoundingMode mode = network.rounding(node);
    out.include(unit.multiply(mode, domains.low[a], domains.low[a]));
    out.include(unit.multiply(mode, domains.high[a], domains.high[a]));
    if (domains.hasZero(a)) {
      out.include(0.0);
    }
  }

  private void multiply(int node, int a, int b, Interval out) {
    if (!prepare(a, b, out)) {
      return;
    }
    FloatUnit unit = network.unit(node);
    RoundingMode mode = network.rounding(node);
    product(unit, mode, domains.low[a], domains.low[b], out);
    product(unit, mode, domains.low[a], domains.high[b], out);
    product(unit, mode, domains.high[a], domains.low[b], out);
    product(unit, mode, domains.high[a], domains.high[b], out);
    out.nan |=
        domains.hasZero(a) && domains.hasInfinity(b)
            || domains.hasInfinity(a) && domains.hasZero(b);
  }

  /** Beside a corner zero times infinity lie zeros and infinities. */
  private static void product(FloatUnit unit, RoundingMode mode, double x, double y, Interval out) {
    double result = unit.multiply(mode, x, y);
    out.include(result);
    if (result != result) {
      includeExtremes(x, y, out);
    }
  }

  private static void includeExtremes(double x, double y, Interval out) {
    double sign = Math.copySign(1.0, x) * Math.copySign(1.0, y);
    out.include(sign * 0.0);
    out.include(sign * Double.POSITIVE_INFINITY);
  }

  private void divide(int node, int a, int b, Interval out) {
    if (!prepare(a, b, out)) {
      return;
    }
    double low = domains.low[b];
    double high = domains.high[b];
    boolean negative = Double.compare(low, -0.0) <= 0;
    boolean positive = Double.compare(high, 0.0) >= 0;
    if (negative) {
      quotients(node, a, low, positive ? -0.0 : high, out);
    }
    if (positive) {
      quotients(node, a, negative ? 0.0 : low, high, out);
    }
    out.nan |=
        domains.hasZero(a) && domains.hasZero(b)
            || domains.hasInfinity(a) && domains.hasInfinity(b);
  }

  /** For divisors of one sign, in which the quotient is monotone. */
  private void quotients(int node, int a, double low, double high, Interval out) {
    FloatUnit unit = network.unit(node);
    RoundingMode mode = network.rounding(node);
    quotient(unit, mode, domains.low[a], low, out);
    quotient(unit, mode, domains.low[a], high, out);
    quotient(unit, mode, domains.high[a], low, out);
    quotient(unit, mode, domains.high[a], high, out);
  }

  /** Beside a corner with two zeros or two infinities lie zeros and infinities. */
  private static void quotient(
      FloatUnit unit, RoundingMode mode, double x, double y, Interval out) {
    double result = unit.divide(mode, x, y);
    out.include(result);
    if (result != result) {
      includeExtremes(x, y, out);
    }
  }

  private void absolute(int a, Interval out) {
    out.clear();
    out.nan = domains.nan[a];
    if (domains.hasNumbers(a)) {
      out.include(Math.abs(domains.low[a]));
      out.include(Math.abs(domains.high[a]));
      if (domains.hasZero(a)) {
        out.include(0.0);
      }
    }
  }

  private void squareRoot(int node, int a, Interval out) {
    out.clear();
    out.nan = domains.nan[a] || domains.low[a] < 0;
    double from = Math.max(domains.low[a], -0.0);
    if (!Interval.isEmpty(from, domains.high[a])) {
      FloatUnit unit = network.unit(node);
      RoundingMode mode = network.rounding(node);
      out.include(unit.squareRoot(mode, from));
      out.include(unit.squareRoot(mode, domains.high[a]));
    }
  }

  /** A NaN counts as missing. */
  private void extremum(FloatOperator.Arithmetic operator, int a, int b, Interval out) {
    out.clear();
    out.nan = domains.nan[a] && domains.nan[b];
    if (domains.hasNumbers(a) && domains.hasNumbers(b)) {
      switch (operator) {
        case FLOAT_MIN ->
            out.include(
                Math.min(domains.low[a], domains.low[b]),
                Math.min(domains.high[a], domains.high[b]));
        default ->
            out.include(
                Math.max(domains.low[a], domains.low[b]),
                Math.max(domains.high[a], domains.high[b]));
      }
    }
    if (domains.nan[a]) {
      out.include(domains.low[b], domains.high[b]);
    }
    if (domains.nan[b]) {
      out.include(domains.low[a], domains.high[a]);
    }
  }

  private void round(int node, int a, Interval out) {
    out.set(domains.low[a], domains.high[a]);
    FloatUnit unit = network.unit(node);
    RoundingMode mode = network.rounding(node);
    if (!Interval.isEmpty(out.low, out.high)) {
      out.set(unit.roundToIntegral(mode, out.low), unit.roundToIntegral(mode, out.high));
    }
    out.nan = domains.nan[a];
  }

  /** Rounds the numbers found so far to the format of the node. */
  private void convert(int node, int a, Interval out) {
    FloatUnit unit = network.unit(node);
    RoundingMode mode = network.rounding(node);
    if (!Interval.isEmpty(out.low, out.high)) {
      out.set(unit.convert(mode, out.low), unit.convert(mode, out.high));
    }
    out.nan = domains.nan[a];
  }

  /** What does not fit becomes zero. */
  private void toInteger(int node, int a, double least, double greatest, Interval out) {
    RoundingMode mode = network.rounding(node);
    double low = FloatUnit.toInteger(mode, domains.low[a]) + 0.0;
    double high = FloatUnit.toInteger(mode, domains.high[a]) + 0.0;
    network.full(node, out);
    double half = out.high;
    out.clear();
    if (domains.hasNumbers(a)) {
      out.include(Math.max(low, least), Math.min(high, greatest));
    }
    if (domains.nan[a] || low < least || high > greatest) {
      out.include(0.0);
    }
    if (out.high > half) {
      network.full(node, out);
    }
  }

  private void comparison(FloatOperator.Predicate operator, int a, int b, Interval out) {
    boolean nan = domains.nan[a] || domains.nan[b];
    double aLow = domains.low[a];
    double aHigh = domains.high[a];
    double bLow = domains.low[b];
    double bHigh = domains.high[b];
    boolean surely;
    boolean never;
    switch (operator) {
      case FLOAT_EQ -> {
        surely = aLow == bHigh && aHigh == bLow;
        never = aHigh < bLow || bHigh < aLow;
      }
      case FLOAT_LT -> {
        surely = aHigh < bLow;
        never = aLow >= bHigh;
      }
      default -> {
        surely = aHigh <= bLow;
        never = aLow > bHigh;
      }
    }
    boolean numbers = domains.hasNumbers(a) && domains.hasNumbers(b);
    Forward.compare(!nan && numbers && surely, !numbers || never, out);
  }

  private void classify(FloatOperator.Predicate operator, int a, Interval out) {
    double low = domains.low[a];
    double high = domains.high[a];
    boolean numbers = domains.hasNumbers(a);
    boolean only = numbers && !domains.nan[a];
    switch (operator) {
      case FLOAT_IS_ZERO ->
          Forward.compare(only && low == 0 && high == 0, !numbers || low > 0 || high < 0, out);
      case FLOAT_IS_NEGATIVE ->
          Forward.compare(
              only && Double.compare(high, -0.0) <= 0,
              !numbers || Double.compare(low, 0.0) >= 0,
              out);
      default ->
          Forward.compare(
              only && low == high && Double.isInfinite(low), !domains.hasInfinity(a), out);
    }
  }
}
