// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import kiki.term.Application;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;

/** From the values a node may have to those of its arguments. */
final class Backward {
  private final Network network;
  private final Domains domains;
  private final FloatBackward floats;

  Backward(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    this.floats = new FloatBackward(network, domains);
  }

  /** Narrows the arguments of a node; all are tracked like itself. */
  void narrow(int node, Application term) {
    switch (term.operator()) {
      case CoreOperator operator -> narrow(node, term, operator);
      case FloatOperator operator -> floats.narrow(node, operator);
    }
  }

  private void narrow(int node, Application term, CoreOperator operator) {
    switch (operator) {
      case NOT -> {
        int a = network.argument(node, 0);
        domains.narrow(a, 1 - domains.high[node], 1 - domains.low[node]);
      }
      case AND -> and(node);
      case XOR -> xor(node);
      case ITE -> ite(node);
      case EQUAL -> equal(node);
      case SLT -> signedLess(node);
      case SIGN_EXTEND ->
          domains.narrow(network.argument(node, 0), domains.low[node], domains.high[node]);
      case ZERO_EXTEND -> zeroExtend(node, term);
      case ADD -> add(node);
      case ULT,
          BIT_NOT,
          NEG,
          MUL,
          EXTRACT,
          BIT_AND,
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
          STORE -> {}
    }
  }

  private void and(int node) {
    int open = -1;
    for (int i = 0; i < network.arity(node); i++) {
      int a = network.argument(node, i);
      if (domains.isTrue(node)) {
        domains.narrow(a, 1, 1);
      } else if (!domains.isTrue(a)) {
        open = open == -1 ? a : -2;
      }
    }
    if (domains.isFalse(node) && open >= 0) {
      domains.narrow(open, 0, 0);
    }
  }

  private void xor(int node) {
    int a = network.argument(node, 0);
    int b = network.argument(node, 1);
    if (domains.isFixed(node)) {
      if (domains.isFixed(a)) {
        fix(b, domains.low[node] == domains.low[a] ? 0 : 1);
      }
      if (domains.isFixed(b)) {
        fix(a, domains.low[node] == domains.low[b] ? 0 : 1);
      }
    }
  }

  private void fix(int node, double value) {
    domains.narrow(node, value, value);
  }

  private void ite(int node) {
    int condition = network.argument(node, 0);
    int then = network.argument(node, 1);
    int otherwise = network.argument(node, 2);
    if (isDisjoint(node, then)) {
      fix(condition, 0);
    }
    if (isDisjoint(node, otherwise)) {
      fix(condition, 1);
    }
    if (domains.isTrue(condition)) {
      copy(node, then);
    }
    if (domains.isFalse(condition)) {
      copy(node, otherwise);
    }
  }

  private boolean isDisjoint(int a, int b) {
    double from = Math.max(domains.low[a], domains.low[b]);
    double to = Math.min(domains.high[a], domains.high[b]);
    return Interval.isEmpty(from, to) && !(domains.nan[a] && domains.nan[b]);
  }

  private void copy(int from, int to) {
    domains.narrow(to, domains.low[from], domains.high[from]);
    if (!domains.nan[from]) {
      domains.excludeNan(to);
    }
  }

  private void equal(int node) {
    int a = network.argument(node, 0);
    int b = network.argument(node, 1);
    if (domains.isTrue(node)) {
      copy(a, b);
      copy(b, a);
    } else if (domains.isFalse(node) && network.term(a).sort() instanceof Sort.BitVec) {
      differ(a, b);
      differ(b, a);
    }
  }

  /** An integer that is not a bound of another is not there. */
  private void differ(int a, int b) {
    if (domains.isFixed(a)) {
      double value = domains.low[a];
      if (domains.low[b] == value) {
        domains.narrow(b, value + 1, domains.high[b]);
      }
      if (domains.high[b] == value) {
        domains.narrow(b, domains.low[b], value - 1);
      }
    }
  }

  private void signedLess(int node) {
    int a = network.argument(node, 0);
    int b = network.argument(node, 1);
    if (domains.isTrue(node)) {
      domains.narrow(a, domains.low[a], domains.high[b] - 1);
      domains.narrow(b, domains.low[a] + 1, domains.high[b]);
    } else if (domains.isFalse(node)) {
      domains.narrow(a, domains.low[b], domains.high[a]);
      domains.narrow(b, domains.low[b], domains.high[a]);
    }
  }

  private void zeroExtend(int node, Application term) {
    double half = Math.scalb(1.0, term.argument(0).width() - 1);
    if (domains.high[node] < half) {
      domains.narrow(
          network.argument(node, 0), Math.max(0.0, domains.low[node]), domains.high[node]);
    }
  }

  /** Only if no pair of summands wraps. */
  private void add(int node) {
    int a = network.argument(node, 0);
    int b = network.argument(node, 1);
    double half = Math.scalb(1.0, network.term(node).width() - 1);
    double low = domains.low[a] + domains.low[b];
    double high = domains.high[a] + domains.high[b];
    if (low >= -half && high < half && a != b) {
      double aLow = domains.low[a];
      double aHigh = domains.high[a];
      domains.narrow(a, domains.low[node] - domains.high[b], domains.high[node] - domains.low[b]);
      domains.narrow(b, domains.low[node] - aHigh, domains.high[node] - aLow);
    }
  }
}
