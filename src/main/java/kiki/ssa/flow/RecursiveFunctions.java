// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import kiki.pointer.MemoryObject;
import kiki.pointer.PointsTo;
import kiki.program.Instruction;

/**
 * The functions whose calls may lead to further calls of them, and of which an arbitrary activation
 * can stand for all. That takes that no pointer leads to the variables of other activations, which
 * are not represented.
 */
public final class RecursiveFunctions {
  public static final RecursiveFunctions NONE = new RecursiveFunctions(Map.of(), Map.of());

  private final Map<FunctionGraph, Integer> numbers;
  private final Map<FunctionGraph, Set<FunctionGraph>> called;

  private RecursiveFunctions(
      Map<FunctionGraph, Integer> numbers, Map<FunctionGraph, Set<FunctionGraph>> called) {
    this.numbers = numbers;
    this.called = called;
  }

  /** They are numbered after the loops of the program. */
  public static RecursiveFunctions of(
      Collection<FunctionGraph> graphs, FunctionEffects effects, PointsTo pointsTo) {
    Map<FunctionGraph, Set<FunctionGraph>> called = new LinkedHashMap<>();
    graphs.forEach(g -> called.put(g, callees(g, effects)));
    Map<FunctionGraph, Set<FunctionGraph>> reached = new LinkedHashMap<>();
    graphs.forEach(g -> reached.put(g, reached(g, called, Set.of())));
    Set<MemoryObject> pointedTo = new HashSet<>(pointsTo.addressTaken());
    Map<FunctionGraph, Integer> numbers = new LinkedHashMap<>();
    int next = graphs.stream().mapToInt(FunctionGraph::loopCount).sum();
    for (FunctionGraph g : graphs) {
      Set<FunctionGraph> mutual = new LinkedHashSet<>(reached.get(g));
      mutual.removeIf(other -> !reached.get(other).contains(g));
      if (mutual.contains(g) && mutual.stream().allMatch(f -> isClosed(f, pointedTo))) {
        numbers.put(g, next);
      }
      next += 2;
    }
    return new RecursiveFunctions(numbers, called);
  }

  private static Set<FunctionGraph> callees(FunctionGraph function, FunctionEffects effects) {
    Set<FunctionGraph> callees = new LinkedHashSet<>();
    for (Instruction i : function.body()) {
      if (i instanceof Instruction.Call c) {
        callees.addAll(effects.callees(c));
      }
    }
    return callees;
  }

  private static Set<FunctionGraph> reached(
      FunctionGraph from,
      Map<FunctionGraph, Set<FunctionGraph>> called,
      Collection<FunctionGraph> except) {
    Set<FunctionGraph> reached = new LinkedHashSet<>();
    ArrayDeque<FunctionGraph> work = new ArrayDeque<>(called.get(from));
    while (!work.isEmpty()) {
      FunctionGraph next = work.pop();
      if (!except.contains(next) && reached.add(next)) {
        work.addAll(called.get(next));
      }
    }
    return reached;
  }

  /** Whether other activations have no way to its variables. */
  private static boolean isClosed(FunctionGraph function, Set<MemoryObject> pointedTo) {
    return function.locals().stream().noneMatch(s -> pointedTo.contains(new MemoryObject.Named(s)))
        && function.body().stream()
            .noneMatch(
                i ->
                    i instanceof Instruction.Allocate a
                        && a.lifetime() == Instruction.Lifetime.FUNCTION);
  }

  public boolean contains(FunctionGraph function) {
    return numbers.containsKey(function);
  }

  /** Whether calls of a function may lead to further ones without going through certain others. */
  public boolean returnsTo(FunctionGraph function, Collection<FunctionGraph> except) {
    return contains(function) && reached(function, called, except).contains(function);
  }

  /** The number of the function's calls among the loops; its summary has the next one. */
  public int number(FunctionGraph function) {
    return numbers.get(function);
  }
}
