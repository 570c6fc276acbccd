// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.List;

/** A witness: of an execution that violates the specification, or of there being none. */
public sealed interface WitnessEntry {
  WitnessMetadata metadata();

  /** The way to a violation. */
  record ViolationSequence(WitnessMetadata metadata, List<WitnessSegment> segments)
      implements WitnessEntry {
    public ViolationSequence {
      segments = List.copyOf(segments);
    }

    /** Whether the execution does not end. */
    public boolean isEndless() {
      return segments.getLast().last().action() == Waypoint.Action.CYCLE;
    }
  }

  /** What a proof rests on. */
  record InvariantSet(
      WitnessMetadata metadata, List<WitnessInvariant> invariants, List<WitnessContract> contracts)
      implements WitnessEntry {
    public InvariantSet {
      invariants = List.copyOf(invariants);
      contracts = List.copyOf(contracts);
    }

    public boolean isEmpty() {
      return invariants.isEmpty() && contracts.isEmpty();
    }
  }
}
