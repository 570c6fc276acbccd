package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.ssa.LoopInstance;
import kiki.ssa.PoolView;
import kiki.ssa.Ssa;
import kiki.ssa.SsaVariable;
import kiki.strategy.Site;
import kiki.term.Term;

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

  /** The states of representative objects at a point, where a condition holds. */
  List<Site> representative(LoopInstance instance, LoopInstance.Point point, Term condition) {
    return sites(instance, point, condition, Set.of());
  }

  /** The states of all objects at a point that are accessed anywhere, where a condition holds. */
  List<Site> accessed(LoopInstance instance, LoopInstance.Point point, Term condition) {
    List<Site> sites = new ArrayList<>();
    Set<Integer> all = new LinkedHashSet<>();
    ssa.pools().forEach(pool -> all.add(pool.number()));
    sites.addAll(sites(instance, point, condition, all));
    return sites;
  }

  private List<Site> sites(
      LoopInstance instance, LoopInstance.Point point, Term condition, Set<Integer> everywhere) {
    List<Site> sites = new ArrayList<>();
    if (ssa.pools().isEmpty()) {
      return sites;
    }
    Snapshot snapshot = new Snapshot(instance, point);
    for (SsaVariable count : registry.pools(instance.loop())) {
      Optional<PoolView> pool = pool(count);
      Optional<Term> existing = snapshot.value(count);
      if (pool.isPresent() && existing.isPresent()) {
        List<Term> indices = new ArrayList<>(List.of(pool.get().representative()));
        if (everywhere.contains(pool.get().number())) {
          pool.get().accessed().stream().limit(MAX_INDICES).forEach(indices::add);
        }
        for (Term index : indices) {
          Term exists = ssa.terms().ult(index, existing.get());
          sites.add(
              new Site(
                  ssa.terms().and(condition, exists),
                  registry.state(ssa.terms(), snapshot, count, index)));
        }
      }
    }
    return sites;
  }

  private Optional<PoolView> pool(SsaVariable count) {
    return ssa.pools().stream().filter(p -> p.number() == count.instance()).findFirst();
  }
}
