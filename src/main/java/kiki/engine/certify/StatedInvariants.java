// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.FormulaList;
import kiki.domain.template.Row;
import kiki.domain.template.Site;
import kiki.domain.template.State;
import kiki.engine.loop.state.RegionSites;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.solver.Context;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Invariants stated over an SSA form. An invariant holds at each back edge that an execution takes.
 * To see that, think of the first back edge at which it does not: all of its loop's back edges
 * before, in this execution, satisfy it.
 */
final class StatedInvariants {
  private final Session session;
  private final VariableRegistry registry;
  private final Terms terms;
  private final List<InvariantLayer> known = new ArrayList<>();
  private final Set<Term> stated = new LinkedHashSet<>();

  StatedInvariants(Session session, VariableRegistry registry) {
    this.session = session;
    this.registry = registry;
    this.terms = session.terms();
  }

  /** Takes a layer as known, and requires it of all executions from now on. */
  void accept(InvariantLayer layer) {
    known.add(layer);
    restate();
  }

  /** Requires what is known at the back edges that an unwinding has added, too. */
  void restate() {
    for (InvariantLayer layer : known) {
      for (LoopView loop : subjects()) {
        value(layer, loop).ifPresent(value -> require(loop, value));
      }
    }
  }

  /** What layers may speak of: what is represented here, and functions that are called here. */
  private List<LoopView> subjects() {
    List<LoopView> all = new ArrayList<>(session.ssa().loops());
    all.addAll(session.ssa().summaries());
    return all;
  }

  private void require(LoopView loop, AbstractValue value) {
    RegionSites regions = regions(value);
    for (LoopInstance instance : loop.instances()) {
      List<LoopInstance.Point> passed = new ArrayList<>(instance.backEdges());
      instance.pre().ifPresent(passed::addFirst);
      for (LoopInstance.Point point : passed) {
        for (Site site : assumable(regions, instance, point, point.guard())) {
          for (Term fact : facts(site, value)) {
            if (stated.add(fact)) {
              session.solver().require(fact);
            }
          }
        }
      }
    }
  }

  /** Whether a layer names a loop that is not there. */
  boolean isAboutNothing(InvariantLayer layer) {
    Set<Integer> loops = new LinkedHashSet<>(layer.values().keySet());
    session.ssa().loops().forEach(loop -> loops.remove(loop.number()));
    return !loops.isEmpty();
  }

  /**
   * Whether a back edge violates a layer that held before: UNSAT if it is inductive.
   *
   * @param log hears what each question is about before it is asked
   */
  Answer violation(InvariantLayer layer, ObligationLog log) {
    try (Context before = session.solver().open()) {
      for (LoopView loop : session.ssa().loops()) {
        value(layer, loop).ifPresent(v -> assume(before, before(loop, v), v));
      }
      for (LoopView loop : session.ssa().loops()) {
        List<Term> violations = value(layer, loop).map(v -> violations(loop, v)).orElse(List.of());
        String claim = claim(layer, loop);
        for (int i = 0; i < violations.size(); i++) {
          int row = i;
          log.about(claim, () -> text(layer.values().get(loop.number()), row));
          List<Term> assumptions = new ArrayList<>(session.closed());
          assumptions.add(violations.get(i));
          Answer answer = session.solver().check(List.of(before), assumptions);
          if (answer != Answer.UNSAT) {
            return answer;
          }
        }
      }
      return Answer.UNSAT;
    }
  }

  private static String claim(InvariantLayer layer, LoopView loop) {
    return "invariants of the %s at %s hold when it goes on, if they did for %d unwindings before"
        .formatted(
            loop.kind() == LoopView.Kind.LOOP ? "loop" : "function " + loop.function(),
            loop.location(),
            layer.unwindings());
  }

  private static String text(AbstractValue value, int row) {
    return value
        .template()
        .rows()
        .get(row)
        .formula(value.parameter(row))
        .map(f -> String.join(" && ", FormulaList.lines(List.of(f))))
        .filter(t -> !t.isEmpty())
        .orElse("row " + (row + 1));
  }

  private void assume(Context context, List<Site> sites, AbstractValue value) {
    sites.forEach(site -> facts(site, value).forEach(context::require));
  }

  /**
   * Back edges before those that are judged, of executions that start in an arbitrary iteration.
   */
  private List<Site> before(LoopView loop, AbstractValue value) {
    RegionSites regions = regions(value);
    List<Site> sites = new ArrayList<>();
    for (LoopInstance instance : loop.instances()) {
      instance.pre().ifPresent(p -> sites.addAll(assumable(regions, instance, p, p.guard())));
      for (LoopInstance.Point point : instance.mids(session.ssa().unwindings())) {
        Term arbitrary = terms.and(point.guard(), instance.loopSelect());
        sites.addAll(assumable(regions, instance, point, arbitrary));
      }
    }
    return sites;
  }

  /**
   * For each row that a back edge is taken at which it does not hold: any one of an execution from
   * the loop's entry, the last one of those from an arbitrary iteration.
   */
  private List<Term> violations(LoopView loop, AbstractValue value) {
    List<Site> sites = after(loop, value);
    List<Term> violations = new ArrayList<>();
    for (int i = 0; i < value.parameters().size(); i++) {
      Row row = value.template().rows().get(i);
      List<Term> cases = new ArrayList<>();
      for (Site site : sites) {
        if (site.state().has(row.variables())) {
          Term holds = row.holds(terms, site.state(), value.parameter(i));
          cases.add(terms.and(site.guard(), terms.not(holds)));
        }
      }
      violations.add(terms.or(cases));
    }
    return violations;
  }

  private List<Site> after(LoopView loop, AbstractValue value) {
    RegionSites regions = regions(value);
    List<Site> sites = new ArrayList<>();
    int k = session.ssa().unwindings();
    for (LoopInstance instance : loop.instances()) {
      Term selected = instance.loopSelect();
      Term window = session.ssa().window(instance.enclosing());
      for (LoopInstance.Point point : instance.mids(k)) {
        Term fromEntry = terms.and(point.guard(), terms.not(selected), window);
        sites.addAll(required(regions, instance, point, fromEntry));
      }
      instance
          .post(k)
          .map(p -> required(regions, instance, p, terms.and(p.guard(), window)))
          .ifPresent(last -> sites.addAll(apart(value, last, selected)));
    }
    return sites;
  }

  /**
   * Equations between numbers are the simpler for the solver, the fewer case distinctions they
   * contain.
   */
  private List<Site> apart(AbstractValue value, List<Site> sites, Term selected) {
    if (!value.template().hasEquations()) {
      return sites;
    }
    List<Site> apart = new ArrayList<>(sites);
    apart.addAll(apart.removeFirst().cases(terms, selected));
    return apart;
  }

  /** What each row says of a site: one by one, they are the simplest for the solver. */
  private List<Term> facts(Site site, AbstractValue value) {
    List<Term> facts = new ArrayList<>();
    for (int i = 0; i < value.parameters().size(); i++) {
      Row row = value.template().rows().get(i);
      if (site.state().has(row.variables())) {
        Term holds = row.holds(terms, site.state(), value.parameter(i));
        facts.add(terms.implies(site.guard(), holds));
      }
    }
    return facts;
  }

  /** What may be assumed at a point, of all objects and elements that are of interest. */
  private List<Site> assumable(
      RegionSites regions, LoopInstance instance, LoopInstance.Point point, Term condition) {
    List<Site> sites = new ArrayList<>(regions.accessed(instance, point, condition));
    sites.addFirst(new Site(condition, registry.state(terms, instance, point)));
    return sites;
  }

  /** What must hold at a point, of any object and element. */
  private List<Site> required(
      RegionSites regions, LoopInstance instance, LoopInstance.Point point, Term condition) {
    List<Site> sites = new ArrayList<>(regions.representative(instance, point, condition));
    sites.addFirst(new Site(condition, registry.state(terms, instance, point)));
    return sites;
  }

  /**
   * Whether a layer says something of a back edge that cannot be said of a later one: it would be
   * assumed, but not checked.
   */
  boolean isIncomparable(InvariantLayer layer) {
    for (LoopView loop : session.ssa().loops()) {
      for (LoopInstance instance : loop.instances()) {
        if (value(layer, loop).filter(v -> isIncomparable(instance, v)).isPresent()) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isIncomparable(LoopInstance instance, AbstractValue value) {
    List<LoopInstance.Point> points = new ArrayList<>(instance.backEdges());
    instance.pre().ifPresent(points::addFirst);
    List<State> states = points.stream().map(p -> registry.state(terms, instance, p)).toList();
    for (Row row : value.template().rows()) {
      long sayable = states.stream().filter(s -> s.has(row.variables())).count();
      if (sayable != 0 && sayable != states.size()) {
        return true;
      }
    }
    return false;
  }

  private RegionSites regions(AbstractValue value) {
    return RegionSites.of(session.ssa(), registry, List.of(value.template()));
  }

  private static Optional<AbstractValue> value(InvariantLayer layer, LoopView loop) {
    return Optional.ofNullable(layer.values().get(loop.number()));
  }
}
