// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.OptionalInt;

/** Goes through all states of a small system, breadth first. */
public final class ExplicitSearch {
  private final TransitionSystem system;
  private final BitSimulation simulation;
  private final BitSet seen = new BitSet();
  private final Deque<int[]> queue = new ArrayDeque<>();

  public ExplicitSearch(TransitionSystem system) {
    this.system = system;
    this.simulation = new BitSimulation(system);
  }

  /** The number of the first step that can be bad; empty if none can. */
  public OptionalInt firstBad(int bad) {
    int latches = system.latches().size();
    for (int state = 0; state < 1 << latches; state++) {
      boolean isFirst = true;
      for (int i = 0; i < latches; i++) {
        isFirst &= system.latches().get(i).reset().allows((state >> i & 1) == 1);
      }
      if (isFirst) {
        add(state, 0);
      }
    }
    while (!queue.isEmpty()) {
      int[] next = queue.poll();
      long allowed = evaluate(next[0]);
      if ((allowed & simulation.value(system.bads()[bad])) != 0) {
        return OptionalInt.of(next[1]);
      }
      for (int choice = 0; choice < 1 << system.inputs().size(); choice++) {
        if ((allowed >> choice & 1) == 1) {
          add(successor(choice), next[1] + 1);
        }
      }
    }
    return OptionalInt.empty();
  }

  private void add(int state, int step) {
    if (!seen.get(state)) {
      seen.set(state);
      queue.add(new int[] {state, step});
    }
  }

  /** All choices of inputs at once, each in a bit; the result has those that are allowed. */
  private long evaluate(int state) {
    for (int i = 0; i < system.latches().size(); i++) {
      simulation.set(system.latches().get(i).literal(), (state >> i & 1) == 1 ? -1 : 0);
    }
    int inputs = system.inputs().size();
    for (int i = 0; i < inputs; i++) {
      long pattern = 0;
      for (int choice = 0; choice < 1 << inputs; choice++) {
        pattern |= (long) (choice >> i & 1) << choice;
      }
      simulation.set(system.inputs().get(i), pattern);
    }
    simulation.evaluate();
    int choices = 1 << inputs;
    return simulation.allowed() & (choices == 64 ? -1 : (1L << choices) - 1);
  }

  private int successor(int choice) {
    int state = 0;
    for (int i = 0; i < system.latches().size(); i++) {
      long next = simulation.value(system.latches().get(i).next());
      state |= (int) (next >> choice & 1) << i;
    }
    return state;
  }
}
