// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import java.util.Arrays;
import java.util.List;
import kiki.bitblast.aig.Aig;

/**
 * A transition system whose functions are literals of a graph. An execution has a state and values
 * of the inputs at each step; all constraints hold at all steps. The question is whether a bad
 * literal holds at some step of an execution.
 *
 * @param graph the gates; all of its inputs are inputs or latches of the system
 * @param inputs positive literals
 * @param latches the state
 * @param constraints hold at every step
 * @param bads each of them is a property: that it never holds
 */
public record TransitionSystem(
    Aig graph, List<Integer> inputs, List<Latch> latches, int[] constraints, int[] bads) {

  /** The same system with only one of its properties. */
  public TransitionSystem only(int bad) {
    return new TransitionSystem(graph, inputs, latches, constraints, new int[] {bads[bad]});
  }

  /** By node: whether the given literals depend on it within one step. */
  public boolean[] cone(int... roots) {
    boolean[] marks = new boolean[graph.size()];
    for (int root : roots) {
      marks[Aig.node(root)] = true;
    }
    for (int node = graph.size() - 1; node > 0; node--) {
      if (marks[node]) {
        for (int i = 0; i < graph.operands(node); i++) {
          marks[Aig.node(graph.operand(node, i))] = true;
        }
      }
    }
    return marks;
  }

  /** The literals that say what happens: next values, constraints and bad states. */
  public int[] roots() {
    int[] roots = Arrays.copyOf(constraints, constraints.length + bads.length + latches.size());
    System.arraycopy(bads, 0, roots, constraints.length, bads.length);
    for (int i = 0; i < latches.size(); i++) {
      roots[constraints.length + bads.length + i] = latches.get(i).next();
    }
    return roots;
  }
}
