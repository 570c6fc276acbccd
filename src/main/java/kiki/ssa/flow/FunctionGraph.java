// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Loops;
import kiki.program.Program;

/** A function with reducible control flow, taken apart into nested regions. */
public final class FunctionGraph {
  private final Function function;
  private final List<Instruction> body;
  private final ControlFlow flow;
  private final Liveness liveness;
  private final LocalLifetimes lifetimes;
  private final Set<Symbol> locals = new LinkedHashSet<>();
  private final Loops loops;
  private final Symbol resultSymbol;

  /** The regions know their function. */
  private Region root;

  private FunctionGraph(
      Function function,
      List<Instruction> body,
      ControlFlow flow,
      Liveness liveness,
      LocalLifetimes lifetimes,
      Loops loops,
      Symbol resultSymbol) {
    this.function = function;
    this.body = body;
    this.flow = flow;
    this.liveness = liveness;
    this.lifetimes = lifetimes;
    this.loops = loops;
    this.resultSymbol = resultSymbol;
  }

  /**
   * @param firstLoop the number the function's first loop gets
   */
  public static FunctionGraph of(Function function, int firstLoop) {
    List<Instruction> body = Reducer.reduce(function);
    Symbol result = ScratchSymbol.named("result of " + function.name(), function.resultType());
    ControlFlow flow = ControlFlow.of(body);
    FunctionGraph made =
        new FunctionGraph(
            function,
            body,
            flow,
            Liveness.of(flow),
            LocalLifetimes.of(flow),
            Loops.of(flow),
            result);
    made.locals.addAll(function.parameters());
    for (Instruction i : body) {
      if (i instanceof Instruction.Declare d) {
        made.locals.add(d.symbol());
      }
    }
    made.root = Region.of(made, made.loops, firstLoop);
    return made;
  }

  /** All functions of a program, the loops numbered in order. */
  public static Map<Symbol, FunctionGraph> of(Program program) {
    Map<Symbol, FunctionGraph> graphs = new LinkedHashMap<>();
    int loops = 0;
    for (Function f : program.functions().values()) {
      FunctionGraph graph = FunctionGraph.of(f, loops);
      graphs.put(f.symbol(), graph);
      loops += graph.loopCount();
    }
    return graphs;
  }

  public Function function() {
    return function;
  }

  public String name() {
    return function.name();
  }

  /** The instructions that blocks refer to; not those of the function if that was irreducible. */
  public List<Instruction> body() {
    return body;
  }

  ControlFlow flow() {
    return flow;
  }

  public Liveness liveness() {
    return liveness;
  }

  public LocalLifetimes lifetimes() {
    return lifetimes;
  }

  /** Parameters and everything declared in the body. */
  Set<Symbol> locals() {
    return locals;
  }

  public boolean declares(Symbol symbol) {
    return locals.contains(symbol);
  }

  /** Stands for the returned value. */
  public Symbol resultSymbol() {
    return resultSymbol;
  }

  public int loopCount() {
    return loops.all().size();
  }

  /** The whole body. */
  public Region root() {
    return root;
  }
}
