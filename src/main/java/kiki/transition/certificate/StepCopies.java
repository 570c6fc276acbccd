// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.GraphCopy;
import kiki.transition.system.Latch;
import kiki.transition.system.StatePredicate;
import kiki.transition.system.TransitionSystem;

/** Copies of a system's functions, one for each step, over new inputs. */
final class StepCopies {
  private final TransitionSystem system;
  private final Aig graph;
  private final List<Integer> constraints = new ArrayList<>();
  private int[] bads = {};

  StepCopies(TransitionSystem system, Aig graph) {
    this.system = system;
    this.graph = graph;
  }

  /** A state of which nothing is known. */
  int[] freeState() {
    return graph.inputs(system.latches().size());
  }

  /** A state with its predicates behind it, as clauses number them. */
  int[] withPredicates(int[] state) {
    if (system.predicates().isEmpty()) {
      return state;
    }
    int[] literals = system.predicates().stream().mapToInt(StatePredicate::literal).toArray();
    GraphCopy copy = new GraphCopy(system.graph(), graph);
    for (int i = 0; i < state.length; i++) {
      copy.map(system.latches().get(i).literal(), state[i]);
    }
    copy.copy(system.cone(literals));
    int[] all = Arrays.copyOf(state, state.length + literals.length);
    System.arraycopy(copy.get(literals), 0, all, state.length, literals.length);
    return all;
  }

  /** A first state. */
  int[] firstState() {
    int[] state = new int[system.latches().size()];
    for (int i = 0; i < state.length; i++) {
      Latch latch = system.latches().get(i);
      state[i] =
          switch (latch.reset()) {
            case ZERO -> Aig.FALSE;
            case ONE -> Aig.TRUE;
            case FREE -> graph.input();
          };
    }
    return state;
  }

  /** The state after one step. */
  int[] step(int[] state) {
    GraphCopy copy = new GraphCopy(system.graph(), graph);
    for (int input : system.inputs()) {
      copy.map(input, graph.input());
    }
    for (int i = 0; i < state.length; i++) {
      copy.map(system.latches().get(i).literal(), state[i]);
    }
    boolean[] all = new boolean[system.graph().size()];
    Arrays.fill(all, true);
    copy.copy(all);
    for (int constraint : system.constraints()) {
      constraints.add(copy.get(constraint));
    }
    bads = copy.get(system.bads());
    return copy.get(system.latches().stream().mapToInt(Latch::next).toArray());
  }

  /** The constraints of all steps so far. */
  List<Integer> constraints() {
    return constraints;
  }

  /** Whether a bad literal holds at the beginning of the last step. */
  int bad(int number) {
    return bads[number];
  }
}
