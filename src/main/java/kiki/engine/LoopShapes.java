package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.domain.LoopShape;
import kiki.domain.LoopShape.Pair;
import kiki.domain.PredicateRow;
import kiki.domain.State;
import kiki.domain.Variable;
import kiki.ssa.AssertionInstance;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.ssa.Ssa;
import kiki.term.Term;

/** Describes the loops of an SSA form to the domains. */
final class LoopShapes {
  private final Ssa ssa;
  private final VariableRegistry registry;

  LoopShapes(Ssa ssa, VariableRegistry registry) {
    this.ssa = ssa;
    this.registry = registry;
  }

  LoopShape shape(LoopView loop) {
    List<Variable> variables = registry.variables(loop);
    Set<Pair> related = new LinkedHashSet<>();
    List<Variable> enumerated = new ArrayList<>();
    List<PredicateRow> predicates = new ArrayList<>();
    Optional<LoopInstance> instance =
        loop.instances().stream().filter(i -> i.pre().isPresent()).findFirst();
    if (instance.isPresent()) {
      State before = registry.state(loop, instance.get().pre().orElseThrow());
      List<State> after = new ArrayList<>();
      List<Term> conditions = new ArrayList<>();
      for (LoopInstance.Point point : instance.get().backEdges()) {
        after.add(registry.state(loop, point));
        conditions.add(point.guard());
      }
      for (AssertionInstance assertion : ssa.assertions()) {
        conditions.add(assertion.violation());
      }
      enumerated.addAll(Enumerated.among(variables, before, after));
      predicates.addAll(
          new ProgramPredicates(ssa.terms())
              .among(roots(conditions, after), before, instance.get().loopSelect()));
      related.addAll(new Relations(variables).pairs(before, after, conditions));
    }
    return new LoopShape(variables, related, enumerated, predicates);
  }

  private static List<Term> roots(List<Term> conditions, List<State> after) {
    List<Term> roots = new ArrayList<>(conditions);
    after.forEach(state -> roots.addAll(state.values().values()));
    return roots;
  }
}
