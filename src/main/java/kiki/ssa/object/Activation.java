// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Instruction;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.flow.Path;
import kiki.ssa.form.SsaTuning;

/**
 * An activation of a function, identified by the calls that lead to it: calling the same function
 * from the same place again, in another iteration of a loop, is the same frame with the same
 * objects. That is sound because pointers into a frame are made dead when it is left.
 */
public final class Activation {
  private final FunctionGraph graph;
  private final Optional<Caller> caller;
  private final Map<Symbol, ObjectInstance> locals = new LinkedHashMap<>();
  private final Map<Instruction.Call, Activation> callees = new IdentityHashMap<>();
  private final List<ObjectInstance> frameHeap = new ArrayList<>();
  private Optional<ObjectInstance> result = Optional.empty();
  private Path entered;
  private int countedBelow;

  /** What made an activation. */
  record Caller(Activation activation, Instruction.Call call) {}

  private Activation(FunctionGraph graph, Optional<Caller> caller, Path entered) {
    this.graph = graph;
    this.caller = caller;
    this.entered = entered;
  }

  /** Of the function that the program starts with, which nobody calls. */
  public static Activation ofEntry(FunctionGraph graph, Path start) {
    return new Activation(graph, Optional.empty(), start);
  }

  public FunctionGraph graph() {
    return graph;
  }

  /** Empty for the entry of the program. */
  Optional<Caller> caller() {
    return caller;
  }

  /** This activation, its caller and so on to the entry of the program. */
  Iterable<Activation> stack() {
    return () ->
        Stream.iterate(
                Optional.of(this),
                Optional::isPresent,
                a -> a.flatMap(Activation::caller).map(Caller::activation))
            .map(Optional::orElseThrow)
            .iterator();
  }

  /** The activation that a call makes on a path. */
  public Activation callee(Instruction.Call site, FunctionGraph called, Path path) {
    Activation known = callees.get(site);
    if (known == null || known.graph != called) {
      known = new Activation(called, Optional.of(new Caller(this, site)), path);
      callees.put(site, known);
    }
    known.enterAt(path);
    return known;
  }

  /** The object of a local variable of this activation. */
  public ObjectInstance local(Memory memory, Symbol symbol) {
    return locals.computeIfAbsent(symbol, s -> memory.variable(s, activationsBelow()));
  }

  /** The object of a local if this activation has one already, else null. */
  public ObjectInstance existing(Symbol symbol) {
    return locals.get(symbol);
  }

  public Collection<ObjectInstance> locals() {
    return locals.values();
  }

  /** Where the returned value is put; nowhere in a void function. */
  public Optional<ObjectInstance> result(Memory memory) {
    if (result.isEmpty() && !(graph.function().resultType() instanceof VoidType)) {
      result = Optional.of(memory.variable(graph.resultSymbol(), activationsBelow()));
    }
    return result;
  }

  /** What this activation allocated to live until it returns. */
  public List<ObjectInstance> frameHeap() {
    return frameHeap;
  }

  /** How many activations of the function lie below this one on the stack. */
  int activationsBelow() {
    int count = -1;
    for (Activation a : stack()) {
      if (a.graph == graph) {
        count++;
      }
    }
    return count;
  }

  /** Whether some function is on the stack twice. */
  boolean isRecursive() {
    for (Activation a : stack()) {
      if (a.activationsBelow() > 0) {
        return true;
      }
    }
    return false;
  }

  private void enterAt(Path path) {
    entered = path;
    countedBelow = 0;
    for (Activation before : stack()) {
      if (before != this && before.graph == graph) {
        boolean certain = before.entered == path && activationsBelow() < SsaTuning.FREE_RECURSION;
        countedBelow = before.countedBelow + (certain ? 0 : 1);
        return;
      }
    }
  }

  /** Brings back what {@link #callee} noted when a cut call was made. */
  public void resume(Path path, int counted) {
    entered = path;
    countedBelow = counted;
  }

  /**
   * How many activations of the function lie below, not counting those that are certain to call it
   * again: no branch was taken in between.
   */
  public int countedBelow() {
    return countedBelow;
  }

  /** The calls that lead here, outermost first. */
  public List<Instruction.Call> callStack() {
    List<Instruction.Call> calls = new ArrayList<>();
    stack().forEach(a -> a.caller.ifPresent(c -> calls.add(c.call())));
    return calls.reversed();
  }
}
