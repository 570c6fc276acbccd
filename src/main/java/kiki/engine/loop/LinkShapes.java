// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.shape.LinkShape;
import kiki.domain.shape.PointerShape;
import kiki.domain.template.Variable;
import kiki.engine.loop.state.LinkClaim;
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

/** Describes the objects of pools with their neighbours. */
final class LinkShapes {
  private final VariableRegistry registry;
  private final StableObjects stable;
  private final LoopView loop;
  private final Map<SsaVariable, Term> changed;
  private final Map<SsaVariable, Term> all;
  private final PoolSubsets subsets;

  private LinkShapes(
      VariableRegistry registry,
      StableObjects stable,
      LoopView loop,
      Map<SsaVariable, Term> changed,
      Map<SsaVariable, Term> all,
      PoolSubsets subsets) {
    this.registry = registry;
    this.stable = stable;
    this.loop = loop;
    this.changed = changed;
    this.all = all;
    this.subsets = subsets;
  }

  /**
   * @param instance one that can start in an arbitrary iteration
   */
  static LinkShapes of(
      VariableRegistry registry, StableObjects stable, LoopView loop, LoopInstance instance) {
    Map<SsaVariable, Term> changed = instance.pre().orElseThrow().values();
    Map<SsaVariable, Term> all = new LinkedHashMap<>(changed);
    instance.unchanged().forEach(all::putIfAbsent);
    PoolSubsets subsets = PoolSubsets.of(registry, instance);
    return new LinkShapes(registry, stable, loop, changed, all, subsets);
  }

  List<LinkShape> among(List<PoolView> pools) {
    List<LinkShape> shapes = new ArrayList<>();
    for (PoolView pool : pools) {
      subsets.count(pool).flatMap(count -> shape(pool, count)).ifPresent(shapes::add);
    }
    return shapes;
  }

  /** Empty if no object of the pool points to another one. */
  private Optional<LinkShape> shape(PoolView pool, SsaVariable count) {
    List<SsaVariable> links =
        members(count, SsaVariable.Role.POOLED).stream()
            .filter(v -> v.type() instanceof PointerType && v.dimensions().isEmpty())
            .filter(v -> pool.isTargetOf(all.get(v)))
            .limit(LoopTuning.MAX_LINKS)
            .toList();
    if (links.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Naming(pool, count, links, PoolSubset.any(count)).shape());
  }

  private List<SsaVariable> members(SsaVariable count, SsaVariable.Role role) {
    return all.keySet().stream()
        .filter(v -> v.role() == role && v.instance() == count.instance())
        .toList();
  }

  /** Names what can be said of the objects of one pool. */
  private final class Naming {
    private final PoolView pool;
    private final SsaVariable count;
    private final List<SsaVariable> links;
    private final PoolSubset any;
    private final Set<Variable> affected = new LinkedHashSet<>();

    Naming(PoolView pool, SsaVariable count, List<SsaVariable> links, PoolSubset any) {
      this.pool = pool;
      this.count = count;
      this.links = links;
      this.any = any;
    }

    LinkShape shape() {
      SsaVariable alive = members(count, SsaVariable.Role.ALIVE).getFirst();
      List<SsaVariable> holders = subsets.pointersInto(pool);
      List<Variable> pointed = new ArrayList<>();
      List<Variable> held = new ArrayList<>();
      List<Variable> facts = new ArrayList<>();
      for (int i = 0; i < holders.size(); i++) {
        ValuePlace holder = new ValuePlace.Now(holders.get(i));
        pointed.add(claim(holder, new LinkClaim.Meant(any)));
        facts.add(claim(holder, new LinkClaim.Live(alive)));
        held.add(claim(holder, new LinkClaim.Inside()));
        for (SsaVariable other : holders.subList(i + 1, holders.size())) {
          facts.add(claim(holder, new LinkClaim.Apart(other)));
        }
      }
      List<Variable> claims = new ArrayList<>();
      List<Variable> inside = new ArrayList<>();
      for (SsaVariable link : links) {
        ValuePlace member = new ValuePlace.Member(link, any);
        claims(alive, holders, link).forEach(c -> claims.add(claim(member, c)));
        inside.add(claim(member, new LinkClaim.Inside()));
      }
      Variable isAlive = named(StateComponent.of(new ValuePlace.Member(alive, any)), IntType.BOOL);
      return new LinkShape(
          isAlive, claims, inside, pointed, held, facts, targets(holders), affected);
    }

    private List<LinkClaim> claims(SsaVariable alive, List<SsaVariable> holders, SsaVariable link) {
      List<LinkClaim> claims = new ArrayList<>();
      claims.add(new LinkClaim.Live(alive));
      members(count, SsaVariable.Role.REFERRER).forEach(r -> claims.add(new LinkClaim.Referred(r)));
      links.stream()
          .filter(other -> other != link)
          .forEach(other -> claims.add(new LinkClaim.Returned(other)));
      holders.forEach(holder -> claims.add(new LinkClaim.Apart(holder)));
      return claims;
    }

    /** Where pointers lead in all objects but the one that is under construction. */
    private List<PointerShape> targets(List<SsaVariable> holders) {
      List<PoolSubset> finished = new ArrayList<>(List.of(any));
      holders.forEach(
          h -> finished.add(new PoolSubset(count, PoolSubset.Kind.SETTLED, List.of(h))));
      List<PointerShape> targets = new ArrayList<>();
      for (PoolSubset subset : finished) {
        for (SsaVariable link : links) {
          targets.add(pointer(new ValuePlace.Member(link, subset), all.get(link).sort()));
        }
      }
      return targets;
    }

    private PointerShape pointer(ValuePlace place, Sort array) {
      int width = PointerParts.offsetWidth(((Sort.BitVec) ((Sort.Array) array).element()).width());
      CType offset = width == IntType.INT.width() ? IntType.INT : IntType.LONG_LONG;
      return new PointerShape(
          named(
              new StateComponent(place, StateComponent.Plain.OBJECT, stable.version()),
              IntType.UNSIGNED_SHORT),
          named(new StateComponent(place, StateComponent.Plain.OFFSET), offset),
          stable.greatest());
    }

    private Variable claim(ValuePlace link, LinkClaim claim) {
      ValuePlace place = new ValuePlace.Linked(link, claim, count);
      Variable variable = named(StateComponent.of(place), IntType.BOOL);
      if (claim.variables().anyMatch(changed::containsKey)) {
        affected.add(variable);
      }
      return variable;
    }

    private Variable named(StateComponent part, CType type) {
      Variable variable = registry.named(loop, part, type, Variable.Origin.GHOST);
      boolean other =
          part.region().orElse(null) instanceof PoolSubset subset
              && subset.pointers().stream().anyMatch(changed::containsKey);
      if (other || changed.containsKey(part.variable())) {
        affected.add(variable);
      }
      return variable;
    }
  }
}
