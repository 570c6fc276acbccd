// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.List;

/** What is known of a property, with the evidence. */
public sealed interface PropertyStatus {
  /** How a proof goes. */
  enum Method {
    /** No execution leaves the unwinding, and none in it violates the property. */
    COMPLETE_UNWINDING,
    /** The invariants and the absence of earlier violations exclude a violation. */
    INDUCTION,
    /** Every loop has a ranking function. */
    RANKING,
    /** All executions are one, which was run. */
    EXECUTION
  }

  /**
   * No execution violates it.
   *
   * @param unwindings the k of the k-induction, or the number of unwindings that covers everything
   * @param invariants of the loops, as far as the proof needs them
   */
  record Holds(Method method, int unwindings, List<Invariant> invariants)
      implements PropertyStatus {
    public Holds {
      invariants = List.copyOf(invariants);
    }
  }

  /** An execution violates it. */
  record Fails(FailureTrace trace) implements PropertyStatus {}

  /**
   * Neither is known.
   *
   * @param reason for the user
   */
  record Open(String reason) implements PropertyStatus {}
}
