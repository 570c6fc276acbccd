// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.PointerType;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;

/** Which objects of pools a loop's invariants speak of. */
public final class PoolSubsets {
  private final VariableRegistry registry;
  private final Map<SsaVariable, Term> changed;
  private final Map<SsaVariable, Term> all;

  private PoolSubsets(
      VariableRegistry registry, Map<SsaVariable, Term> changed, Map<SsaVariable, Term> all) {
    this.registry = registry;
    this.changed = changed;
    this.all = all;
  }

  /** The instance can start in an arbitrary iteration. */
  public static PoolSubsets of(VariableRegistry registry, LoopInstance instance) {
    Map<SsaVariable, Term> changed = instance.pre().orElseThrow().values();
    Map<SsaVariable, Term> all = new LinkedHashMap<>(changed);
    instance.unchanged().forEach(all::putIfAbsent);
    return new PoolSubsets(registry, changed, all);
  }

  /** The variable that counts the objects of a pool, and names it. */
  public Optional<SsaVariable> count(PoolView pool) {
    return all.keySet().stream()
        .filter(v -> v.role() == SsaVariable.Role.COUNT && v.instance() == pool.number())
        .findFirst();
  }

  /**
   * All objects, those made since a function was called, those that no variable points to, and each
   * that one points to.
   */
  public List<PoolSubset> of(PoolView pool, SsaVariable count) {
    List<SsaVariable> pointers = pointersInto(pool);
    List<PoolSubset> subsets = new ArrayList<>();
    subsets.add(PoolSubset.any(count));
    if (all.containsKey(count.called())) {
      subsets.add(new PoolSubset(count, PoolSubset.Kind.RECENT, List.of()));
    }
    if (!pointers.isEmpty() && changed.keySet().stream().anyMatch(v -> isOf(v, count))) {
      subsets.add(new PoolSubset(count, PoolSubset.Kind.SETTLED, pointers));
    }
    subsets.addAll(pointed(pool, count));
    return subsets;
  }

  /** Each object that a variable points to. */
  public List<PoolSubset> pointed(PoolView pool, SsaVariable count) {
    return pointersInto(pool).stream()
        .limit(StateTuning.MAX_POINTED)
        .map(p -> new PoolSubset(count, PoolSubset.Kind.POINTED, List.of(p)))
        .toList();
  }

  /** The variables that can point into the pool, those that the loop changes first. */
  public List<SsaVariable> pointersInto(PoolView pool) {
    List<SsaVariable> pointers = new ArrayList<>();
    all.forEach(
        (variable, value) -> {
          if (pointers.size() < StateTuning.MAX_POSITIONS
              && isPointer(variable)
              && pool.isTargetOf(value)) {
            pointers.add(variable);
          }
        });
    return pointers;
  }

  public boolean isPointer(SsaVariable variable) {
    return registry.isNameable(variable) && variable.type() instanceof PointerType;
  }

  /** Whether the variable belongs to the pool that is named by its count. */
  public static boolean isOf(SsaVariable variable, SsaVariable count) {
    return switch (variable.role()) {
      case POOLED, ALIVE, COUNT, REFERRER, CALLED, RESULT ->
          variable.instance() == count.instance();
      case PART, CALLED_POOLED, CALLED_ALIVE, CALLED_COUNT -> false;
    };
  }
}
