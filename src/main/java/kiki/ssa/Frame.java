package kiki.ssa;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Instruction;

/**
 * An activation of a function, identified by the calls that lead to it: calling the same function
 * from the same place again, in another iteration of a loop, is the same frame with the same
 * objects. That is sound because pointers into a frame are made dead when it is left.
 */
final class Frame {
  /** Recursion that is certain to go on is not counted up to this depth. */
  private static final int FREE_RECURSION = 256;

  private final FunctionGraph graph;
  private final Frame caller;
  private final Instruction.Call call;
  private final Map<Symbol, ObjectInstance> locals = new LinkedHashMap<>();
  private final Map<Instruction.Call, Frame> callees = new IdentityHashMap<>();
  private final List<ObjectInstance> frameHeap = new ArrayList<>();
  private ObjectInstance result;
  private Path entered;
  private int countedBelow;

  Frame(FunctionGraph graph, Frame caller, Instruction.Call call) {
    this.graph = graph;
    this.caller = caller;
    this.call = call;
  }

  FunctionGraph graph() {
    return graph;
  }

  Frame caller() {
    return caller;
  }

  /** The call that made this activation; null for the entry of the program. */
  Instruction.Call call() {
    return call;
  }

  Frame callee(Instruction.Call site, FunctionGraph called) {
    Frame known = callees.get(site);
    if (known == null || known.graph != called) {
      known = new Frame(called, this, site);
      callees.put(site, known);
    }
    return known;
  }

  /** The object of a local variable of this activation. */
  ObjectInstance local(Memory memory, Symbol symbol) {
    return locals.computeIfAbsent(symbol, s -> memory.variable(s, activationsBelow()));
  }

  /** The object of a local if this activation has one already, else null. */
  ObjectInstance existing(Symbol symbol) {
    return locals.get(symbol);
  }

  Collection<ObjectInstance> locals() {
    return locals.values();
  }

  /** Where the returned value is put; null in a void function. */
  ObjectInstance result(Memory memory) {
    if (result == null && !(graph.function().resultType() instanceof VoidType)) {
      result = memory.variable(graph.resultSymbol(), activationsBelow());
    }
    return result;
  }

  /** What this activation allocated to live until it returns. */
  List<ObjectInstance> frameHeap() {
    return frameHeap;
  }

  /** How many activations of the function lie below this one on the stack. */
  int activationsBelow() {
    int count = 0;
    for (Frame f = caller; f != null; f = f.caller) {
      if (f.graph == graph) {
        count++;
      }
    }
    return count;
  }

  /** Whether some function is on the stack twice. */
  boolean isRecursive() {
    Frame at = this;
    while (at != null && at.activationsBelow() == 0) {
      at = at.caller;
    }
    return at != null;
  }

  /** Notes the path on which the activation starts. */
  void enterAt(Path path) {
    entered = path;
    Frame before = caller;
    while (before != null && before.graph != graph) {
      before = before.caller;
    }
    if (before == null) {
      countedBelow = 0;
    } else {
      boolean certain = before.entered == path && activationsBelow() < FREE_RECURSION;
      countedBelow = before.countedBelow + (certain ? 0 : 1);
    }
  }

  /** Brings back what {@link #enterAt} noted when a cut call was made. */
  void resume(Path path, int counted) {
    entered = path;
    countedBelow = counted;
  }

  /**
   * How many activations of the function lie below, not counting those that are certain to call it
   * again: no branch was taken in between.
   */
  int countedBelow() {
    return countedBelow;
  }

  /** The calls that lead here, outermost first. */
  List<Instruction.Call> callStack() {
    List<Instruction.Call> calls = new ArrayList<>();
    for (Frame f = this; f.call != null; f = f.caller) {
      calls.add(f.call);
    }
    return calls.reversed();
  }
}
