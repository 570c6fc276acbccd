// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Loops;

/** A function with reducible control flow, taken apart into nested regions. */
public final class FunctionGraph {
  private final Function function;
  private final List<Instruction> body;
  private final ControlFlow flow;
  private final Liveness liveness;
  private final Set<Symbol> locals = new LinkedHashSet<>();
  private final Region root;
  private final int loopCount;
  private final Symbol resultSymbol;

  private FunctionGraph(Function function, List<Instruction> body, int firstLoop) {
    this.function = function;
    this.body = body;
    this.flow = ControlFlow.of(body);
    this.liveness = Liveness.of(flow);
    locals.addAll(function.parameters());
    for (Instruction i : body) {
      if (i instanceof Instruction.Declare d) {
        locals.add(d.symbol());
      }
    }
    this.resultSymbol = ScratchSymbol.named("result of " + function.name(), function.resultType());
    Loops loops = Loops.of(flow);
    this.loopCount = loops.all().size();
    this.root = Region.of(this, loops, firstLoop);
  }

  /**
   * @param firstLoop the number the function's first loop gets
   */
  public static FunctionGraph of(Function function, int firstLoop) {
    return new FunctionGraph(function, Reducer.reduce(function), firstLoop);
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
    return loopCount;
  }

  /** The whole body. */
  public Region root() {
    return root;
  }
}
