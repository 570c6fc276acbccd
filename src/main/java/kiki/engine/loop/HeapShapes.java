// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.shape.HeapShape;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.PointerShape;
import kiki.domain.shape.PoolShape;
import kiki.domain.template.Variable;
import kiki.engine.control.Lazy;
import kiki.engine.loop.state.IndexMap;
import kiki.engine.loop.state.PoolSubset;
import kiki.engine.loop.state.PoolSubsets;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.StableObjects;
import kiki.term.Term;
import kiki.term.value.Sort;

/** Describes the pointers and pools of a loop to the heap domain. */
final class HeapShapes {
  private final VariableRegistry registry;
  private final StableObjects stable;
  private final LoopView loop;
  private final LoopInstance instance;
  private final Map<SsaVariable, Term> changed;
  private final PoolSubsets subsets;

  /** Without arrays of objects: these are segments of the array domain. */
  private final Map<SsaVariable, Term> all;

  private final Set<Variable> changedParts = new LinkedHashSet<>();
  private final List<LoopShape.Pair> linked = new ArrayList<>();
  private final List<Variable> near = new ArrayList<>();
  private final List<Variable> kept = new ArrayList<>();
  private final Function<Map<Term, Variable>, List<PredicateRow>> conditions;

  private HeapShapes(
      VariableRegistry registry,
      StableObjects stable,
      LoopView loop,
      LoopInstance instance,
      Map<SsaVariable, Term> changed,
      Map<SsaVariable, Term> all,
      PoolSubsets subsets,
      Function<Map<Term, Variable>, List<PredicateRow>> conditions) {
    this.registry = registry;
    this.stable = stable;
    this.loop = loop;
    this.instance = instance;
    this.changed = changed;
    this.all = all;
    this.subsets = subsets;
    this.conditions = conditions;
  }

  /**
   * @param instance one that can start in an arbitrary iteration
   * @param conditions finds what the program says about values that it reads from an object
   */
  static HeapShapes of(
      VariableRegistry registry,
      StableObjects stable,
      LoopView loop,
      LoopInstance instance,
      Function<Map<Term, Variable>, List<PredicateRow>> conditions) {
    Map<SsaVariable, Term> changed = instance.pre().orElseThrow().values();
    Map<SsaVariable, Term> all = new LinkedHashMap<>(changed);
    instance.unchanged().forEach(all::putIfAbsent);
    all.keySet().removeIf(v -> v.role() == SsaVariable.Role.POOLED && !v.dimensions().isEmpty());
    PoolSubsets subsets = PoolSubsets.of(registry, instance);
    return new HeapShapes(registry, stable, loop, instance, changed, all, subsets, conditions);
  }

  HeapShape among(List<PoolView> pools) {
    if (pools.isEmpty()) {
      return HeapShape.EMPTY;
    }
    List<PointerShape> pointers = new ArrayList<>();
    changed.forEach(
        (variable, value) -> {
          if (subsets.isPointer(variable)) {
            pointers.add(pointer(new ValuePlace.Now(variable), value.sort()));
          }
        });
    pointers.addAll(elements());
    List<PoolShape> shapes = new ArrayList<>();
    for (PoolView pool : pools) {
      subsets
          .count(pool)
          .filter(count -> isTouched(pool, count))
          .ifPresent(
              count -> {
                subsets.of(pool, count).forEach(f -> shapes.add(pool(pool, f)));
                keep(count);
                relate(pool, count);
              });
    }
    return new HeapShape(
        pointers,
        shapes,
        linked,
        near,
        kept,
        new Lazy<>(() -> LinkShapes.of(registry, stable, loop, instance).among(pools)),
        changedParts);
  }

  /** Arbitrary elements of segments of the arrays of pointers that the loop changes. */
  private List<PointerShape> elements() {
    List<SsaVariable> arrays =
        changed.keySet().stream()
            .filter(v -> v.kind() == SsaVariable.Kind.ARRAY && v.type() instanceof PointerType)
            .filter(v -> v.role() == SsaVariable.Role.PART)
            .limit(LoopTuning.MAX_ARRAYS)
            .toList();
    List<PointerShape> found = new ArrayList<>();
    new ArrayShapes(registry, loop, instance)
        .segments(arrays)
        .forEach(
            (array, segments) -> {
              Sort element = ((Sort.Array) changed.get(array).sort()).element();
              segments.forEach(
                  segment ->
                      found.add(
                          pointer(
                              new ValuePlace.Element(array, segment, IndexMap.IDENTITY), element)));
            });
    return found;
  }

  /** Names what may be in earlier objects as it was when the function was called. */
  private void keep(SsaVariable count) {
    PoolSubset earlier = new PoolSubset(count, PoolSubset.Kind.EARLIER, List.of());
    for (SsaVariable variable : changed.keySet()) {
      boolean tells =
          switch (variable.role()) {
            case POOLED, ALIVE -> variable.instance() == count.instance();
            case PART, COUNT, REFERRER, CALLED, CALLED_POOLED, CALLED_ALIVE, CALLED_COUNT, RESULT ->
                false;
          };
      if (tells && changed.containsKey(variable.called())) {
        StateComponent same = StateComponent.of(new ValuePlace.Kept(variable, earlier));
        kept.add(named(same, IntType.BOOL));
      }
    }
  }

  /** Names the members of neighbours, and of what variables point to. */
  private void relate(PoolView pool, SsaVariable count) {
    List<SsaVariable> members =
        all.keySet().stream()
            .filter(v -> PoolSubsets.isOf(v, count) && v.role() == SsaVariable.Role.POOLED)
            .filter(v -> v.type() instanceof IntType && pool.reads().containsValue(v))
            .limit(LoopTuning.MAX_MEMBERS)
            .toList();
    List<SsaVariable> moving =
        subsets.pointersInto(pool).stream().filter(changed::containsKey).toList();
    subsets.pointed(pool, count).forEach(f -> members.forEach(m -> near.add(member(m, f))));
    if (changed.keySet().stream().noneMatch(v -> PoolSubsets.isOf(v, count))) {
      return;
    }
    links(pool, count)
        .forEach(
            link -> {
              PoolSubset both = new PoolSubset(count, PoolSubset.Kind.LINKED, moving, link);
              members.forEach(
                  m ->
                      linked.add(
                          new LoopShape.Pair(
                              member(m, both),
                              named(StateComponent.of(new ValuePlace.Next(m, both)), m.type()))));
              moving.stream()
                  .limit(LoopTuning.MAX_BEFORE)
                  .map(p -> new PoolSubset(count, PoolSubset.Kind.BEFORE, first(p, moving), link))
                  .forEach(f -> members.forEach(m -> near.add(member(m, f))));
            });
  }

  private static List<SsaVariable> first(SsaVariable pointer, List<SsaVariable> pointers) {
    List<SsaVariable> ordered = new ArrayList<>(pointers);
    ordered.remove(pointer);
    ordered.addFirst(pointer);
    return ordered;
  }

  private Variable member(SsaVariable variable, PoolSubset subset) {
    return named(StateComponent.of(new ValuePlace.Member(variable, subset)), variable.type());
  }

  /** The members that point into the same pool. */
  private List<SsaVariable> links(PoolView pool, SsaVariable count) {
    return all.entrySet().stream()
        .filter(
            e -> PoolSubsets.isOf(e.getKey(), count) && e.getKey().type() instanceof PointerType)
        .filter(e -> pool.isTargetOf(e.getValue()))
        .map(Map.Entry::getKey)
        .limit(LoopTuning.MAX_LINKS)
        .toList();
  }

  /** Whether the loop changes the pool or a pointer into it. */
  private boolean isTouched(PoolView pool, SsaVariable count) {
    return changed.entrySet().stream()
        .anyMatch(
            e ->
                PoolSubsets.isOf(e.getKey(), count)
                    || subsets.isPointer(e.getKey()) && pool.isTargetOf(e.getValue()));
  }

  private PoolShape pool(PoolView pool, PoolSubset subset) {
    SsaVariable count = subset.count();
    List<PoolShape.Position> successors = new ArrayList<>();
    List<PointerShape> links = new ArrayList<>();
    List<Variable> numbers = new ArrayList<>();
    List<Variable> alive = new ArrayList<>();
    all.forEach(
        (variable, value) -> {
          if (!PoolSubsets.isOf(variable, count)
              || variable.role() == SsaVariable.Role.COUNT
              || variable.role() == SsaVariable.Role.REFERRER) {
            return;
          }
          StateComponent member = StateComponent.of(new ValuePlace.Member(variable, subset));
          if (variable.role() == SsaVariable.Role.ALIVE) {
            alive.add(named(member, IntType.BOOL));
          } else if (variable.type() instanceof PointerType) {
            links.add(
                pointer(
                    new ValuePlace.Member(variable, subset),
                    ((Sort.Array) value.sort()).element()));
            if (subset.kind() != PoolSubset.Kind.POINTED && pool.isTargetOf(value)) {
              successors.add(position(new ValuePlace.Member(variable, subset), count));
            }
          } else if (variable.type() instanceof IntType type) {
            numbers.add(named(member, type));
          }
        });
    return new PoolShape(
        named(StateComponent.of(new ValuePlace.ObjectIndex(count, subset)), position(count)),
        named(StateComponent.of(count), position(count)),
        Optional.of(count.called())
            .filter(all::containsKey)
            .map(called -> named(StateComponent.of(called), position(count))),
        alive.getFirst(),
        subset.kind() == PoolSubset.Kind.ANY ? positions(pool, count) : List.of(),
        successors,
        links,
        numbers,
        subset.kind() == PoolSubset.Kind.POINTED
            ? List.of()
            : conditions.apply(members(pool, subset)));
  }

  /** What the form reads from the objects, as the variables of one object. */
  private Map<Term, Variable> members(PoolView pool, PoolSubset subset) {
    Map<Term, Variable> members = new LinkedHashMap<>();
    pool.reads()
        .forEach(
            (value, variable) -> {
              if (variable.type() instanceof IntType type && all.containsKey(variable)) {
                members.put(
                    value, named(StateComponent.of(new ValuePlace.Member(variable, subset)), type));
              }
            });
    return members;
  }

  private List<PoolShape.Position> positions(PoolView pool, SsaVariable count) {
    return subsets.pointersInto(pool).stream()
        .map(p -> position(new ValuePlace.Now(p), count))
        .toList();
  }

  private PoolShape.Position position(ValuePlace pointer, SsaVariable pool) {
    return new PoolShape.Position(
        named(new StateComponent(pointer, new StateComponent.View.After(pool)), position(pool)),
        named(new StateComponent(pointer, new StateComponent.View.At(pool)), position(pool)));
  }

  /** The type of positions in a pool. */
  private IntType position(SsaVariable count) {
    return new IntType(IntType.Kind.BITVECTOR, all.get(count).width(), IntType.Sign.UNSIGNED);
  }

  private PointerShape pointer(ValuePlace pointer, Sort sort) {
    int width = PointerParts.offsetWidth(((Sort.BitVec) sort).width());
    CType offset = width == IntType.INT.width() ? IntType.INT : IntType.LONG_LONG;
    StateComponent object =
        new StateComponent(pointer, StateComponent.Plain.OBJECT, stable.version());
    return new PointerShape(
        named(object, IntType.UNSIGNED_SHORT),
        named(new StateComponent(pointer, StateComponent.Plain.OFFSET), offset),
        stable.greatest());
  }

  private Variable named(StateComponent part, CType type) {
    Variable variable = registry.named(loop, part, type, Variable.Origin.GHOST);
    boolean moves =
        part.view() instanceof StateComponent.View.At(SsaVariable count)
            && changed.containsKey(count);
    boolean other =
        part.region().orElse(null) instanceof PoolSubset subset
            && (subset.pointers().stream().anyMatch(changed::containsKey)
                || subset.link().filter(changed::containsKey).isPresent());
    boolean set =
        !(part.place() instanceof ValuePlace.ObjectIndex) && changed.containsKey(part.variable());
    if (set || moves || other) {
      changedParts.add(variable);
    }
    return variable;
  }
}
