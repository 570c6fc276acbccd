// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private final Activation caller;
  private final Instruction.Call call;
  private final Map<Symbol, ObjectInstance> locals = new LinkedHashMap<>();
  private final Map<Instruction.Call, Activation> callees = new IdentityHashMap<>();
  private final List<ObjectInstance> frameHeap = new ArrayList<>();
  private ObjectInstance result;
  private Path entered;
  private int countedBelow;

  public Activation(FunctionGraph graph, Activation caller, Instruction.Call call) {
    this.graph = graph;
    this.caller = caller;
    this.call = call;
  }

  public FunctionGraph graph() {
    return graph;
  }

  Activation caller() {
    return caller;
  }

  /** The call that made this activation; null for the entry of the program. */
  Instruction.Call call() {
    return call;
  }

  public Activation callee(Instruction.Call site, FunctionGraph called) {
    Activation known = callees.get(site);
    if (known == null || known.graph != called) {
      known = new Activation(called, this, site);
      callees.put(site, known);
    }
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

  /** Where the returned value is put; null in a void function. */
  public ObjectInstance result(Memory memory) {
    if (result == null && !(graph.function().resultType() instanceof VoidType)) {
      result = memory.variable(graph.resultSymbol(), activationsBelow());
    }
    return result;
  }

  /** What this activation allocated to live until it returns. */
  public List<ObjectInstance> frameHeap() {
    return frameHeap;
  }

  /** How many activations of the function lie below this one on the stack. */
  int activationsBelow() {
    int count = 0;
    for (Activation f = caller; f != null; f = f.caller) {
      if (f.graph == graph) {
        count++;
      }
    }
    return count;
  }

  /** Whether some function is on the stack twice. */
  boolean isRecursive() {
    Activation at = this;
    while (at != null && at.activationsBelow() == 0) {
      at = at.caller;
    }
    return at != null;
  }

  /** Notes the path on which the activation starts. */
  public void enterAt(Path path) {
    entered = path;
    Activation before = caller;
    while (before != null && before.graph != graph) {
      before = before.caller;
    }
    if (before == null) {
      countedBelow = 0;
    } else {
      boolean certain = before.entered == path && activationsBelow() < SsaTuning.FREE_RECURSION;
      countedBelow = before.countedBelow + (certain ? 0 : 1);
    }
  }

  /** Brings back what {@link #enterAt} noted when a cut call was made. */
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
    for (Activation f = this; f.call != null; f = f.caller) {
      calls.add(f.call);
    }
    return calls.reversed();
  }
}
