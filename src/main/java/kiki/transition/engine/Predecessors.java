// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import kiki.bitblast.aig.Aig;
import kiki.transition.system.TransitionSystem;

/** The states from which a step with the inputs that a solver found goes where it went. */
final class Predecessors {
  private final TransitionSystem system;
  private final Justification justification;

  private Predecessors(TransitionSystem system, Justification justification) {
    this.system = system;
    this.justification = justification;
  }

  static Predecessors of(TransitionSystem system) {
    return new Predecessors(system, Justification.of(system));
  }

  /** The inputs of the step. */
  boolean[] inputs(FrameSolver step) {
    boolean[] inputs = new boolean[system.inputs().size()];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = step.holds(system.inputs().get(i));
    }
    return inputs;
  }

  /** States from which the step goes into a cube. */
  StateCube states(FrameSolver step, StateCube cube) {
    int[] targets = new int[cube.size()];
    for (int i = 0; i < targets.length; i++) {
      int literal = cube.get(i);
      int next = system.latches().get(Math.abs(literal) - 1).next();
      targets[i] = Aig.negateIf(next, literal < 0 ? 1 : 0);
    }
    return states(step, targets);
  }

  /** States in which, with the inputs of the step, literals of the graph hold. */
  StateCube states(FrameSolver step, int[] targets) {
    return justification.states(step, targets);
  }
}
