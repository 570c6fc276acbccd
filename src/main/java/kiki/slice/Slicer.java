// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.pointer.PointsTo;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.program.PropertySuccessors;
import kiki.transform.core.UnusedFunctions;

/**
 * Takes a program apart by what its properties depend on (Weiser, TSE 1984). Every execution of the
 * program up to a violation is, without the instructions that are left out, one of the slice: what
 * holds in the slice holds in the program. The slice has further executions, since loops that are
 * left out are taken to end, and assumptions and exits that have nothing to do with the properties
 * are left out, too; so a violation in the slice has to be shown in the program.
 */
public final class Slicer {
  private final Program program;
  private final Dependences dependences;
  private final Map<Property, List<Integer>> checks = new LinkedHashMap<>();
  private final List<Integer> limits = new ArrayList<>();

  /** With the properties that may be checked after each. */
  private final Map<Integer, Set<Property>> unsupported = new LinkedHashMap<>();

  private final BitSet data = new BitSet();

  private Slicer(Program program, Dependences dependences) {
    this.program = program;
    this.dependences = dependences;
  }

  /** Empty if the program calls functions through pointers. */
  public static Optional<Slicer> of(Program program, PointsTo pointsTo) {
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Call c && Exprs.calledFunction(c.function()).isEmpty()) {
          return Optional.empty();
        }
      }
    }
    Slicer slicer = new Slicer(program, Dependences.of(program, pointsTo));
    PropertySuccessors successors = PropertySuccessors.of(program);
    slicer.dependences.functions().values().forEach(f -> slicer.sort(f, successors));
    return Optional.of(slicer);
  }

  private void sort(FunctionNodes f, PropertySuccessors successors) {
    f.goingOn().forEach(limits::add);
    for (int i = 0; i < f.function().body().size(); i++) {
      int node = f.executed(i);
      switch (f.instruction(i)) {
        case Instruction.Assert a -> {
          checks.computeIfAbsent(a.property(), _ -> new ArrayList<>()).add(node);
          if (limits(a.property())) {
            limits.add(node);
          }
        }
        case Instruction.Assume _, Instruction.Halt _ -> limits.add(node);
        case Instruction.Unsupported u -> unsupported.put(node, successors.after(u));
        case Instruction.Assign _, Instruction.Input _, Instruction.Allocate _ -> data.set(node);
        case Instruction.Goto g when !g.isUnconditional() -> data.set(node);
        case Instruction.Call _ -> data.set(f.value(i));
        case Instruction.Goto _,
            Instruction.Target _,
            Instruction.Return _,
            Instruction.Declare _,
            Instruction.Dead _,
            Instruction.Free _ -> {}
      }
    }
  }

  /** Whether executions end where it fails, which others are judged by. */
  private static boolean limits(Property property) {
    return property.kind() != Property.Kind.MEMORY_LEAK
        && property.kind() != Property.Kind.UNMODELLED;
  }

  /** What decides the given properties, and others that have to do with them. */
  public Program slice(Set<Property> properties) {
    BitSet kept = kept(properties);
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    SliceBody body = new SliceBody(dependences, kept, program.entry());
    dependences
        .functions()
        .forEach(
            (symbol, f) -> {
              if (kept.get(f.entry()) || symbol.equals(program.entry())) {
                functions.put(symbol, f.function().withBody(body.of(f)));
              }
            });
    return UnusedFunctions.run(program.withFunctions(functions));
  }

  private BitSet kept(Set<Property> properties) {
    Graph graph = dependences.graph();
    BitSet kept = new BitSet();
    BitSet influenced = new BitSet();
    for (Property p : properties) {
      checks.getOrDefault(p, List.of()).forEach(n -> graph.close(kept, n, Graph.Direction.NEEDS));
    }
    boolean grew = true;
    while (grew) {
      grew = keepsUnsupported(kept);
      BitSet sources = (BitSet) kept.clone();
      sources.and(data);
      sources.stream().forEach(n -> graph.close(influenced, n, Graph.Direction.NEEDED_BY));
      for (int limit : limits) {
        if (!kept.get(limit) && (influenced.get(limit) || isFree(limit, kept))) {
          graph.close(kept, limit, Graph.Direction.NEEDS);
          grew = true;
        }
      }
    }
    return kept;
  }

  /** Keeps what hides something that is kept; says whether it was not kept already. */
  private boolean keepsUnsupported(BitSet kept) {
    boolean grew = false;
    for (Map.Entry<Integer, Set<Property>> u : unsupported.entrySet()) {
      if (!kept.get(u.getKey()) && isAnyKept(u.getValue(), kept)) {
        dependences.graph().close(kept, u.getKey(), Graph.Direction.NEEDS);
        grew = true;
      }
    }
    return grew;
  }

  private boolean isAnyKept(Set<Property> properties, BitSet kept) {
    return properties.stream()
        .flatMap(p -> checks.getOrDefault(p, List.of()).stream())
        .anyMatch(kept::get);
  }

  /** Whether keeping it costs nothing. */
  private boolean isFree(int limit, BitSet kept) {
    BitSet marked = (BitSet) kept.clone();
    return dependences
        .graph()
        .walk(
            marked,
            limit,
            Graph.Direction.NEEDS,
            n -> n == limit || dependences.structural().get(n));
  }
}
