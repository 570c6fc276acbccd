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
      try (BitLevelIc3 ic3 = BitLevelIc3.of(system, stop)) {
        return ic3.run();
      }
    }
  };

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
