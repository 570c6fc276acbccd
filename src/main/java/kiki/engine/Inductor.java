package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import kiki.domain.Template;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.ssa.Ssa;
import kiki.strategy.InductionProblem;
import kiki.strategy.LoopSites;
import kiki.strategy.Site;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Turns the loops of an SSA form into an induction problem (equations 9 to 14).
 *
 * <p>Every back edge an execution takes is represented inside its window: by the last copy when the
 * instance starts in an arbitrary iteration, by any copy when it starts at its entry. The states at
 * the loop-back symbols, and those at earlier copies of an instance that starts in an arbitrary
 * iteration, are at earlier back edges; there the invariant is assumed.
 */
final class Inductor {
  private final Ssa ssa;
  private final VariableRegistry registry;
  private final Terms terms;
  private final PoolSites pools;

  Inductor(Ssa ssa, VariableRegistry registry) {
    this.ssa = ssa;
    this.registry = registry;
    this.terms = ssa.terms();
    this.pools = new PoolSites(ssa, registry);
  }

  /** The problem for one template a loop, in the order of {@link Ssa#loops}. */
  InductionProblem problem(List<Template> templates) {
    List<LoopSites> loops = new ArrayList<>();
    List<LoopView> views = ssa.loops();
    for (int i = 0; i < views.size(); i++) {
      loops.add(sites(views.get(i), templates.get(i)));
    }
    return new InductionProblem(loops, ssa.closed());
  }

  private LoopSites sites(LoopView loop, Template template) {
    List<Site> assumed = new ArrayList<>();
    List<Site> required = new ArrayList<>();
    SegmentSites segments = new SegmentSites(terms, registry, List.of(template));
    for (LoopInstance instance : loop.instances()) {
      Term selected = instance.loopSelect();
      Term window = ssa.window(instance.enclosing());
      instance
          .pre()
          .ifPresent(
              point -> {
                assume(assumed, instance, point, terms.trueTerm());
                assumed.addAll(segments.accessed(instance, point, point.guard()));
              });
      for (LoopInstance.Point point : instance.mids(ssa.unwindings())) {
        Term before = terms.and(point.guard(), selected);
        Term inside = terms.and(terms.not(selected), window);
        assume(assumed, instance, point, selected);
        assumed.addAll(segments.accessed(instance, point, before));
        require(required, instance, point, inside);
        required.addAll(segments.representative(instance, point, terms.and(point.guard(), inside)));
      }
      instance
          .post(ssa.unwindings())
          .ifPresent(
              point -> {
                require(required, instance, point, window);
                required.addAll(
                    segments.representative(instance, point, terms.and(point.guard(), window)));
              });
    }
    return new LoopSites(template, assumed, required);
  }

  private void assume(
      List<Site> sites, LoopInstance instance, LoopInstance.Point point, Term condition) {
    sites.add(site(instance, point, condition));
    sites.addAll(pools.accessed(instance, point, terms.and(point.guard(), condition)));
  }

  private void require(
      List<Site> sites, LoopInstance instance, LoopInstance.Point point, Term condition) {
    sites.add(site(instance, point, condition));
    sites.addAll(pools.representative(instance, point, terms.and(point.guard(), condition)));
  }

  private Site site(LoopInstance instance, LoopInstance.Point point, Term condition) {
    return new Site(terms.and(point.guard(), condition), registry.state(terms, instance, point));
  }
}
