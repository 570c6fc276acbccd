// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Site;
import kiki.engine.loop.state.FormNames;
import kiki.engine.loop.state.RegionSites;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * What executions from the initial state do within some iterations: no induction, no arbitrary
 * states. An invariant that one of their back edges violates is wrong, whoever says otherwise. What
 * is not found out in time is not refuted.
 */
final class ReachedStates {
  private static final int UNWINDINGS = 4;

  private final Session session;

  private ReachedStates(Session session) {
    this.session = session;
  }

  static ReachedStates of(Workbench workbench, BooleanSupplier cancelled) {
    Session session = Session.open(workbench, Ssa.Mode.FROM_START, cancelled);
    while (session.ssa().unwindings() < UNWINDINGS) {
      session.unwind();
    }
    return new ReachedStates(session);
  }

  /** Whether an execution violates one of the layers. */
  boolean refute(List<InvariantLayer> layers) {
    Terms terms = session.terms();
    List<Term> violations = new ArrayList<>();
    VariableRegistry registry = VariableRegistry.of(layers, FormNames.SAME);
    for (InvariantLayer layer : layers) {
      for (LoopView loop : session.ssa().loops()) {
        AbstractValue value = layer.values().get(loop.number());
        for (LoopInstance instance : value == null ? List.<LoopInstance>of() : loop.instances()) {
          for (Site site : sites(registry, instance, value)) {
            violations.add(terms.and(site.guard(), terms.not(value.holds(terms, site.state()))));
          }
        }
      }
    }
    return session.checkFromStart(terms.or(violations)) == Answer.SAT;
  }

  /** Whether an execution violates the property. */
  boolean refute(Property property) {
    Term violation = new Goals(session.ssa()).violations().get(property);
    return violation != null && session.checkFromStart(violation) == Answer.SAT;
  }

  private List<Site> sites(VariableRegistry registry, LoopInstance instance, AbstractValue value) {
    RegionSites regions = RegionSites.of(session.ssa(), registry, List.of(value.template()));
    List<Site> sites = new ArrayList<>();
    for (LoopInstance.Point point : instance.backEdges()) {
      sites.add(new Site(point.guard(), registry.state(session.terms(), instance, point)));
      sites.addAll(regions.representative(instance, point, point.guard()));
    }
    return sites;
  }
}
