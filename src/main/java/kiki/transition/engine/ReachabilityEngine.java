// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.function.BooleanSupplier;
import kiki.transition.system.TransitionSystem;

/** A way to decide the only property of a system. */
public enum ReachabilityEngine {
  /** Unrolls step by step; finds shortest traces and proves nothing. */
  UNROLLING {
    @Override
    ReachabilityAnswer search(TransitionSystem system, BooleanSupplier stop) {
      return Unrollings.unroll(system, stop);
    }
  },
  /** Unrolls from first states and from anywhere. */
  K_INDUCTION {
    @Override
    ReachabilityAnswer search(TransitionSystem system, BooleanSupplier stop) {
      return Unrollings.induct(system, stop);
    }
  },
  /** Property-directed reachability. */
  IC3 {
    @Override
    ReachabilityAnswer search(TransitionSystem system, BooleanSupplier stop) {
      return ic3(system, Predecessors.abstracting(system), stop);
    }
  },
  /**
   * Property-directed reachability that never considers states without a step. Some systems with
   * constraints need it, most are faster without.
   */
  CONSTRAINED_IC3 {
    @Override
    ReachabilityAnswer search(TransitionSystem system, BooleanSupplier stop) {
      return ic3(system, Predecessors.heeding(system), stop);
    }

    @Override
    boolean isWorthwhile(TransitionSystem system) {
      return system.constraints().length > 0;
    }
  };

  private static ReachabilityAnswer ic3(
      TransitionSystem system, Predecessors predecessors, BooleanSupplier stop) {
    try (BitLevelIc3 ic3 = BitLevelIc3.of(system, predecessors, stop)) {
      return ic3.run();
    }
  }

  /** Whether the engine does something on this system that the others do not. */
  boolean isWorthwhile(TransitionSystem system) {
    return true;
  }

  abstract ReachabilityAnswer search(TransitionSystem system, BooleanSupplier stop);

  /** Decides the first property, unless it is asked to stop. */
  public ReachabilityAnswer decide(TransitionSystem system, BooleanSupplier stop) {
    try {
      return search(system, stop);
    } catch (SearchStopped _) {
      return new ReachabilityAnswer.Undecided();
    }
  }
}
