// SPDX-License-Identifier: Apache-2.0
package kiki.transition.reduce;

import kiki.bitblast.aig.Aig;
import kiki.transition.system.GraphCopy;
import kiki.transition.system.TransitionSystem;

/**
 * Maps the inputs of a system's graph into a new graph, latches to their representatives.
 *
 * @param system the system
 * @param classes which of its latches are equal
 */
record Substitution(TransitionSystem system, Classes classes) {
  void apply(GraphCopy copy, Aig graph) {
    for (int input : system.inputs()) {
      copy.map(input, graph.input());
    }
    for (int i = 0; i < system.latches().size(); i++) {
      if (!classes.isMerged(i)) {
        copy.map(system.latches().get(i).literal(), graph.input());
      }
    }
    for (int i = 0; i < system.latches().size(); i++) {
      if (classes.isMerged(i)) {
        int representative = classes.representative(i);
        int literal =
            representative == Classes.CONSTANT
                ? Aig.FALSE
                : copy.get(system.latches().get(representative).literal());
        copy.map(
            system.latches().get(i).literal(),
            Aig.negateIf(literal, classes.isOpposite(i) ? 1 : 0));
      }
    }
  }
}
