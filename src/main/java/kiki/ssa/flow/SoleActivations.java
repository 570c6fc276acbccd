// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.program.Instruction;

/**
 * The functions of which an execution of the program has one activation in all forms: the entry,
 * and what is called at one place, in one of them. Their locals are the same objects at every
 * unwinding.
 */
public final class SoleActivations {
  private SoleActivations() {}

  public static List<FunctionGraph> of(
      FunctionGraph entry, Collection<FunctionGraph> graphs, FunctionEffects effects) {
    Map<FunctionGraph, List<FunctionGraph>> callers = new HashMap<>();
    for (FunctionGraph caller : graphs) {
      for (Instruction i : caller.body()) {
        if (i instanceof Instruction.Call call) {
          for (FunctionGraph callee : effects.callees(call)) {
            callers.computeIfAbsent(callee, _ -> new ArrayList<>()).add(caller);
          }
        }
      }
    }
    if (callers.containsKey(entry)) {
      return List.of();
    }
    Set<FunctionGraph> sole = new LinkedHashSet<>(List.of(entry));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (FunctionGraph graph : graphs) {
        List<FunctionGraph> from = callers.getOrDefault(graph, List.of());
        if (from.size() == 1 && sole.contains(from.getFirst())) {
          changed |= sole.add(graph);
        }
      }
    }
    return List.copyOf(sole);
  }
}
