// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Instructions;

/**
 * What functions, with all that they call, may read or write of the memory that outlives them. A
 * function is closed if these are static objects only, and if no pointer that it can get at leads
 * anywhere else: what it does then depends on its arguments and on these objects alone, whoever
 * calls it.
 */
public final class Footprints {
  private final PointsTo pointsTo;
  private final FunctionEffects effects;
  private final Set<MemoryObject> pointedTo;
  private final Map<FunctionGraph, Footprint> footprints = new HashMap<>();

  /**
   * @param objects the static objects
   * @param locals of the function and of those it calls that pointers may lead to
   * @param isClosed whether there is nothing else
   */
  private record Footprint(Set<MemoryObject> objects, Set<Symbol> locals, boolean isClosed) {}

  private Footprints(PointsTo pointsTo, FunctionEffects effects) {
    this.pointsTo = pointsTo;
    this.effects = effects;
    this.pointedTo = new HashSet<>(pointsTo.addressTaken());
  }

  public static Footprints of(CallTree tree, FunctionEffects effects, PointsTo pointsTo) {
    Footprints all = new Footprints(pointsTo, effects);
    for (FunctionGraph f : tree.order()) {
      all.footprints.put(f, all.footprint(f, tree));
    }
    return all;
  }

  public boolean isClosed(FunctionGraph function) {
    return footprints.containsKey(function) && footprints.get(function).isClosed();
  }

  /** The static objects that a closed function may read or write. */
  public Set<MemoryObject> objects(FunctionGraph function) {
    return footprints.get(function).objects();
  }

  private Footprint footprint(FunctionGraph function, CallTree tree) {
    Set<MemoryObject> touched = new LinkedHashSet<>();
    Set<Symbol> locals = new HashSet<>(function.locals());
    locals.removeIf(s -> !pointedTo.contains(new MemoryObject.Named(s)));
    boolean closed = !tree.isCyclic(function) && !isVariadic(function);
    for (FunctionGraph callee : new LinkedHashSet<>(tree.calls(function))) {
      Footprint inner = footprints.get(callee);
      closed &= inner != null && inner.isClosed();
      if (closed) {
        touched.addAll(inner.objects());
        locals.addAll(inner.locals());
      }
    }
    for (Instruction i : closed ? function.body() : Set.<Instruction>of()) {
      closed &= touches(i, touched);
    }
    Set<MemoryObject> statics = new LinkedHashSet<>(touched);
    statics.removeIf(o -> !isStatic(o));
    closed =
        closed
            && touched.stream().allMatch(o -> isStatic(o) || isAmong(locals, o))
            && pointOnlyTo(statics, Set.of())
            && pointOnlyTo(named(function.locals()), locals)
            && areStatic(effects.resultsOf(function), Set.of());
    return new Footprint(closed ? statics : Set.of(), closed ? locals : Set.of(), closed);
  }

  private static boolean isVariadic(FunctionGraph function) {
    return function.function().symbol().type() instanceof FunctionType t
        && t.arity() == FunctionType.Arity.VARIADIC;
  }

  private static Set<MemoryObject> named(Collection<Symbol> symbols) {
    Set<MemoryObject> objects = new LinkedHashSet<>();
    symbols.forEach(s -> objects.add(new MemoryObject.Named(s)));
    return objects;
  }

  /** Adds what an instruction reads or writes; false if it does what a summary cannot say. */
  private boolean touches(Instruction instruction, Set<MemoryObject> touched) {
    boolean[] sayable = {true};
    switch (instruction) {
      case Instruction.Allocate _, Instruction.Free _ -> sayable[0] = false;
      case Instruction.Call c -> sayable[0] = Exprs.calledFunction(c.function()).isPresent();
      case Instruction _ -> {}
    }
    for (Expr root : Instructions.expressions(instruction)) {
      Exprs.forEach(
          root,
          e -> {
            switch (e) {
              case Expr.Variable(Symbol s) when s.isStatic() ->
                  touched.add(new MemoryObject.Named(s));
              case Expr.Dereference d -> add(pointsTo.of(d.pointer()), touched);
              case Expr.PointerPredicate p -> add(pointsTo.of(p.pointer()), touched);
              case Expr.PointerQuery q -> add(pointsTo.of(q.pointer()), touched);
              case Expr.HeapPredicate _ -> sayable[0] = false;
              case Expr _ -> {}
            }
          });
    }
    return sayable[0];
  }

  private static void add(Set<Place> places, Set<MemoryObject> touched) {
    places.forEach(p -> touched.add(p.object()));
  }

  private boolean pointOnlyTo(Set<MemoryObject> holders, Set<Symbol> locals) {
    return holders.stream().allMatch(o -> areStatic(pointsTo.storedAnywhere(o), locals));
  }

  private static boolean areStatic(Set<Place> places, Set<Symbol> locals) {
    return places.stream().allMatch(p -> isStatic(p.object()) || isAmong(locals, p.object()));
  }

  private static boolean isStatic(MemoryObject object) {
    return object instanceof MemoryObject.Named(Symbol s) && (s.isStatic() || s.isFunction());
  }

  private static boolean isAmong(Set<Symbol> locals, MemoryObject object) {
    return object instanceof MemoryObject.Named(Symbol s) && locals.contains(s);
  }
}
