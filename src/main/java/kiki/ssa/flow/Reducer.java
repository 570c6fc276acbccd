// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Loops;
import kiki.util.Location;

/**
 * Makes control flow reducible. A cycle with several entries gets one new header that all its
 * entries pass: whoever goes to an entry notes which in a fresh variable and jumps to the header,
 * which jumps on. Branches that are never taken are removed.
 */
final class Reducer {
  private Reducer() {}

  /** The body of the function, equivalent and reducible. */
  static List<Instruction> reduce(Function function) {
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : function.body()) {
      if (!(i instanceof Instruction.Goto g && Exprs.isFalse(g.condition()))) {
        body.add(i);
      }
    }
    if (body.isEmpty() || !Instructions.endsBlock(body.getLast())) {
      Location end = body.isEmpty() ? Location.NONE : body.getLast().location();
      body.add(new Instruction.Return(end));
    }
    int round = 0;
    while (true) {
      ControlFlow flow = ControlFlow.of(body);
      List<Loops.Edge> wrong = Loops.of(flow).irreducibleEdges();
      if (wrong.isEmpty()) {
        return List.copyOf(body);
      }
      Symbol choice = ScratchSymbol.named("entry$" + round, IntType.INT);
      body = new Dispatch(body, flow, cycle(flow, wrong.getFirst()), choice, round++).run();
    }
  }

  /** Blocks that reach each other, and those of them that are entered from elsewhere. */
  private record Cycle(SortedSet<Integer> blocks, SortedSet<Integer> entries) {}

  /** The outermost cycle around an edge that has several entries. */
  private static Cycle cycle(ControlFlow flow, Loops.Edge edge) {
    SortedSet<Integer> region = new TreeSet<>();
    for (int b : flow.reversePostorder()) {
      region.add(b);
    }
    while (true) {
      SortedSet<Integer> component = component(flow, region, edge.to());
      SortedSet<Integer> entries = new TreeSet<>();
      for (int b : component) {
        boolean entered =
            b == 0
                || flow.block(b).predecessors().stream()
                    .anyMatch(p -> flow.isReachable(p) && !component.contains(p));
        if (entered) {
          entries.add(b);
        }
      }
      if (entries.size() > 1) {
        return new Cycle(component, entries);
      }
      region = component;
      region.removeAll(entries);
    }
  }

  /** The blocks of the region that both reach the block and are reached from it. */
  private static SortedSet<Integer> component(
      ControlFlow flow, SortedSet<Integer> region, int block) {
    SortedSet<Integer> forward = reach(flow, region, block, ControlFlow.Block::successors);
    forward.retainAll(reach(flow, region, block, ControlFlow.Block::predecessors));
    return forward;
  }

  private static SortedSet<Integer> reach(
      ControlFlow flow,
      SortedSet<Integer> region,
      int block,
      java.util.function.Function<ControlFlow.Block, List<Integer>> neighbours) {
    SortedSet<Integer> seen = new TreeSet<>();
    ArrayDeque<Integer> work = new ArrayDeque<>();
    work.push(block);
    while (!work.isEmpty()) {
      int b = work.pop();
      if (region.contains(b) && seen.add(b)) {
        neighbours.apply(flow.block(b)).forEach(work::push);
      }
    }
    return seen;
  }

  /** A rewriting of a body that gives a cycle one header. */
  private static final class Dispatch {
    private final List<Instruction> body;
    private final ControlFlow flow;
    private final Cycle cycle;
    private final Location at;
    private final Symbol choice;
    private final Instruction.Label header;
    private final int round;
    private final Map<Integer, Integer> entryOf = new HashMap<>();
    private final Map<Instruction.Label, Integer> entryAt = new IdentityHashMap<>();
    private final List<Instruction.Label> bodies = new ArrayList<>();
    private final List<Instruction.Label> fromInside = new ArrayList<>();
    private final List<Instruction.Label> fromOutside = new ArrayList<>();

    Dispatch(List<Instruction> body, ControlFlow flow, Cycle cycle, Symbol choice, int round) {
      this.body = body;
      this.flow = flow;
      this.cycle = cycle;
      this.at = body.getFirst().location();
      this.choice = choice;
      this.header = new Instruction.Label("dispatch$" + round);
      this.round = round;
    }

    private void name() {
      for (int e : cycle.entries()) {
        int number = bodies.size();
        entryOf.put(e, number);
        ControlFlow.Block block = flow.block(e);
        for (int i = block.first(); i < block.end(); i++) {
          if (body.get(i) instanceof Instruction.Target t) {
            entryAt.put(t.label(), number);
          }
        }
        bodies.add(new Instruction.Label("entry$" + round + "_" + number));
        fromInside.add(new Instruction.Label("again$" + round + "_" + number));
        fromOutside.add(new Instruction.Label("enter$" + round + "_" + number));
      }
    }

    List<Instruction> run() {
      name();
      List<Instruction> result = new ArrayList<>();
      result.add(new Instruction.Assign(new Expr.Variable(choice), number(0), at));
      for (int i = 0; i < body.size(); i++) {
        int block = flow.blockAt(i).index();
        Integer entry = entryOf.get(block);
        if (entry != null && i == flow.block(block).first()) {
          int before = i == 0 ? -1 : flow.blockAt(i - 1).index();
          result.add(new Instruction.Goto(Exprs.TRUE, way(before, entry), at));
          result.add(new Instruction.Target(bodies.get(entry), at));
        }
        result.add(redirected(body.get(i), block));
      }
      for (int e = 0; e < bodies.size(); e++) {
        note(result, fromOutside.get(e), e);
        note(result, fromInside.get(e), e);
      }
      result.add(new Instruction.Target(header, at));
      for (int e = 0; e < bodies.size(); e++) {
        Expr chosen = Exprs.compare(Expr.BinaryOp.EQUAL, new Expr.Variable(choice), number(e));
        boolean last = e == bodies.size() - 1;
        result.add(new Instruction.Goto(last ? Exprs.TRUE : chosen, bodies.get(e), at));
      }
      return result;
    }

    /** The way from a block to an entry; those from outside must not share blocks of the cycle. */
    private Instruction.Label way(int from, int entry) {
      return (cycle.blocks().contains(from) ? fromInside : fromOutside).get(entry);
    }

    private Instruction redirected(Instruction instruction, int block) {
      if (instruction instanceof Instruction.Goto(Expr c, Instruction.Label target, Location l)
          && entryAt.containsKey(target)) {
        return new Instruction.Goto(c, way(block, entryAt.get(target)), l);
      }
      return instruction;
    }

    private void note(List<Instruction> result, Instruction.Label way, int entry) {
      result.add(new Instruction.Target(way, at));
      result.add(new Instruction.Assign(new Expr.Variable(choice), number(entry), at));
      result.add(new Instruction.Goto(Exprs.TRUE, header, at));
    }

    private static Expr number(int entry) {
      return Exprs.integer(entry, IntType.INT);
    }
  }
}
