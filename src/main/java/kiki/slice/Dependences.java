// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/**
 * What the execution of each instruction, and what it computes, depends on: branches, calls, the
 * values of local variables that reach it, and objects as wholes, whoever writes them when. Loops
 * are taken to end (Horwitz, Reps, Binkley, TOPLAS 1990, with one context for all calls).
 */
final class Dependences {
  private final PointsTo pointsTo;
  private final Graph graph = new Graph();
  private final SequencedMap<Symbol, FunctionNodes> functions = new LinkedHashMap<>();
  private final Map<MemoryObject, Integer> lives = new LinkedHashMap<>();
  private final Map<MemoryObject, Integer> contents = new LinkedHashMap<>();
  private final BitSet structural = new BitSet();
  private final int everything = graph.node();

  private Dependences(PointsTo pointsTo) {
    this.pointsTo = pointsTo;
  }

  static Dependences of(Program program, PointsTo pointsTo) {
    Dependences result = new Dependences(pointsTo);
    for (Function f : program.functions().values()) {
      result.functions.put(f.symbol(), FunctionNodes.of(result.graph, f));
    }
    result.functions.values().forEach(FunctionNodes::make);
    result.functions.values().forEach(result::function);
    return result;
  }

  Graph graph() {
    return graph;
  }

  SequencedMap<Symbol, FunctionNodes> functions() {
    return functions;
  }

  /** Nodes that only say that functions are called. */
  BitSet structural() {
    return structural;
  }

  /** What depends on the whole memory. */
  int everything() {
    return everything;
  }

  /** Whether an object exists. */
  private int life(MemoryObject object) {
    return lives.computeIfAbsent(object, _ -> graph.node());
  }

  /** What is in an object. */
  private int content(MemoryObject object) {
    Integer known = contents.get(object);
    if (known == null) {
      known = graph.node();
      contents.put(object, known);
      graph.need(known, life(object));
    }
    return known;
  }

  private void function(FunctionNodes f) {
    structural.set(f.entry());
    for (int p = 0; p < f.parameterCount(); p++) {
      Symbol parameter = f.function().parameters().get(p);
      if (!Uses.isPrivate(pointsTo, parameter)) {
        graph.need(content(new MemoryObject.Named(parameter)), f.parameter(p));
      }
    }
    for (int i = 0; i < f.function().body().size(); i++) {
      graph.need(everything, f.value(i));
      instruction(f, i);
    }
    f.goingOn().forEach(node -> graph.need(everything, node));
  }

  private void instruction(FunctionNodes f, int index) {
    Instruction instruction = f.instruction(index);
    int node = f.executed(index);
    switch (instruction) {
      case Instruction.Call c -> call(f, index, c);
      case Instruction.Return r ->
          r.value().ifPresent(v -> use(f, index, f.value(index), uses().value(v)));
      case Instruction.Declare d -> lifetime(d.symbol(), node);
      case Instruction.Dead d -> lifetime(d.symbol(), node);
      case Instruction.Free i -> {
        use(f, index, node, uses().value(i.pointer()));
        pointsTo.of(i.pointer()).forEach(p -> graph.need(life(p.object()), node));
      }
      case Instruction.Allocate a -> {
        use(f, index, node, uses().value(a.size()));
        graph.need(life(pointsTo.site(a)), node);
        define(f, index, a.target());
      }
      case Instruction.Assign a -> {
        use(f, index, node, uses().value(a.value()));
        define(f, index, a.target());
      }
      case Instruction.Input i -> define(f, index, i.target());
      case Instruction.Assume a -> use(f, index, node, uses().value(a.condition()));
      case Instruction.Assert a -> use(f, index, node, uses().value(a.condition()));
      case Instruction.Goto g -> use(f, index, node, uses().value(g.condition()));
      case Instruction.Target _ -> {}
      case Instruction.Halt _ -> {}
      case Instruction.Unsupported u ->
          Instructions.values(u).forEach(v -> use(f, index, node, uses().value(v)));
    }
  }

  /** The function that is called, if its body is known. */
  Optional<FunctionNodes> callee(Instruction.Call call) {
    return Exprs.calledFunction(call.function()).map(functions::get);
  }

  private void call(FunctionNodes f, int index, Instruction.Call call) {
    structural.set(f.executed(index));
    call.result().ifPresent(result -> define(f, index, result));
    callee(call)
        .ifPresentOrElse(
            callee -> call(f, index, call, callee),
            () -> call.arguments().forEach(a -> use(f, index, f.value(index), uses().value(a))));
  }

  private void call(FunctionNodes f, int index, Instruction.Call call, FunctionNodes callee) {
    graph.need(callee.entry(), f.executed(index));
    graph.need(f.value(index), callee.result());
    for (int p = 0; p < call.arguments().size(); p++) {
      Uses argument = uses().value(call.arguments().get(p));
      if (p < callee.parameterCount()) {
        graph.need(callee.parameter(p), f.executed(index));
        use(f, index, callee.parameter(p), argument);
      } else {
        use(f, index, f.executed(index), argument);
      }
    }
  }

  private void lifetime(Symbol symbol, int node) {
    if (!Uses.isPrivate(pointsTo, symbol)) {
      graph.need(life(new MemoryObject.Named(symbol)), node);
    }
  }

  private Uses uses() {
    return new Uses(pointsTo);
  }

  private void use(FunctionNodes f, int index, int node, Uses uses) {
    uses.locals().forEach(v -> f.needLocal(node, v, index));
    uses.contents().forEach(o -> graph.need(node, content(o)));
    uses.lives().forEach(o -> graph.need(node, life(o)));
    if (uses.isWholeHeap()) {
      graph.need(node, everything);
    }
  }

  /** Local variables that are reached by name only are defined where they stand. */
  private void define(FunctionNodes f, int index, Expr target) {
    use(f, index, f.value(index), uses().place(target));
    if (Instructions.rootVariable(target)
        .filter(root -> Uses.isPrivate(pointsTo, root))
        .isPresent()) {
      return;
    }
    for (Place p : pointsTo.addressesOf(target)) {
      graph.need(content(p.object()), f.value(index));
    }
  }
}
