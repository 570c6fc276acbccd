// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.Arrays;
import kiki.transition.system.BitSimulation;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/**
 * The states from which a step with the inputs that a solver found goes where it went. Whether it
 * also satisfies the constraints there is heeded only for those that a trace has violated: with all
 * of them, cubes have many more literals (the abstraction of constraints is rIC3's). A cube with
 * states that allow no step may be excluded as well as any other; only traces must be checked.
 */
final class Predecessors {
  private final TransitionSystem system;
  private final CubeBits bits;
  private final Justification justification;

  /** The constraints that states must satisfy. */
  private int[] heeded;

  private Predecessors(TransitionSystem system, Justification justification, int... heeded) {
    this.system = system;
    this.bits = new CubeBits(system);
    this.justification = justification;
    this.heeded = heeded;
  }

  /** Heeds constraints once they are violated. */
  static Predecessors abstracting(TransitionSystem system) {
    return new Predecessors(system, Justification.of(system));
  }

  /** Heeds all constraints. */
  static Predecessors heeding(TransitionSystem system) {
    return new Predecessors(system, Justification.of(system), system.constraints());
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
      targets[i] = bits.next(cube.get(i));
    }
    return states(step, targets);
  }

  /** States in which, with the inputs of the step, literals of the graph hold. */
  StateCube states(FrameSolver step, int[] targets) {
    return justification.states(step, targets, heeded);
  }

  /** Heeds the constraints that a trace violates from now on; whether there are any. */
  boolean heedsViolated(Trace trace) {
    BitSimulation simulation = new BitSimulation(system);
    int before = heeded.length;
    for (int step = 0; step <= trace.length() && heeded.length == before; step++) {
      simulation.visit(trace, step);
      for (int constraint : system.constraints()) {
        if (!simulation.holds(constraint)) {
          heeded = Arrays.copyOf(heeded, heeded.length + 1);
          heeded[heeded.length - 1] = constraint;
        }
      }
    }
    return heeded.length > before;
  }
}
