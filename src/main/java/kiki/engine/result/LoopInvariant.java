// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.ssa.form.LoopView;
import kiki.util.Location;

/**
 * What holds whenever a loop's back edge is taken, a recursive function calls itself, or returns.
 *
 * @param kind what it is about
 * @param conjuncts C expressions over the variables in scope
 * @param remarks what else holds, of elements of arrays and objects on the heap, for which C has no
 *     expressions
 */
public record LoopInvariant(
    int loop,
    LoopView.Kind kind,
    String function,
    Location location,
    List<String> conjuncts,
    List<String> remarks) {
  public LoopInvariant {
    conjuncts = List.copyOf(conjuncts);
    remarks = List.copyOf(remarks);
  }

  /** What is said of a loop in an SSA form. */
  public static LoopInvariant of(LoopView loop, List<String> conjuncts, List<String> remarks) {
    return new LoopInvariant(
        loop.number(), loop.kind(), loop.function(), loop.location(), conjuncts, remarks);
  }

  /** What both say of the same loop. */
  public LoopInvariant and(LoopInvariant other) {
    return new LoopInvariant(
        loop,
        kind,
        function,
        location,
        union(conjuncts, other.conjuncts),
        union(remarks, other.remarks));
  }

  private static List<String> union(List<String> first, List<String> second) {
    Set<String> all = new LinkedHashSet<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
