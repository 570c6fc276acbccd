// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Formula;
import kiki.domain.template.FormulaList;
import kiki.domain.template.Site;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.engine.loop.state.RegionSites;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.LoopInvariant;
import kiki.engine.session.Session;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The invariants known so far. They hold at every back edge of every execution, so they are
 * permanent constraints of the solver, also on instances that later unwindings add.
 */
public final class Facts {
  private final Session session;
  private final VariableRegistry registry;
  private final List<InvariantLayer> layers = new ArrayList<>();
  private final Set<Term> required = new HashSet<>();

  /** At how many points of each instance all layers are stated. */
  private final Map<LoopInstance, Integer> stated = new IdentityHashMap<>();

  public Facts(Session session, VariableRegistry registry) {
    this.session = session;
    this.registry = registry;
  }

  public List<InvariantLayer> layers() {
    return List.copyOf(layers);
  }

  /** Adds what an inference at the current unwinding found, one value per loop. */
  public void learn(List<AbstractValue> values) {
    Map<Integer, AbstractValue> layer = new LinkedHashMap<>();
    List<LoopView> loops = session.ssa().loops();
    for (int i = 0; i < loops.size(); i++) {
      AbstractValue value = values.get(i).withoutTop();
      if (!value.parameters().isEmpty()) {
        layer.put(loops.get(i).number(), value);
      }
    }
    if (!layer.isEmpty()) {
      learn(new InvariantLayer(session.ssa().unwindings(), layer));
    }
  }

  /** Adds a layer that is known to hold. */
  public void learn(InvariantLayer layer) {
    layers.add(layer);
    registry.admit(layer);
    stated.clear();
    instantiate();
  }

  /** States all facts at the points that an unwinding has added. */
  public void instantiate() {
    List<LoopView> loops = new ArrayList<>(session.ssa().loops());
    loops.addAll(session.ssa().summaries());
    for (LoopView loop : loops) {
      List<AbstractValue> values = values(loop);
      for (LoopInstance instance : loop.instances()) {
        if (!values.isEmpty()) {
          instantiate(instance, values);
        }
      }
    }
  }

  private void instantiate(LoopInstance instance, List<AbstractValue> values) {
    List<LoopInstance.Point> points = new ArrayList<>();
    instance.pre().ifPresent(points::add);
    points.addAll(instance.backEdges());
    int done = stated.getOrDefault(instance, 0);
    for (LoopInstance.Point point : points.subList(done, points.size())) {
      State state = registry.state(session.terms(), instance, point);
      values.forEach(value -> require(point.guard(), value, state));
    }
    stated.put(instance, points.size());
    // An unwinding may access objects of pools and elements of arrays at further indices.
    RegionSites families =
        RegionSites.of(
            session.ssa(), registry, values.stream().map(AbstractValue::template).toList());
    for (LoopInstance.Point point : points) {
      for (Site site : families.accessed(instance, point, point.guard())) {
        values.forEach(value -> require(site.guard(), value, site.state()));
      }
    }
  }

  private void require(Term guard, AbstractValue value, State state) {
    Terms terms = session.terms();
    Term fact = terms.implies(guard, value.holds(terms, state));
    if (required.add(fact)) {
      session.solver().require(fact);
    }
  }

  private List<AbstractValue> values(LoopView loop) {
    return layers.stream()
        .map(layer -> layer.values().get(loop.number()))
        .filter(Objects::nonNull)
        .toList();
  }

  /** The facts as the user reads them, by loop. */
  public List<LoopInvariant> invariants() {
    List<LoopInvariant> result = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      List<Formula> conjuncts = new ArrayList<>();
      Map<String, List<Formula>> remarks = new LinkedHashMap<>();
      for (AbstractValue value : values(loop)) {
        conjuncts.addAll(value.formulas(Variable.Origin.PROGRAM));
        for (AbstractValue.Statement s : value.statements(Variable.Origin.GHOST)) {
          remarks
              .computeIfAbsent(registry.scope(loop, s.variables()), _ -> new ArrayList<>())
              .add(s.formula());
        }
      }
      if (!conjuncts.isEmpty() || !remarks.isEmpty()) {
        result.add(
            LoopInvariant.of(loop, FormulaList.lines(conjuncts), remarks(remarks, conjuncts)));
      }
    }
    return result;
  }

  /**
   * Sentences for what C cannot express: which objects or elements are meant, and what holds of
   * them.
   */
  private static List<String> remarks(Map<String, List<Formula>> byScope, List<Formula> said) {
    List<String> sentences = new ArrayList<>();
    byScope.forEach(
        (scope, formulas) ->
            FormulaList.lines(formulas, said).forEach(line -> sentences.add(scope + line)));
    return sentences;
  }
}
