// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;

/**
 * Which properties may be checked after something, by control flow alone: in the rest of its
 * function, what that calls, and what follows the calls of the function. A call through a pointer
 * may call any function, and control may go on after what has no meaning.
 */
public final class PropertySuccessors {
  /** Execution goes on in a function at an instruction. */
  private record Point(Symbol function, int index) {}

  private final Map<Symbol, Function> functions;
  private final Map<Symbol, ControlFlow> graphs = new LinkedHashMap<>();
  private final Map<Symbol, List<Point>> afterCalls = new LinkedHashMap<>();
  private final Map<Property, List<Point>> afterChecks = new LinkedHashMap<>();
  private final Map<Instruction.Unsupported, List<Point>> afterUnsupported = new LinkedHashMap<>();
  private final Map<Object, Set<Property>> known = new HashMap<>();

  private PropertySuccessors(Program program) {
    this.functions = program.functions();
  }

  public static PropertySuccessors of(Program program) {
    PropertySuccessors successors = new PropertySuccessors(program);
    program.functions().forEach(successors::add);
    return successors;
  }

  private void add(Symbol symbol, Function function) {
    graphs.put(symbol, ControlFlow.passing(function.body()));
    for (int i = 0; i < function.body().size(); i++) {
      Point next = new Point(symbol, i + 1);
      switch (function.body().get(i)) {
        case Instruction.Call c -> callees(c).forEach(f -> list(afterCalls, f).add(next));
        case Instruction.Assert a -> list(afterChecks, a.property()).add(next);
        case Instruction.Unsupported u -> list(afterUnsupported, u).add(next);
        case Instruction _ -> {}
      }
    }
  }

  private static <K> List<Point> list(Map<K, List<Point>> map, K key) {
    return map.computeIfAbsent(key, _ -> new ArrayList<>());
  }

  private Collection<Symbol> callees(Instruction.Call call) {
    Optional<Symbol> direct = Exprs.calledFunction(call.function());
    if (direct.isEmpty()) {
      return functions.keySet();
    }
    return direct.filter(functions::containsKey).map(List::of).orElse(List.of());
  }

  /** All properties. */
  public synchronized Set<Property> all() {
    return Set.copyOf(afterChecks.keySet());
  }

  /** After one of the given properties was checked. */
  public synchronized Set<Property> afterAny(Set<Property> properties) {
    List<Point> points = new ArrayList<>();
    properties.forEach(p -> points.addAll(afterChecks.getOrDefault(p, List.of())));
    return checkedFrom(points);
  }

  /** After an instruction without meaning. */
  public synchronized Set<Property> after(Instruction.Unsupported instruction) {
    return known(instruction, afterUnsupported.getOrDefault(instruction, List.of()));
  }

  /** In the function or after some call of it. */
  public synchronized Set<Property> afterCallsOf(Symbol function) {
    List<Point> points = new ArrayList<>(afterCalls.getOrDefault(function, List.of()));
    points.add(new Point(function, 0));
    return known(function, points);
  }

  private Set<Property> known(Object key, List<Point> from) {
    Set<Property> found = known.get(key);
    if (found == null) {
      found = checkedFrom(from);
      known.put(key, found);
    }
    return found;
  }

  private Set<Property> checkedFrom(List<Point> from) {
    Set<Property> checked = new LinkedHashSet<>();
    Set<Point> seen = new HashSet<>();
    Deque<Point> open = new ArrayDeque<>(from);
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
