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
 * @param predicates that invariants may mention; clauses number them after the latches
 */
public record TransitionSystem(
    Aig graph,
    List<Integer> inputs,
    List<Latch> latches,
    int[] constraints,
    int[] bads,
    List<StatePredicate> predicates) {

  /** Without predicates. */
  public TransitionSystem(
      Aig graph, List<Integer> inputs, List<Latch> latches, int[] constraints, int[] bads) {
    this(graph, inputs, latches, constraints, bads, List.of());
  }

  /** The same system with only one of its properties. */
  public TransitionSystem only(int bad) {
    return asking(bads[bad]);
  }

  /** The same system with another property. */
  public TransitionSystem asking(int bad) {
    return new TransitionSystem(graph, inputs, latches, constraints, new int[] {bad}, predicates);
  }

  /**
   * The same system with predicates, of which the gates are added to its graph.
   *
   * @param literals of the graph that depend on latches only
   */
  public TransitionSystem withPredicates(List<Integer> literals) {
    boolean[] marks = cone(literals.stream().mapToInt(Integer::intValue).toArray());
    GraphCopy later = new GraphCopy(graph, graph);
    latches.forEach(latch -> later.map(latch.literal(), latch.next()));
    later.copy(marks);
    return new TransitionSystem(
        graph,
        inputs,
        latches,
        constraints,
        bads,
        literals.stream().map(l -> new StatePredicate(l, later.get(l))).toList());
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
