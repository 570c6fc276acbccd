// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.ArrayList;
import java.util.List;
import kiki.api.Invariant;
import kiki.api.PropertyResult;
import kiki.program.Property;

/**
 * What is known of a function that executions start at.
 *
 * @param invariants what holds at loops, and what decreases there
 */
record EntryResult(
    String entry, State state, List<PropertyResult> properties, List<Invariant> invariants) {
  /** How far its verification is. */
  sealed interface State {
    record Running() implements State {}

    /**
     * @param caveats what is to be known beside the verdicts
     */
    record Done(List<String> caveats) implements State {}

    /** It could not be verified. */
    record Refused(String reason) implements State {}
  }

  EntryResult {
    properties = List.copyOf(properties);
    invariants = List.copyOf(invariants);
  }

  static EntryResult running(String entry) {
    return new EntryResult(entry, new State.Running(), List.of(), List.of());
  }

  static EntryResult refused(String entry, String reason) {
    return new EntryResult(entry, new State.Refused(reason), List.of(), List.of());
  }

  /** With one property more. */
  EntryResult with(PropertyResult decided) {
    List<PropertyResult> more = new ArrayList<>(without(decided.property()).properties);
    more.add(decided);
    return new EntryResult(entry, state, more, invariants);
  }

  EntryResult without(Property property) {
    return new EntryResult(
        entry,
        state,
        properties.stream().filter(p -> !p.property().equals(property)).toList(),
        invariants);
  }

  /** The verdict in a few words. */
  String verdict() {
    return switch (state) {
      case State.Running _ -> "running";
      case State.Refused(String reason) -> "cannot be verified: " + reason;
      case State.Done _ -> counts();
    };
  }

  private String counts() {
    int all = properties.size();
    long failed = properties.stream().filter(PropertyResult::fails).count();
    long held = properties.stream().filter(PropertyResult::holds).count();
    if (all == 0) {
      return "nothing to check";
    }
    if (failed > 0) {
      return "%d of %d failed".formatted(failed, all);
    }
    return held == all
        ? all == 1 ? "verified (1 property)" : "verified (%d properties)".formatted(all)
        : "%d of %d not decided".formatted(all - held, all);
  }
}
