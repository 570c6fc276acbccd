package kiki.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.domain.AbstractValue;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The invariants known so far. They hold at every back edge of every execution, so they are
 * permanent constraints of the solver, also on instances that later unwindings add.
 */
final class Facts {
  private final Session session;
  private final VariableRegistry registry;
  private final List<InvariantLayer> layers = new ArrayList<>();
  private final Set<Term> required = new HashSet<>();

  Facts(Session session, VariableRegistry registry) {
    this.session = session;
    this.registry = registry;
  }

  List<InvariantLayer> layers() {
    return List.copyOf(layers);
  }

  /** Adds what an inference at the current unwinding found, one value a loop. */
  void learn(List<AbstractValue> values) {
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
  void learn(InvariantLayer layer) {
    layers.add(layer);
    instantiate(layer);
  }

  /** States all facts of the instances that an unwinding has added. */
  void instantiate() {
    layers.forEach(this::instantiate);
  }

  private void instantiate(InvariantLayer layer) {
    for (LoopView loop : session.ssa().loops()) {
      AbstractValue value = layer.values().get(loop.number());
      if (value != null) {
        for (LoopInstance instance : loop.instances()) {
          instance.pre().ifPresent(point -> require(loop, point, value));
          instance.backEdges().forEach(point -> require(loop, point, value));
        }
      }
    }
  }

  private void require(LoopView loop, LoopInstance.Point point, AbstractValue value) {
    Terms terms = session.terms();
    Term fact = terms.implies(point.guard(), value.holds(terms, registry.state(loop, point)));
    if (required.add(fact)) {
      session.solver().require(fact);
    }
  }

  /** The facts as the user reads them, by loop. */
  List<LoopInvariant> invariants() {
    List<LoopInvariant> result = new ArrayList<>();
    for (LoopView loop : session.ssa().loops()) {
      List<String> conjuncts = new ArrayList<>();
      for (InvariantLayer layer : layers) {
        AbstractValue value = layer.values().get(loop.number());
        if (value != null) {
          value.text().stream().filter(text -> !conjuncts.contains(text)).forEach(conjuncts::add);
        }
      }
      if (!conjuncts.isEmpty()) {
        result.add(new LoopInvariant(loop.number(), loop.function(), loop.location(), conjuncts));
      }
    }
    return result;
  }
}
