// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;

/**
 * The nodes of a function: one says that it is called, one for each instruction that it is
 * executed, one for each parameter and for the result what their values are.
 */
final class FunctionNodes {
  /** The value of a variable at the start of a block. */
  private record Start(int block, Symbol variable) {}

  private final Graph graph;
  private final Function function;
  private final ControlFlow flow;
  private final Postdominance postdominance;
  private final int entry;
  private final int result;
  private final int[] parameters;
  private final int[] executed;
  private final int[] values;
  private final Map<Integer, Integer> goingOn = new HashMap<>();
  private final Map<Symbol, List<Integer>> definitions = new HashMap<>();
  private final Map<Start, Integer> starts = new HashMap<>();

  private FunctionNodes(
      Graph graph, Function function, ControlFlow flow, Postdominance postdominance) {
    this.graph = graph;
    this.function = function;
    this.flow = flow;
    this.postdominance = postdominance;
    this.entry = graph.node();
    this.result = graph.node();
    this.parameters = new int[function.parameters().size()];
    this.executed = new int[function.body().size()];
    this.values = new int[function.body().size()];
  }

  static FunctionNodes of(Graph graph, Function function) {
    ControlFlow flow = ControlFlow.of(function.body());
    return new FunctionNodes(graph, function, flow, Postdominance.of(flow));
  }

  /** Makes the nodes and says what is executed when. */
  void make() {
    for (int p = 0; p < parameters.length; p++) {
      parameters[p] = graph.node();
    }
    for (int i = 0; i < executed.length; i++) {
      executed[i] = graph.node();
      boolean twofold = instruction(i) instanceof Instruction.Call || isReturn(i);
      values[i] = twofold ? graph.node() : executed[i];
      if (twofold) {
        graph.need(values[i], executed[i]);
      }
      if (isReturn(i)) {
        graph.need(result, values[i]);
      }
      int at = i;
      defined(i).ifPresent(v -> definitions.computeIfAbsent(v, _ -> new ArrayList<>()).add(at));
    }
    postdominance.endless().stream().forEach(b -> goingOn.put(b, graph.node()));
    flow.blocks().forEach(this::controlled);
  }

  private void controlled(ControlFlow.Block block) {
    List<Integer> deciding = new ArrayList<>(List.of(entry));
    postdominance.deciding(block.index()).stream()
        .forEach(
            b -> {
              int last = flow.block(b).end() - 1;
              if (isBranch(last)) {
                deciding.add(executed[last]);
              }
              if (goingOn.containsKey(b)) {
                deciding.add(goingOn.get(b));
              }
            });
    for (int d : deciding) {
      for (int i = block.first(); i < block.end(); i++) {
        graph.need(executed[i], d);
      }
      if (goingOn.containsKey(block.index())) {
        graph.need(goingOn.get(block.index()), d);
      }
    }
  }

  Function function() {
    return function;
  }

  ControlFlow flow() {
    return flow;
  }

  Postdominance postdominance() {
    return postdominance;
  }

  /** That the function is called. */
  int entry() {
    return entry;
  }

  /** What it returns. */
  int result() {
    return result;
  }

  int parameter(int index) {
    return parameters[index];
  }

  int parameterCount() {
    return parameters.length;
  }

  /** That an instruction is executed; what it assigns, unless it is a call. */
  int executed(int index) {
    return executed[index];
  }

  /** The value that a call or return gives; of others the same as {@link #executed}. */
  int value(int index) {
    return values[index];
  }

  /** That endless loops go on. */
  Iterable<Integer> goingOn() {
    return goingOn.values();
  }

  Instruction instruction(int index) {
    return function.body().get(index);
  }

  boolean isBranch(int index) {
    return instruction(index) instanceof Instruction.Goto g && !g.isUnconditional();
  }

  private boolean isReturn(int index) {
    return instruction(index) instanceof Instruction.Return r && r.value().isPresent();
  }

  /** The variable that an instruction gives a value by its name. */
  private Optional<Symbol> defined(int index) {
    return instruction(index) instanceof Instruction.Declare d
        ? Optional.of(d.symbol())
        : Instructions.writtenVariable(instruction(index));
  }

  private boolean isWhole(int index) {
    return instruction(index) instanceof Instruction.Declare
        || Instructions.target(instruction(index)).orElse(null) instanceof Expr.Variable;
  }

  /** Lets a node need the value that a local variable has before an instruction. */
  void needLocal(int node, Symbol variable, int index) {
    ArrayDeque<Start> work = new ArrayDeque<>();
    ControlFlow.Block block = flow.blockAt(index);
    needBefore(node, variable, block, index, work);
    while (!work.isEmpty()) {
      Start start = work.pop();
      int at = starts.get(start);
      if (start.block() == 0) {
        int p = function.parameters().indexOf(variable);
        if (p >= 0) {
          graph.need(at, parameters[p]);
        }
      }
      for (int before : flow.block(start.block()).predecessors()) {
        needBefore(at, variable, flow.block(before), flow.block(before).end(), work);
      }
    }
  }

  private void needBefore(
      int node, Symbol variable, ControlFlow.Block block, int end, ArrayDeque<Start> work) {
    List<Integer> all = definitions.getOrDefault(variable, List.of());
    int found = Collections.binarySearch(all, end);
    for (int i = (found < 0 ? -found - 1 : found) - 1; i >= 0; i--) {
      int at = all.get(i);
      if (at < block.first()) {
        break;
      }
      graph.need(node, values[at]);
      if (isWhole(at)) {
        return;
      }
    }
    Start start = new Start(block.index(), variable);
    Integer known = starts.get(start);
    if (known == null) {
      known = graph.node();
      starts.put(start, known);
      work.push(start);
    }
    graph.need(node, known);
  }
}
