// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.term.Application;
import kiki.term.Term;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;

/** From the values of a node's arguments to those the node may have. */
final class Forward {
  private final Network network;
  private final Domains domains;
  private final FloatForward floats;

  Forward(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    this.floats = new FloatForward(network, domains);
  }

  /** The values of a node, whose arguments are all tracked like itself. */
  void compute(int node, Application term, Interval out) {
    switch (term.operator()) {
      case CoreOperator operator -> core(node, term, operator, out);
      case FloatOperator operator -> floats.compute(node, term, operator, out);
    }
  }

  private void core(int node, Application term, CoreOperator operator, Interval out) {
    switch (operator) {
      case NOT -> {
        int a = network.argument(node, 0);
        out.set(1 - domains.high[a], 1 - domains.low[a]);
      }
      case AND -> and(node, out);
      case XOR -> xor(network.argument(node, 0), network.argument(node, 1), out);
      case ITE -> ite(node, out);
      case EQUAL -> equal(network.argument(node, 0), network.argument(node, 1), out);
      case SLT -> {
        int a = network.argument(node, 0);
        int b = network.argument(node, 1);
        compare(domains.high[a] < domains.low[b], domains.low[a] >= domains.high[b], out);
      }
      case ULT -> unsignedLess(network.argument(node, 0), network.argument(node, 1), out);
      case BIT_NOT, NEG, ADD, MUL, EXTRACT, ZERO_EXTEND, SIGN_EXTEND ->
          bits(node, term, operator, out);
      case BIT_AND,
          BIT_OR,
          BIT_XOR,
          UDIV,
          SDIV,
          UREM,
          SREM,
          SHL,
          LSHR,
          ASHR,
          CONCAT,
          UMUL_OVERFLOW,
          SMUL_OVERFLOW,
          CONST_ARRAY,
          SELECT,
          STORE ->
          network.full(node, out);
    }
  }

  private void and(int node, Interval out) {
    out.set(1, 1);
    for (int i = 0; i < network.arity(node); i++) {
      int a = network.argument(node, i);
      out.low = Math.min(out.low, domains.low[a]);
      out.high = Math.min(out.high, domains.high[a]);
    }
  }

  private void xor(int a, int b, Interval out) {
    if (domains.isFixed(a) && domains.isFixed(b)) {
      double value = domains.low[a] == domains.low[b] ? 0 : 1;
      out.set(value, value);
    } else {
      out.set(0, 1);
    }
  }

  private void ite(int node, Interval out) {
    int condition = network.argument(node, 0);
    out.clear();
    if (!domains.isFalse(condition)) {
      include(network.argument(node, 1), out);
    }
    if (!domains.isTrue(condition)) {
      include(network.argument(node, 2), out);
    }
  }

  private void include(int node, Interval out) {
    out.include(domains.low[node], domains.high[node]);
    out.nan |= domains.nan[node];
  }

  /** Identity, also of floats: NaN equals itself and the zeros differ. */
  private void equal(int a, int b, Interval out) {
    boolean same = domains.isFixed(a) && domains.isFixed(b) && isSame(a, b);
    double from = Math.max(domains.low[a], domains.low[b]);
    double to = Math.min(domains.high[a], domains.high[b]);
    boolean different = Interval.isEmpty(from, to) && !(domains.nan[a] && domains.nan[b]);
    compare(same, different, out);
  }

  private boolean isSame(int a, int b) {
    return domains.nan[a] == domains.nan[b]
        && (domains.nan[a] || Double.compare(domains.low[a], domains.low[b]) == 0);
  }

  static void compare(boolean surely, boolean never, Interval out) {
    out.set(surely ? 1 : 0, never ? 0 : 1);
  }

  /** Negative numbers stand for the larger half. */
  private void unsignedLess(int a, int b, Interval out) {
    boolean aSmall = domains.low[a] >= 0;
    boolean bSmall = domains.low[b] >= 0;
    boolean aLarge = domains.high[a] < 0;
    boolean bLarge = domains.high[b] < 0;
    if (aSmall && bSmall || aLarge && bLarge) {
      compare(domains.high[a] < domains.low[b], domains.low[a] >= domains.high[b], out);
    } else {
      compare(aSmall && bLarge, aLarge && bSmall, out);
    }
  }

  /** Arithmetic that does not wrap; of other results nothing is known. Zero stays positive. */
  private void bits(int node, Application term, CoreOperator operator, Interval out) {
    int a = network.argument(node, 0);
    double low = domains.low[a];
    double high = domains.high[a];
    network.full(node, out);
    switch (operator) {
      case BIT_NOT -> out.set(-1 - high, -1 - low);
      case NEG -> within(0.0 - high, 0.0 - low, out);
      case ADD -> {
        int b = network.argument(node, 1);
        within(low + domains.low[b], high + domains.high[b], out);
      }
      case MUL -> product(a, network.argument(node, 1), out);
      case EXTRACT -> {
        if (term.low() == 0) {
          within(low, high, out);
        }
      }
      case SIGN_EXTEND -> out.set(low, high);
      case ZERO_EXTEND -> unsigned(term.argument(0), low, high, out);
      default -> throw new IllegalArgumentException("no integer operation: " + operator);
    }
  }

  private void product(int a, int b, Interval out) {
    double p = domains.low[a] * domains.low[b];
    double q = domains.low[a] * domains.high[b];
    double r = domains.high[a] * domains.low[b];
    double s = domains.high[a] * domains.high[b];
    double low = Math.min(Math.min(p, q), Math.min(r, s)) + 0.0;
    double high = Math.max(Math.max(p, q), Math.max(r, s)) + 0.0;
    within(low, high, out);
  }

  private static void within(double low, double high, Interval full) {
    if (low >= full.low && high <= full.high) {
      full.set(low, high);
    }
  }

  /** Reads numbers in two's complement as unsigned ones. */
  static void unsigned(Term term, double low, double high, Interval out) {
    int width = ((Sort.BitVec) term.sort()).width();
    double all = Math.scalb(1.0, width);
    if (low >= 0) {
      out.set(low, high);
    } else if (high < 0) {
      out.set(low + all, high + all);
    } else {
      out.set(0, all - 1);
    }
  }
}
