// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import kiki.cfront.type.Symbol;
import kiki.program.Instruction;
import kiki.ssa.flow.CallTree;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.flow.ProgramFlow;
import kiki.ssa.form.CallSite;
import kiki.ssa.form.Modules;

/** Makes forms of single functions of a program. One thread uses it at a time. */
public final class ModuleBench {
  private final ProgramFlow flow;
  private final Function<Modules, Workbench> benches;
  private final long smallestShared;
  private final long smallestSingle;

  /**
   * @param smallestShared functions that are called from several places and smaller are executed in
   *     place, with all that they execute in place
   * @param smallestSingle the same for functions that are called from one place
   */
  ModuleBench(
      ProgramFlow flow,
      Function<Modules, Workbench> benches,
      long smallestShared,
      long smallestSingle) {
    this.flow = flow;
    this.benches = benches;
    this.smallestShared = smallestShared;
    this.smallestSingle = smallestSingle;
  }

  /** What makes the forms and solvers for some modules, which must have a root. */
  public Workbench at(Modules modules) {
    return benches.apply(modules);
  }

  /** The number of the summary of a function. */
  public int summaryNumber(Symbol function) {
    return flow.summaryNumber(flow.graphs().get(function));
  }

  /** How many instructions there are if every call is executed in place, as far as that matters. */
  private long inlinedSize() {
    CallTree tree = flow.tree();
    Map<FunctionGraph, Long> inlined = new HashMap<>();
    long last = 0;
    for (FunctionGraph f : tree.order()) {
      last = size(f, tree, inlined);
      inlined.put(f, last);
    }
    return last;
  }

  /** The size of a function with those that it calls, as far as these count. */
  private static long size(
      FunctionGraph function, CallTree tree, Map<FunctionGraph, Long> counted) {
    long size = function.body().size();
    for (FunctionGraph callee : tree.calls(function)) {
      size = Math.min(ModuleTuning.LARGEST_COUNTED, size + counted.getOrDefault(callee, 0L));
    }
    return size;
  }

  /** Whether executing every call in place makes the program much larger. */
  boolean isWorthwhile() {
    long inlined = inlinedSize();
    return inlined >= ModuleTuning.SMALLEST_PROGRAM
        && inlined >= ModuleTuning.LEAST_GROWTH * size();
  }

  /** Whether executing every call in place is the last that proofs should do. */
  public boolean isTooLargeToInline() {
    return inlinedSize() > ModuleTuning.LARGEST_INLINED;
  }

  /** How many instructions there are in the functions that are reached. */
  private long size() {
    return flow.tree().order().stream().mapToLong(f -> f.body().size()).sum();
  }

  /**
   * The functions worth looking at by themselves: called from several places, or large with what
   * they execute in place.
   */
  public Modules chosen() {
    CallTree tree = flow.tree();
    Map<FunctionGraph, Integer> callers = new HashMap<>();
    tree.order().forEach(f -> tree.calls(f).forEach(c -> callers.merge(c, 1, Integer::sum)));
    Set<Symbol> chosen = new LinkedHashSet<>();
    Map<FunctionGraph, Long> costs = new HashMap<>();
    for (FunctionGraph f : tree.order()) {
      long cost = size(f, tree, costs);
      boolean shared = callers.getOrDefault(f, 0) > 1 && cost >= smallestShared;
      if (flow.footprints().isClosed(f)
          && callers.containsKey(f)
          && (shared || cost >= smallestSingle)) {
        chosen.add(f.function().symbol());
        costs.put(f, 0L);
      } else {
        costs.put(f, cost);
      }
    }
    return new Modules(chosen, Set.of(), Optional.empty());
  }

  /** What a form is made of. */
  public record Extent(Set<Symbol> executed, Set<Symbol> called, Set<CallSite> opened, long size) {}

  /** The roots that the program needs, those of callees first; the program itself comes last. */
  public List<Optional<Symbol>> roots(Modules modules) {
    Set<Symbol> needed = new HashSet<>();
    ArrayDeque<Optional<Symbol>> work = new ArrayDeque<>(List.of(Optional.empty()));
    while (!work.isEmpty()) {
      for (Symbol called : extent(modules, work.pop()).called()) {
        if (needed.add(called)) {
          work.add(Optional.of(called));
        }
      }
    }
    List<Optional<Symbol>> roots = new ArrayList<>();
    for (FunctionGraph f : flow.tree().order()) {
      Symbol symbol = f.function().symbol();
      if (needed.contains(symbol)) {
        roots.add(Optional.of(symbol));
      }
    }
    roots.add(Optional.empty());
    return roots;
  }

  /** What is executed in place in the form of a root, and what is not. */
  public Extent extent(Modules modules, Optional<Symbol> root) {
    FunctionGraph start =
        root.map(flow.graphs()::get).orElseGet(() -> flow.tree().order().getLast());
    Set<Symbol> executed = new LinkedHashSet<>();
    Set<Symbol> called = new LinkedHashSet<>();
    Set<CallSite> opened = new HashSet<>();
    long size = 0;
    ArrayDeque<FunctionGraph> work = new ArrayDeque<>(List.of(start));
    executed.add(start.function().symbol());
    while (!work.isEmpty()) {
      FunctionGraph f = work.pop();
      size += f.body().size();
      for (Call call : calls(f)) {
        if (modules.isClosed(call.site(), call.symbol())) {
          called.add(call.symbol());
        } else {
          if (modules.functions().contains(call.symbol())) {
            opened.add(call.site());
          }
          if (executed.add(call.symbol())) {
            work.add(call.callee());
          }
        }
      }
    }
    return new Extent(executed, called, opened, size);
  }

  /** A function that a call may execute. */
  private record Call(CallSite site, FunctionGraph callee) {
    Symbol symbol() {
      return callee.function().symbol();
    }
  }

  /** All calls in a function, those through pointers once for each function they may lead to. */
  private List<Call> calls(FunctionGraph caller) {
    List<Call> calls = new ArrayList<>();
    for (Instruction i : caller.body()) {
      if (i instanceof Instruction.Call c) {
        CallSite site = new CallSite(caller.function().symbol(), c.location());
        flow.effects().callees(c).forEach(callee -> calls.add(new Call(site, callee)));
      }
    }
    return calls;
  }
}
