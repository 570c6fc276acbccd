// SPDX-License-Identifier: Apache-2.0
package kiki.solver.interval;

import java.util.Arrays;
import java.util.stream.IntStream;
import kiki.term.Application;

/** Narrows domains by forward and backward passes over the network (HC4, Benhamou et al. 1999). */
final class Propagation {
  private final Network network;
  private final Domains domains;
  private final Forward forward;
  private final Backward backward;
  private final Interval scratch = new Interval();
  private int[] active;
  private long steps;

  private Propagation(Network network, Domains domains, int[] active) {
    this.network = network;
    this.domains = domains;
    this.forward = new Forward(network, domains);
    this.backward = new Backward(network, domains);
    this.active = active;
  }

  static Propagation of(Network network, Domains domains) {
    int[] active =
        IntStream.range(0, network.size())
            .filter(i -> network.term(i) instanceof Application && network.isTransparent(i))
            .toArray();
    return new Propagation(network, domains, active);
  }

  /** Forgets the rules of nodes whose value is known for good. */
  void dropFixed() {
    active = Arrays.stream(active).filter(i -> !isSettled(i)).toArray();
  }

  private boolean isSettled(int node) {
    for (int i = 0; i < network.arity(node); i++) {
      if (!domains.isFixed(network.argument(node, i))) {
        return false;
      }
    }
    return domains.isFixed(node);
  }

  /** How many rules have been applied so far. */
  long steps() {
    return steps;
  }

  /** Sets every domain to all values of the sort, and requires the roots. */
  void initialize() {
    for (int i = 0; i < network.size(); i++) {
      network.initial(i, scratch);
      domains.set(i, scratch);
    }
    for (int root : network.roots()) {
      domains.narrow(root, 1, 1);
    }
  }

  /** Narrows until nothing changes, a value is missing, or the passes are used up. */
  void run(int passes) {
    domains.takeChanged();
    for (int pass = 0; pass < passes; pass++) {
      if (!up() || pass > 0 && !domains.takeChanged()) {
        return;
      }
      domains.takeChanged();
      if (!down() || !domains.takeChanged()) {
        return;
      }
    }
  }

  /** One forward pass; false if a value is missing. */
  boolean up() {
    for (int node : active) {
      forward.compute(node, (Application) network.term(node), scratch);
      domains.narrow(node, scratch);
      steps++;
      if (domains.isContradictory()) {
        return false;
      }
    }
    return true;
  }

  private boolean down() {
    for (int i = active.length - 1; i >= 0; i--) {
      backward.narrow(active[i], (Application) network.term(active[i]));
      steps++;
      if (domains.isContradictory()) {
        return false;
      }
    }
    return true;
  }
}
