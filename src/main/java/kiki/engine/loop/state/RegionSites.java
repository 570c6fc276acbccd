// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.domain.template.Site;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Where invariants about the objects of pools and the elements of arrays are assumed and checked.
 * They are checked for a representative index, of which nothing is known but that the object or
 * element exists; so they hold for all, and are assumed for those that the form accesses, too.
 */
public final class RegionSites {
  private final Ssa ssa;
  private final Terms terms;
  private final VariableRegistry registry;
  private final ElementIndices accesses;
  private final Set<Variable> mentioned;

  private RegionSites(Ssa ssa, VariableRegistry registry, Set<Variable> mentioned) {
    this.ssa = ssa;
    this.terms = ssa.terms();
    this.registry = registry;
    this.accesses = new ElementIndices(ssa);
    this.mentioned = mentioned;
  }

  /** For what some templates speak of. */
  public static RegionSites of(Ssa ssa, VariableRegistry registry, List<Template> templates) {
    Set<Variable> mentioned = new LinkedHashSet<>();
    templates.forEach(t -> t.rows().forEach(row -> mentioned.addAll(row.variables())));
    return new RegionSites(ssa, registry, mentioned);
  }

  /** The states at a point for representative indices, where a condition holds. */
  public List<Site> representative(
      LoopInstance instance, LoopInstance.Point point, Term condition) {
    Snapshot snapshot = new Snapshot(instance, point);
    List<Site> sites = new ArrayList<>();
    for (IndexedRegion family : registry.families(instance.loop(), mentioned)) {
      representative(family, snapshot)
          .flatMap(
              indices ->
                  site(
                      family,
                      snapshot,
                      indices,
                      terms.and(condition, orders(family, snapshot, indices))))
          .ifPresent(sites::add);
    }
    return sites;
  }

  /** What always holds of the positions of some elements and of those that the form accesses. */
  private Term orders(IndexedRegion family, Snapshot snapshot, List<Term> indices) {
    List<Term> orders = new ArrayList<>();
    if (family instanceof IterationGrid grid) {
      List<ValuePlace.Visited> visits = registry.visits(snapshot.instance().loop(), grid);
      for (List<Term> others : accesses.visits(snapshot, visits)) {
        visits.forEach(v -> orders.addAll(v.at().orders(terms, snapshot, indices, others)));
      }
    }
    return terms.and(orders);
  }

  /** The states at a point for all indices accessed anywhere, where a condition holds. */
  public List<Site> accessed(LoopInstance instance, LoopInstance.Point point, Term condition) {
    Snapshot snapshot = new Snapshot(instance, point);
    List<Site> sites = new ArrayList<>();
    Set<IndexedRegion> families = registry.families(instance.loop(), mentioned);
    for (IndexedRegion family : families) {
      representative(family, snapshot)
          .flatMap(indices -> site(family, snapshot, indices, condition))
          .ifPresent(sites::add);
    }
    for (IndexedRegion family : families) {
      for (List<Term> indices : accessed(family, instance.loop(), snapshot)) {
        site(family, snapshot, indices, condition).ifPresent(sites::add);
      }
    }
    return sites;
  }

  private Optional<Site> site(
      IndexedRegion family, Snapshot snapshot, List<Term> indices, Term condition) {
    return family
        .contains(terms, snapshot, indices)
        .filter(contained -> contained != terms.falseTerm())
        .map(
            contained ->
                new Site(
                    terms.and(condition, contained),
                    registry.state(terms, snapshot, family, indices)));
  }

  private Optional<List<Term>> representative(IndexedRegion family, Snapshot snapshot) {
    return switch (family) {
      case PoolSubset subset ->
          pool(subset).flatMap(p -> subset.representative(terms, snapshot, p)).map(List::of);
      case ArraySegment segment -> {
        List<Term> elements = accesses.representatives(segment).subList(0, segment.cells().size());
        yield segment.objects().isEmpty()
            ? Optional.of(elements)
            : representative(segment.objects().get(), snapshot)
                .map(object -> Stream.concat(elements.stream(), object.stream()).toList());
      }
      case IterationGrid grid -> Optional.of(grid.representatives(terms));
    };
  }

  private List<List<Term>> accessed(IndexedRegion family, LoopView loop, Snapshot snapshot) {
    return switch (family) {
      case PoolSubset subset when subset.kind() == PoolSubset.Kind.POINTED -> List.of();
      case PoolSubset subset -> {
        List<Term> arrays = snapshot.ofPool(subset.count().instance());
        yield pool(subset).stream()
            .flatMap(p -> p.accessed(arrays).stream())
            .limit(StateTuning.MAX_OBJECTS)
            .map(List::of)
            .toList();
      }
      case ArraySegment segment when segment.objects().isPresent() -> {
        PoolSubset subset = segment.objects().get();
        yield pool(subset)
            .flatMap(p -> subset.representative(terms, snapshot, p))
            .map(
                object ->
                    accesses.indicesIn(
                        segment,
                        snapshot,
                        registry.elements(loop, segment),
                        subset.kind() == PoolSubset.Kind.POINTED
                            ? Optional.of(object)
                            : Optional.empty(),
                        objects(subset, loop, snapshot)))
            .orElse(List.of());
      }
      case ArraySegment segment ->
          accesses.indices(segment, snapshot, registry.elements(loop, segment));
      case IterationGrid grid -> accesses.visits(snapshot, registry.visits(loop, grid));
    };
  }

  /** Objects of a pool that the form accesses, or that the loop's variables point to. */
  private List<Term> objects(PoolSubset subset, LoopView loop, Snapshot snapshot) {
    Set<Term> found = new LinkedHashSet<>();
    accessed(PoolSubset.any(subset.count()), loop, snapshot)
        .forEach(indices -> found.add(indices.getFirst()));
    for (IndexedRegion family : registry.families(loop, mentioned)) {
      if (family instanceof ArraySegment(_, _, _, Optional<PoolSubset> of)
          && of.filter(o -> o.count().equals(subset.count())).isPresent()) {
        for (SsaVariable pointer : of.get().pointers()) {
          snapshot.value(pointer).ifPresent(p -> found.add(PointerParts.index(terms, p)));
        }
      }
    }
    return List.copyOf(found);
  }

  private Optional<PoolView> pool(PoolSubset subset) {
    return ssa.pools().stream().filter(p -> p.number() == subset.count().instance()).findFirst();
  }
}
