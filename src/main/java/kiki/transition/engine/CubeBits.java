// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import kiki.bitblast.aig.Aig;
import kiki.transition.system.TransitionSystem;

/**
 * What literals of cubes are about: latches, then the system's predicates. Literal {@code i + 1}
 * says that bit i is set, {@code -i - 1} that it is not.
 */
record CubeBits(TransitionSystem system) {
  int count() {
    return system.latches().size() + system.predicates().size();
  }

  boolean isLatch(int literal) {
    return Math.abs(literal) <= system.latches().size();
  }

  /** The literal of the graph that says so of the present state. */
  int present(int literal) {
    int bit = Math.abs(literal) - 1;
    int latches = system.latches().size();
    int positive =
        bit < latches
            ? system.latches().get(bit).literal()
            : system.predicates().get(bit - latches).literal();
    return Aig.negateIf(positive, literal < 0 ? 1 : 0);
  }

  /** The literal of the graph that says so of the next state. */
  int next(int literal) {
    int bit = Math.abs(literal) - 1;
    int latches = system.latches().size();
    int positive =
        bit < latches
            ? system.latches().get(bit).next()
            : system.predicates().get(bit - latches).next();
    return Aig.negateIf(positive, literal < 0 ? 1 : 0);
  }
}
