// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.transition.certificate.LatchInvariant;
import kiki.transition.system.TransitionSystem;

/** The engines that unroll. */
final class Unrollings {
  private Unrollings() {}

  static ReachabilityAnswer unroll(TransitionSystem system, BooleanSupplier stop) {
    try (Unroller base = Unroller.fromReset(system, stop)) {
      while (!base.canBeBad()) {
        base.excludeBad();
      }
      return new ReachabilityAnswer.Reachable(base.trace());
    }
  }

  /**
   * With k steps that are not bad, from anywhere, the next cannot be bad either; and no first k
   * steps are bad.
   */
  static ReachabilityAnswer induct(TransitionSystem system, BooleanSupplier stop) {
    try (Unroller base = Unroller.fromReset(system, stop);
        Unroller step = Unroller.fromAnywhere(system, stop)) {
      for (int k = 0; ; k++) {
        if (!step.canBeBad()) {
          return new ReachabilityAnswer.Unreachable(new LatchInvariant(List.of(), k));
        }
        step.excludeBad();
        if (base.canBeBad()) {
          return new ReachabilityAnswer.Reachable(base.trace());
        }
        base.excludeBad();
      }
    }
  }
}
