// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.Optional;
import kiki.transition.system.BitSimulation;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/** Executes a trace. */
public final class TraceChecker {
  private final TransitionSystem system;

  public TraceChecker(TransitionSystem system) {
    this.system = system;
  }

  /** What is wrong with the trace; empty if it reaches its bad state. */
  public Optional<String> check(Trace trace) {
    if (trace.inputs().isEmpty()) {
      return Optional.of("the trace has no step");
    }
    for (int i = 0; i < trace.initial().length; i++) {
      if (!system.latches().get(i).reset().allows(trace.initial()[i])) {
        return Optional.of("latch " + i + " does not have its reset value");
      }
    }
    BitSimulation simulation = new BitSimulation(system);
    for (int step = 0; step <= trace.length(); step++) {
      simulation.visit(trace, step);
      if ((simulation.allowed() & 1) == 0) {
        return Optional.of("a constraint does not hold at step " + step);
      }
    }
    return simulation.holds(system.bads()[trace.bad()])
        ? Optional.empty()
        : Optional.of("the last step is not bad");
  }
}
