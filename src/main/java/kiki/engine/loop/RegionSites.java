// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.template.Site;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.Ssa;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/**
 * Where invariants about the objects of pools and the elements of arrays are assumed and checked.
 * They are checked for a representative index, of which nothing is known but that the object or
 * element exists; so they hold for all, and are assumed for those that the form accesses, too.
 */
public final class RegionSites {
  private final Ssa ssa;
  private final Terms terms;
  private final VariableRegistry registry;
  private final Set<Variable> mentioned = new LinkedHashSet<>();

  /** For what some templates speak of. */
  public RegionSites(Ssa ssa, VariableRegistry registry, List<Template> templates) {
    this.ssa = ssa;
    this.terms = ssa.terms();
    this.registry = registry;
    templates.forEach(t -> t.rows().forEach(row -> mentioned.addAll(row.variables())));
  }

  /** The states at a point for representative indices, where a condition holds. */
  public List<Site> representative(
      LoopInstance instance, LoopInstance.Point point, Term condition) {
    Snapshot snapshot = new Snapshot(instance, point);
    List<Site> sites = new ArrayList<>();
    for (IndexedRegion family : registry.families(instance.loop(), mentioned)) {
      representative(family, snapshot)
          .flatMap(index -> site(family, snapshot, index, condition))
          .ifPresent(sites::add);
    }
    return sites;
  }

  /** The states at a point for all indices accessed anywhere, where a condition holds. */
  public List<Site> accessed(LoopInstance instance, LoopInstance.Point point, Term condition) {
    Snapshot snapshot = new Snapshot(instance, point);
    List<Site> sites = new ArrayList<>(representative(instance, point, condition));
    for (IndexedRegion family : registry.families(instance.loop(), mentioned)) {
      for (Term index : accessed(family, snapshot)) {
        site(family, snapshot, index, condition).ifPresent(sites::add);
      }
    }
    return sites;
  }

  private Optional<Site> site(IndexedRegion family, Snapshot snapshot, Term index, Term condition) {
    return family
        .contains(terms, snapshot, index)
        .filter(contained -> contained != terms.falseTerm())
        .map(
            contained ->
                new Site(
                    terms.and(condition, contained),
                    registry.state(terms, snapshot, family, index)));
  }

  private Optional<Term> representative(IndexedRegion family, Snapshot snapshot) {
    return switch (family) {
      case PoolSubset focus -> pool(focus).flatMap(p -> focus.representative(terms, snapshot, p));
      case ArraySegment segment -> Optional.of(element(segment));
    };
  }

  private List<Term> accessed(IndexedRegion family, Snapshot snapshot) {
    return switch (family) {
      case PoolSubset focus when focus.kind() == PoolSubset.Kind.POINTED -> List.of();
      case PoolSubset focus -> {
        List<Term> arrays = snapshot.ofPool(focus.count().instance());
        yield pool(focus).stream()
            .flatMap(p -> p.accessed(arrays).stream())
            .limit(LoopTuning.MAX_OBJECTS)
            .toList();
      }
      case ArraySegment segment -> elements(segment);
    };
  }

  private Optional<PoolView> pool(PoolSubset focus) {
    return ssa.pools().stream().filter(p -> p.number() == focus.count().instance()).findFirst();
  }

  /** A symbol without constraints. */
  private Term element(ArraySegment segment) {
    return terms.symbol("element:" + segment.indexWidth(), Sort.bits(segment.indexWidth()));
  }

  /** The indices at which arrays are read or written. */
  private List<Term> elements(ArraySegment segment) {
    Set<Term> found = new LinkedHashSet<>();
    Term representative = element(segment);
    for (int id = 0; id < terms.size() && found.size() < LoopTuning.MAX_ELEMENTS; id++) {
      Term term = terms.get(id);
      if ((term.is(CoreOperator.SELECT) || term.is(CoreOperator.STORE))
          && term.argument(1).width() == segment.indexWidth()
          && term.argument(1) != representative) {
        found.add(term.argument(1));
      }
    }
    return List.copyOf(found);
  }
}
