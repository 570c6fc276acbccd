// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.List;
import kiki.domain.template.Site;
import kiki.domain.template.Template;
import kiki.engine.loop.state.RegionSites;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.strategy.InductionProblem;
import kiki.strategy.LoopSites;
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
public final class Inductor {
  private final Ssa ssa;
  private final VariableRegistry registry;
  private final Terms terms;

  public Inductor(Ssa ssa, VariableRegistry registry) {
    this.ssa = ssa;
    this.registry = registry;
    this.terms = ssa.terms();
  }

  /** The problem for one template per loop, in the order of {@link Ssa#loops}. */
  public InductionProblem problem(List<Template> templates) {
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
    RegionSites families = RegionSites.of(ssa, registry, List.of(template));
    for (LoopInstance instance : loop.instances()) {
      Term selected = instance.loopSelect();
      Term window = ssa.window(instance.enclosing());
      instance
          .pre()
          .ifPresent(
              point -> {
                assumed.add(site(instance, point, point.guard()));
                assumed.addAll(families.accessed(instance, point, point.guard()));
              });
      for (LoopInstance.Point point : instance.mids(ssa.unwindings())) {
        Term before = terms.and(point.guard(), selected);
        assumed.add(site(instance, point, before));
        assumed.addAll(families.accessed(instance, point, before));
        Term inside = terms.and(point.guard(), terms.and(terms.not(selected), window));
        required.add(site(instance, point, inside));
        required.addAll(families.representative(instance, point, inside));
      }
      instance
          .post(ssa.unwindings())
          .ifPresent(
              point -> {
                Term last = terms.and(point.guard(), window);
                Site site = site(instance, point, last);
                required.addAll(
                    template.hasEquations() ? site.cases(terms, selected) : List.of(site));
                required.addAll(families.representative(instance, point, last));
              });
    }
    return new LoopSites(template, assumed, required);
  }

  private Site site(LoopInstance instance, LoopInstance.Point point, Term condition) {
    return new Site(condition, registry.state(terms, instance, point));
  }
}
