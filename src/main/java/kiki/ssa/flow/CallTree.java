// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.program.Instruction;

/** Which functions call which, without those that are never reached. */
public final class CallTree {
  private final Map<FunctionGraph, List<FunctionGraph>> calls = new LinkedHashMap<>();
  private final List<FunctionGraph> order = new ArrayList<>();
  private final Set<FunctionGraph> cyclic = new HashSet<>();

  private CallTree() {}

  public static CallTree of(FunctionGraph entry, FunctionEffects effects) {
    CallTree tree = new CallTree();
    tree.visit(entry, effects);
    return tree;
  }

  /** Depth first, callees before callers; a call of a function that is not done is a cycle. */
  private void visit(FunctionGraph entry, FunctionEffects effects) {
    Map<FunctionGraph, Iterator<FunctionGraph>> left = new HashMap<>();
    Set<FunctionGraph> done = new HashSet<>();
    ArrayDeque<FunctionGraph> stack = new ArrayDeque<>();
    enter(entry, effects, left, stack);
    while (!stack.isEmpty()) {
      FunctionGraph at = stack.peek();
      if (left.get(at).hasNext()) {
        FunctionGraph callee = left.get(at).next();
        if (!calls.containsKey(callee)) {
          enter(callee, effects, left, stack);
        } else if (!done.contains(callee)) {
          cyclic.add(callee);
        }
      } else {
        stack.pop();
        done.add(at);
        order.add(at);
        if (calls.get(at).stream().anyMatch(cyclic::contains)) {
          cyclic.add(at);
        }
      }
    }
  }

  private void enter(
      FunctionGraph function,
      FunctionEffects effects,
      Map<FunctionGraph, Iterator<FunctionGraph>> left,
      ArrayDeque<FunctionGraph> stack) {
    List<FunctionGraph> callees = new ArrayList<>();
    for (Instruction i : function.body()) {
      if (i instanceof Instruction.Call c) {
        callees.addAll(effects.callees(c));
      }
    }
    calls.put(function, callees);
    left.put(function, new LinkedHashSet<>(callees).iterator());
    stack.push(function);
  }

  /** Callees before callers, as far as there are no cycles. */
  public List<FunctionGraph> order() {
    return order;
  }

  /** The functions that a function calls, as often as it has calls of them. */
  public List<FunctionGraph> calls(FunctionGraph function) {
    return calls.getOrDefault(function, List.of());
  }

  /** Whether a call of the function may lead to a cycle of calls. */
  public boolean isCyclic(FunctionGraph function) {
    return cyclic.contains(function);
  }
}
