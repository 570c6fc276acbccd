// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.List;
import kiki.engine.result.LoopInvariant;
import kiki.util.Location;

/**
 * What holds whenever a loop is repeated.
 *
 * @param conjuncts C expressions over the variables in scope
 * @param remarks what else holds, of elements of arrays and objects on the heap, for which C has no
 *     expressions
 */
public record Invariant(
    String function, Location location, List<String> conjuncts, List<String> remarks) {
  public Invariant {
    conjuncts = List.copyOf(conjuncts);
    remarks = List.copyOf(remarks);
  }

  static List<Invariant> of(List<LoopInvariant> invariants) {
    return invariants.stream()
        .map(i -> new Invariant(i.function(), i.location(), i.conjuncts(), i.remarks()))
        .toList();
  }
}
