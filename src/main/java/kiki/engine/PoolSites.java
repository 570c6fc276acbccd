package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.ssa.LoopInstance;
import kiki.ssa.PoolView;
import kiki.ssa.Ssa;
import kiki.ssa.SsaVariable;
import kiki.strategy.Site;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Where invariants about the objects of pools are assumed and checked. They are checked for the
 * representative index, of which nothing is known but that the object exists; so they hold for all
 * objects, and are assumed for those that the form accesses, too.
 */
final class PoolSites {
  /** For more indices than this, assumptions cost more than they bring. */
  private static final int MAX_INDICES = 40;

  private final Ssa ssa;
  private final VariableRegistry registry;

  PoolSites(Ssa ssa, VariableRegistry registry) {
    this.ssa = ssa;
    this.registry = registry;
  }

  /** Which objects of a pool are looked at. */
  private enum Extent {
    REPRESENTATIVE,
    ACCESSED
  }

  /** The states of representative objects at a point, where a condition holds. */
  List<Site> representative(LoopInstance instance, LoopInstance.Point point, Term condition) {
    return sites(instance, point, condition, Extent.REPRESENTATIVE);
  }

  /** The states of all objects at a point that are accessed anywhere, where a condition holds. */
  List<Site> accessed(LoopInstance instance, LoopInstance.Point point, Term condition) {
    return sites(instance, point, condition, Extent.ACCESSED);
  }

  private List<Site> sites(
      LoopInstance instance, LoopInstance.Point point, Term condition, Extent extent) {
    List<Site> sites = new ArrayList<>();
    if (ssa.pools().isEmpty()) {
      return sites;
    }
    Terms terms = ssa.terms();
    Snapshot snapshot = new Snapshot(instance, point);
    for (Focus focus : registry.focuses(instance.loop())) {
      Optional<PoolView> pool = pool(focus.count());
      if (pool.isPresent()) {
        for (Term index : indices(focus, snapshot, pool.get(), extent)) {
          focus
              .exists(terms, snapshot, index)
              .ifPresent(
                  exists ->
                      sites.add(
                          new Site(
                              terms.and(condition, exists),
                              registry.state(terms, snapshot, focus, index))));
        }
      }
    }
    return sites;
  }

  private List<Term> indices(Focus focus, Snapshot snapshot, PoolView pool, Extent extent) {
    List<Term> indices = new ArrayList<>();
    focus.representative(ssa.terms(), snapshot, pool).ifPresent(indices::add);
    if (extent == Extent.ACCESSED && focus.kind() != Focus.Kind.POINTED) {
      pool.accessed().stream().limit(MAX_INDICES).forEach(indices::add);
    }
    return indices;
  }

  private Optional<PoolView> pool(SsaVariable count) {
    return ssa.pools().stream().filter(p -> p.number() == count.instance()).findFirst();
  }
}
