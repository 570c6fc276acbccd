// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.term.value.FloatOperator;

/**
 * Backward rules of floating-point operators. If an operation rounds to a result, then the exact
 * result lies between the neighbours of that result, whatever the direction of rounding; bounds
 * that follow from the neighbours are computed in binary64 and moved outward by one step.
 */
final class FloatBackward {
  private final Network network;
  private final Domains domains;
  private final Interval exact = new Interval();
  private final Interval bounds = new Interval();

  FloatBackward(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  void narrow(int node, FloatOperator operator) {
    int a = network.argument(node, 0);
    switch (operator) {
      case FloatOperator.Arithmetic arithmetic -> arithmetic(node, arithmetic, a);
      case FloatOperator.Predicate predicate -> predicate(node, predicate, a);
      case FloatOperator.Conversion conversion -> conversion(node, conversion, a);
    }
  }

  private void arithmetic(int node, FloatOperator.Arithmetic operator, int a) {
    switch (operator) {
      case FLOAT_NEG -> {
        domains.narrow(a, -domains.high[node], -domains.low[node]);
        copyNan(node, a);
      }
      case FLOAT_ABS -> {
        domains.narrow(a, -domains.high[node], domains.high[node]);
        copyNan(node, a);
      }
      case FLOAT_ADD, FLOAT_MUL, FLOAT_DIV -> {
        if (!domains.nan[node]) {
          arithmetic(node, operator, a, network.argument(node, 1));
        }
      }
      case FLOAT_SQRT,
          FLOAT_MIN,
          FLOAT_MAX,
          FLOAT_ROUND,
          FLOAT_FMOD,
          FLOAT_REMAINDER,
          FLOAT_FMA -> {}
    }
  }

  private void predicate(int node, FloatOperator.Predicate operator, int a) {
    switch (operator) {
      case FLOAT_EQ, FLOAT_LT, FLOAT_LE -> comparison(node, operator, a, network.argument(node, 1));
      case FLOAT_IS_NAN -> {
        if (domains.isTrue(node)) {
          domains.excludeNumbers(a);
        } else if (domains.isFalse(node)) {
          domains.excludeNan(a);
        }
      }
      case FLOAT_IS_ZERO -> {
        if (domains.isTrue(node)) {
          domains.narrow(a, -0.0, 0.0);
          domains.excludeNan(a);
        }
      }
      case FLOAT_IS_NEGATIVE -> {
        if (domains.isTrue(node)) {
          domains.narrow(a, domains.low[a], -0.0);
          domains.excludeNan(a);
        } else if (domains.isFalse(node)) {
          domains.narrow(a, 0.0, domains.high[a]);
        }
      }
      case FLOAT_IS_INFINITE -> {
        if (domains.isFalse(node)) {
          FloatUnit unit = network.unit(a);
          double least = unit.nextUp(Double.NEGATIVE_INFINITY);
          domains.narrow(a, least, -least);
        }
      }
      case FLOAT_IS_NORMAL, FLOAT_IS_SUBNORMAL -> {}
    }
  }

  private void conversion(int node, FloatOperator.Conversion operator, int a) {
    switch (operator) {
      case FLOAT_TO_FLOAT -> convert(node, a);
      case SIGNED_TO_FLOAT -> fromSigned(node, a);
      case UNSIGNED_TO_FLOAT, FLOAT_TO_SIGNED, FLOAT_TO_UNSIGNED, BITS_TO_FLOAT, FLOAT_TO_BITS -> {}
    }
  }

  private void copyNan(int from, int to) {
    if (!domains.nan[from]) {
      domains.excludeNan(to);
    }
  }

  private void comparison(int node, FloatOperator.Predicate operator, int a, int b) {
    if (domains.isTrue(node)) {
      domains.excludeNan(a);
      domains.excludeNan(b);
      switch (operator) {
        case FLOAT_LT -> {
          FloatUnit unit = network.unit(a);
          domains.narrow(a, domains.low[a], unit.nextDown(domains.high[b]));
          domains.narrow(b, unit.nextUp(domains.low[a]), domains.high[b]);
        }
        case FLOAT_LE -> atMost(a, b);
        default -> {
          atMost(a, b);
          atMost(b, a);
        }
      }
    } else if (domains.isFalse(node) && !domains.nan[a] && !domains.nan[b]) {
      switch (operator) {
        case FLOAT_LT -> atMost(b, a);
        case FLOAT_LE -> {
          FloatUnit unit = network.unit(a);
          domains.narrow(b, domains.low[b], unit.nextDown(domains.high[a]));
          domains.narrow(a, unit.nextUp(domains.low[b]), domains.high[a]);
        }
        default -> {}
      }
    }
  }

  /** The zeros are equal. */
  private void atMost(int a, int b) {
    double high = domains.high[b] == 0 ? 0.0 : domains.high[b];
    double low = domains.low[a] == 0 ? -0.0 : domains.low[a];
    domains.narrow(a, domains.low[a], high);
    domains.narrow(b, low, domains.high[b]);
  }

  /** The result is a number, so that the operands are. */
  private void arithmetic(int node, FloatOperator.Arithmetic operator, int a, int b) {
    domains.excludeNan(a);
    domains.excludeNan(b);
    if (domains.isContradictory()) {
      return;
    }
    FloatUnit unit = network.unit(node);
    exact.set(unit.nextDown(domains.low[node]), unit.nextUp(domains.high[node]));
    switch (operator) {
      case FLOAT_ADD -> {
        minuend(a, b);
        minuend(b, a);
      }
      case FLOAT_MUL -> {
        if (a == b) {
          root(a);
        } else {
          factor(a, b);
          factor(b, a);
        }
      }
      default -> {
        dividend(a, b);
        divisor(a, b);
      }
    }
  }

  private void minuend(int a, int b) {
    bounds.set(exact.low - domains.high[b], exact.high - domains.low[b]);
    bounds.nan = bounds.low != bounds.low || bounds.high != bounds.high;
    narrowOutward(a);
  }

  /** From {@code a * a}. */
  private void root(int a) {
    if (exact.high >= 0) {
      double root = Math.nextUp(Math.sqrt(exact.high));
      bounds.set(-root, root);
      narrowOutward(a);
    }
  }

  private void factor(int a, int b) {
    if (!domains.hasZero(b)) {
      bounds.clear();
      bounds.include(exact.low / domains.low[b]);
      bounds.include(exact.low / domains.high[b]);
      bounds.include(exact.high / domains.low[b]);
      bounds.include(exact.high / domains.high[b]);
      narrowOutward(a);
    }
  }

  private void dividend(int a, int b) {
    bounds.clear();
    bounds.include(exact.low * domains.low[b]);
    bounds.include(exact.low * domains.high[b]);
    bounds.include(exact.high * domains.low[b]);
    bounds.include(exact.high * domains.high[b]);
    narrowOutward(a);
  }

  private void divisor(int a, int b) {
    if (exact.low > 0 || exact.high < 0) {
      bounds.clear();
      bounds.include(domains.low[a] / exact.low);
      bounds.include(domains.low[a] / exact.high);
      bounds.include(domains.high[a] / exact.low);
      bounds.include(domains.high[a] / exact.high);
      narrowOutward(b);
    }
  }

  /** A NaN among the bounds says that there is none. */
  private void narrowOutward(int node) {
    if (!bounds.nan) {
      FloatUnit unit = network.unit(node);
      domains.narrow(
          node, unit.floor(Math.nextDown(bounds.low)), unit.ceiling(Math.nextUp(bounds.high)));
    }
  }

  private void convert(int node, int a) {
    FloatUnit target = network.unit(node);
    FloatUnit source = network.unit(a);
    if (!domains.nan[node]) {
      domains.excludeNan(a);
    }
    if (domains.hasNumbers(node)) {
      domains.narrow(
          a,
          source.floor(target.nextDown(domains.low[node])),
          source.ceiling(target.nextUp(domains.high[node])));
    } else {
      domains.excludeNumbers(a);
    }
  }

  private void fromSigned(int node, int a) {
    if (domains.hasNumbers(node)) {
      FloatUnit target = network.unit(node);
      domains.narrow(
          a,
          Math.floor(target.nextDown(domains.low[node])) + 0.0,
          Math.ceil(target.nextUp(domains.high[node])) + 0.0);
    }
  }
}
