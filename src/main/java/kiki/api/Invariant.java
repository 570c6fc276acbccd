// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.List;
import kiki.engine.result.LoopInvariant;
import kiki.util.Location;

/**
 * What holds whenever a loop is repeated, or a recursive function calls itself or returns.
 *
 * @param about what it is about
 * @param conjuncts C expressions over the variables in scope
 * @param remarks what else holds, of elements of arrays and objects on the heap, for which C has no
 *     expressions
 */
public record Invariant(
    Subject about,
    String function,
    Location location,
    List<String> conjuncts,
    List<String> remarks) {
  /** What an invariant is about. */
  public enum Subject {
    LOOP,
    /** The calls that a function makes of itself. */
    CALLS,
    /** What a function returns, and what it was called with. */
    SUMMARY
  }

  public Invariant {
    conjuncts = List.copyOf(conjuncts);
    remarks = List.copyOf(remarks);
  }

  static List<Invariant> of(List<LoopInvariant> invariants) {
    return invariants.stream()
        .map(i -> new Invariant(subject(i), i.function(), i.location(), i.conjuncts(), i.remarks()))
        .toList();
  }

  private static Subject subject(LoopInvariant invariant) {
    return switch (invariant.kind()) {
      case LOOP -> Subject.LOOP;
      case CALLS -> Subject.CALLS;
      case SUMMARY -> Subject.SUMMARY;
    };
  }
}
