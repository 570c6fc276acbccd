package kiki.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;

/**
 * What may be executed after a property was checked, by control flow alone: the rest of its
 * function, what that calls, and what follows the calls of the function. A call through a pointer
 * may call any function.
 */
public final class Aftermath {
  /** Execution goes on in a function at an instruction. */
  private record Point(Symbol function, int index) {}

  private final Map<Symbol, ControlFlow> graphs = new LinkedHashMap<>();
  private final Map<Symbol, List<Point>> afterCalls = new LinkedHashMap<>();
  private final Map<Property, List<Point>> afterChecks = new LinkedHashMap<>();
  private final Map<Symbol, Function> functions;

  public Aftermath(Program program) {
    this.functions = program.functions();
    functions.forEach(
        (symbol, function) -> {
          graphs.put(symbol, ControlFlow.of(function.body()));
          for (int i = 0; i < function.body().size(); i++) {
            Point next = new Point(symbol, i + 1);
            switch (function.body().get(i)) {
              case Instruction.Call c -> callees(c).forEach(f -> list(afterCalls, f).add(next));
              case Instruction.Assert a -> list(afterChecks, a.property()).add(next);
              case Instruction _ -> {}
            }
          }
        });
  }

  private static <K> List<Point> list(Map<K, List<Point>> map, K key) {
    return map.computeIfAbsent(key, _ -> new ArrayList<>());
  }

  private Collection<Symbol> callees(Instruction.Call call) {
    Symbol direct = Exprs.calledFunction(call.function());
    if (direct == null) {
      return functions.keySet();
    }
    return functions.containsKey(direct) ? List.of(direct) : List.of();
  }

  /** The properties that may be checked after one of the given ones. */
  public Set<Property> of(Set<Property> properties) {
    Set<Property> checked = new LinkedHashSet<>();
    Set<Point> seen = new HashSet<>();
    Deque<Point> open = new ArrayDeque<>();
    for (Property p : properties) {
      open.addAll(afterChecks.getOrDefault(p, List.of()));
    }
    while (!open.isEmpty()) {
      Point point = open.pop();
      if (seen.add(point)) {
        follow(point, checked, open);
      }
    }
    return checked;
  }

  /** Goes on to the end of the block. */
  private void follow(Point from, Set<Property> checked, Deque<Point> open) {
    List<Instruction> body = functions.get(from.function()).body();
    ControlFlow flow = graphs.get(from.function());
    if (from.index() == body.size()) {
      return;
    }
    ControlFlow.Block block = flow.blockAt(from.index());
    for (int i = from.index(); i < block.end(); i++) {
      switch (body.get(i)) {
        case Instruction.Assert a -> checked.add(a.property());
        case Instruction.Call c -> callees(c).forEach(f -> open.push(new Point(f, 0)));
        case Instruction.Return _ ->
            afterCalls.getOrDefault(from.function(), List.of()).forEach(open::push);
        case Instruction _ -> {}
      }
    }
    block.successors().forEach(s -> open.push(new Point(from.function(), flow.block(s).first())));
  }
}
