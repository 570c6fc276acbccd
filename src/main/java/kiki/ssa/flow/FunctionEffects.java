// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Instructions;

/**
 * What the execution of a loop or function may change, before any execution: the places that
 * assignments designate, and the pointers that die with the locals they point to.
 */
public final class FunctionEffects {
  /** A value of that type may be written at the place; without a type, the whole object. */
  public record Written(Place place, Optional<CType> type) {
    /** Whether of the object only pointers change. */
    public boolean isOfPointersOnly() {
      return type.isPresent() && type.get() == POINTERS_ONLY;
    }
  }

  /**
   * The effect of a piece of code.
   *
   * @param own locals of the activation that executes it, written by name
   * @param everywhere what any activation's objects and static objects may be written
   * @param freed allocation sites whose objects may die
   * @param allocated allocation sites that may make objects
   */
  public record Effect(
      Set<Written> own,
      Set<Written> everywhere,
      Set<MemoryObject> freed,
      Set<MemoryObject.Allocated> allocated) {}

  private final PointsTo pointsTo;
  private final Map<Symbol, FunctionGraph> graphs;
  private final Map<MemoryObject, Set<MemoryObject>> holders;
  private final Map<Region, Effect> ofRegions = new IdentityHashMap<>();
  private final Map<FunctionGraph, Effect> ofFunctions = new IdentityHashMap<>();
  private final Map<FunctionGraph, Set<Place>> results = new IdentityHashMap<>();
  private final Map<MemoryObject, Set<Place>> bySymbol = new HashMap<>();

  private FunctionEffects(
      PointsTo pointsTo,
      Map<Symbol, FunctionGraph> graphs,
      Map<MemoryObject, Set<MemoryObject>> holders) {
    this.pointsTo = pointsTo;
    this.graphs = graphs;
    this.holders = holders;
  }

  public static FunctionEffects of(
      PointsTo pointsTo, Map<Symbol, FunctionGraph> graphs, List<Symbol> globals) {
    return new FunctionEffects(pointsTo, graphs, holders(pointsTo, graphs, globals));
  }

  /** For each object, those that may hold a pointer to it. */
  private static Map<MemoryObject, Set<MemoryObject>> holders(
      PointsTo pointsTo, Map<Symbol, FunctionGraph> graphs, List<Symbol> globals) {
    List<MemoryObject> all = new ArrayList<>();
    globals.forEach(g -> all.add(new MemoryObject.Named(g)));
    for (FunctionGraph f : graphs.values()) {
      f.locals().forEach(s -> all.add(new MemoryObject.Named(s)));
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Allocate a) {
          all.add(pointsTo.site(a));
        }
      }
    }
    Map<MemoryObject, Set<MemoryObject>> result = new LinkedHashMap<>();
    for (MemoryObject holder : all) {
      for (Place p : pointsTo.storedAnywhere(holder)) {
        result.computeIfAbsent(p.object(), o -> new LinkedHashSet<>()).add(holder);
      }
    }
    return result;
  }

  /** The objects that may hold a pointer to the given one. */
  public Set<MemoryObject> holdersOf(MemoryObject object) {
    return holders.getOrDefault(object, Set.of());
  }

  /** What a pointer returned by a function may point to. */
  public Set<Place> resultsOf(FunctionGraph function) {
    Set<Place> known = results.get(function);
    if (known == null) {
      known = findResults(function);
      results.put(function, known);
    }
    return known;
  }

  /** The same for all functions, by what stands for the returned value. */
  public Map<MemoryObject, Set<Place>> results() {
    if (bySymbol.isEmpty()) {
      graphs
          .values()
          .forEach(g -> bySymbol.put(new MemoryObject.Named(g.resultSymbol()), resultsOf(g)));
    }
    return bySymbol;
  }

  private Set<Place> findResults(FunctionGraph function) {
    Set<Place> places = new LinkedHashSet<>();
    for (Instruction i : function.body()) {
      if (i instanceof Instruction.Return r) {
        r.value().ifPresent(value -> places.addAll(pointsTo.of(value)));
      }
    }
    return places;
  }

  /** The effect of executing a loop. */
  public Effect of(Region loop) {
    Effect known = ofRegions.get(loop);
    if (known == null) {
      known = of(loop.instructions());
      ofRegions.put(loop, known);
    }
    return known;
  }

  /** The effect of calling a function, as far as it outlives the call. */
  public Effect of(FunctionGraph function) {
    Effect known = ofFunctions.get(function);
    if (known == null) {
      Collector collector = new Collector();
      collector.called.add(function);
      collector.followCalls();
      known = collector.effect();
      ofFunctions.put(function, known);
    }
    return known;
  }

  /** Finds the effects of functions, those of callees first so that each is looked at once. */
  public void prepare(List<FunctionGraph> calleesFirst) {
    calleesFirst.forEach(this::of);
  }

  private Effect of(List<Instruction> instructions) {
    Collector collector = new Collector();
    instructions.forEach(i -> collector.instruction(i, collector.own));
    collector.followCalls();
    return collector.effect();
  }

  /** The functions a call may execute. */
  public Set<FunctionGraph> callees(Instruction.Call call) {
    Set<FunctionGraph> found = new LinkedHashSet<>();
    Optional<Symbol> direct = Exprs.calledFunction(call.function());
    if (direct.isPresent()) {
      add(found, direct.get());
      return found;
    }
    for (Place p : pointsTo.of(call.function())) {
      if (p.object() instanceof MemoryObject.Named(Symbol s)) {
        add(found, s);
      }
    }
    return found;
  }

  private void add(Set<FunctionGraph> into, Symbol function) {
    FunctionGraph graph = graphs.get(function);
    if (graph != null) {
      into.add(graph);
    }
  }

  /** Gathers the effect of instructions and, transitively, of what they call. */
  private final class Collector {
    private final Set<Written> own = new LinkedHashSet<>();
    private final Set<Written> everywhere = new LinkedHashSet<>();
    private final Set<Written> discarded = new LinkedHashSet<>();
    private final Set<MemoryObject> freed = new LinkedHashSet<>();
    private final Set<FunctionGraph> called = new LinkedHashSet<>();
    private final Set<MemoryObject.Allocated> allocated = new LinkedHashSet<>();

    Effect effect() {
      return new Effect(own, everywhere, freed, allocated);
    }

    /** Locals of a callee die when it returns: writing them leaves no trace. */
    void followCalls() {
      Set<FunctionGraph> done = new LinkedHashSet<>();
      ArrayDeque<FunctionGraph> work = new ArrayDeque<>(called);
      while (!work.isEmpty()) {
        FunctionGraph f = work.pop();
        if (!done.add(f)) {
          continue;
        }
        Effect known = ofFunctions.get(f);
        if (known != null) {
          add(known);
          continue;
        }
        called.clear();
        f.body().forEach(i -> instruction(i, discarded));
        f.locals().forEach(this::dies);
        work.addAll(called);
      }
    }

    private void add(Effect known) {
      everywhere.addAll(known.everywhere());
      freed.addAll(known.freed());
      allocated.addAll(known.allocated());
    }

    void instruction(Instruction i, Set<Written> locals) {
      Instructions.target(i).ifPresent(target -> written(target, locals));
      switch (i) {
        case Instruction.Call c -> called.addAll(callees(c));
        case Instruction.Declare d ->
            locals.add(
                new Written(Place.anywhere(new MemoryObject.Named(d.symbol())), Optional.empty()));
        case Instruction.Dead d -> dies(d.symbol());
        case Instruction.Free f -> pointsTo.of(f.pointer()).forEach(p -> freed.add(p.object()));
        case Instruction.Allocate a -> {
          allocated.add(pointsTo.site(a));
          if (a.lifetime() == Instruction.Lifetime.FUNCTION) {
            freed.add(pointsTo.site(a));
          }
        }
        case Instruction.Assign a -> {}
        case Instruction.Input a -> {}
        case Instruction.Assume a -> {}
        case Instruction.Assert a -> {}
        case Instruction.Goto g -> {}
        case Instruction.Target t -> {}
        case Instruction.Return r -> {}
        case Instruction.Halt h -> {}
        case Instruction.Unsupported u -> {}
      }
    }

    private void written(kiki.program.Expr target, Set<Written> locals) {
      boolean isLocal = Instructions.rootVariable(target).filter(v -> !v.isStatic()).isPresent();
      Set<Written> into = isLocal ? locals : everywhere;
      for (Place p : pointsTo.addressesOf(target)) {
        into.add(new Written(p, Optional.of(target.type())));
      }
    }

    private void dies(Symbol local) {
      for (MemoryObject holder : holdersOf(new MemoryObject.Named(local))) {
        everywhere.add(new Written(Place.anywhere(holder), Optional.of(POINTERS_ONLY)));
      }
    }
  }

  /** Marks that only pointers of an object change. */
  public static final CType POINTERS_ONLY =
      new kiki.cfront.type.PointerType(kiki.cfront.type.VoidType.VOID);
}
