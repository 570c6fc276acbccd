package kiki.ssa;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
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
      body.add(new Instruction.Return(null, end));
    }
    int round = 0;
    while (true) {
      ControlFlow flow = ControlFlow.of(body);
      List<Loops.Edge> wrong = Loops.of(flow).irreducibleEdges();
      if (wrong.isEmpty()) {
        return List.copyOf(body);
      }
      body = dispatch(body, flow, entries(flow, wrong.getFirst()), round++);
    }
  }

  /** The entries of the smallest cycle component around an edge that has several. */
  private static SortedSet<Integer> entries(ControlFlow flow, Loops.Edge edge) {
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
        return entries;
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

  private static List<Instruction> dispatch(
      List<Instruction> body, ControlFlow flow, SortedSet<Integer> entries, int round) {
    Symbol choice = ScratchSymbol.named("entry$" + round, IntType.INT);
    Instruction.Label header = new Instruction.Label("dispatch$" + round);
    Location at = body.getFirst().location();
    Map<Integer, Integer> insideAt = new HashMap<>();
    List<Instruction.Label> inside = new ArrayList<>();
    for (int e : entries) {
      insideAt.put(afterTargets(body, flow.block(e).first()), inside.size());
      inside.add(new Instruction.Label("entry$" + round + "_" + inside.size()));
    }
    List<Instruction> result = new ArrayList<>();
    result.add(new Instruction.Declare(choice, at));
    for (int i = 0; i <= body.size(); i++) {
      Integer entry = insideAt.get(i);
      if (entry != null) {
        Expr number = Exprs.integer(entry, IntType.INT);
        result.add(new Instruction.Assign(new Expr.Variable(choice), number, at));
        result.add(new Instruction.Goto(Exprs.TRUE, header, at));
        result.add(new Instruction.Target(inside.get(entry), at));
      }
      if (i < body.size()) {
        result.add(body.get(i));
      }
    }
    result.add(new Instruction.Target(header, at));
    for (int e = 0; e < inside.size(); e++) {
      Expr chosen =
          Exprs.compare(
              Expr.BinaryOp.EQUAL, new Expr.Variable(choice), Exprs.integer(e, IntType.INT));
      boolean last = e == inside.size() - 1;
      result.add(new Instruction.Goto(last ? Exprs.TRUE : chosen, inside.get(e), at));
    }
    return result;
  }

  private static int afterTargets(List<Instruction> body, int first) {
    int i = first;
    while (i < body.size() && body.get(i) instanceof Instruction.Target) {
      i++;
    }
    return i;
  }
}
