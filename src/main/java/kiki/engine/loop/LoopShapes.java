// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.domain.path.SymbolicPaths;
import kiki.domain.predicate.Predicate;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.shape.LoopContext;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.FormulaList;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.State;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;
import kiki.engine.control.Lazy;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Traversal;

/** Describes the loops of an SSA form to the domains. */
public final class LoopShapes {
  private final Ssa ssa;
  private final VariableRegistry registry;
  private final ProgramConstants constants;
  private final Lazy<ElementComparisons> comparisons;
  private final Lazy<List<StatedElements.Statement>> stated;
  private final Lazy<List<LoopNests.Nest>> nests;

  public LoopShapes(Ssa ssa, VariableRegistry registry, ProgramConstants constants) {
    this.ssa = ssa;
    this.registry = registry;
    this.constants = constants;
    this.comparisons = new Lazy<>(() -> ElementComparisons.of(ssa));
    this.stated = new Lazy<>(() -> StatedElements.of(registry, ssa));
    this.nests = new Lazy<>(() -> LoopNests.of(registry, ssa));
  }

  /** With the constants of all terms made so far. */
  public static LoopShapes of(Ssa ssa, VariableRegistry registry) {
    return new LoopShapes(ssa, registry, ProgramConstants.of(ssa.terms()));
  }

  /** The first instance that can start in an arbitrary iteration stands for the others. */
  public LoopShape shape(LoopView loop) {
    List<Variable> variables = registry.variables(loop);
    Optional<LoopInstance> first =
        loop.instances().stream().filter(i -> i.pre().isPresent()).findFirst();
    if (first.isEmpty()) {
      return new LoopShape(variables, List.of(), Set.of(), List.of(), Set.of(), List.of());
    }
    LoopInstance instance = first.get();
    List<Term> roots = roots(loop, instance);
    List<Term> ordered = Traversal.postorder(roots);
    List<Variable> parameters = parameters(loop, instance, ordered);
    List<Variable> all = new ArrayList<>(variables);
    all.addAll(parameters);
    State before = registry.state(ssa.terms(), instance, instance.symbols());
    List<State> after = new ArrayList<>();
    instance.backEdges().forEach(point -> after.add(registry.state(ssa.terms(), instance, point)));
    Set<Pair> related = RelatedVariables.among(all, variables.size()).pairs(before, after, ordered);
    List<PredicateRow> predicates =
        new ProgramPredicates(ssa.terms()).among(ordered, before, instance.loopSelect());
    return new LoopShape(
            variables,
            parameters,
            withAllOfFew(related, variables),
            FiniteVariables.among(
                variables, registry.state(ssa.terms(), instance, instance.entry()), before, after),
            constants.integers(),
            predicates,
            HeapShapes.of(
                    registry,
                    ssa.stable(),
                    loop,
                    instance,
                    members -> conditions(ordered, before, instance.loopSelect(), members))
                .among(ssa.pools()))
        .with(
            new LoopContext(
                segments(loop, instance),
                new Marks(ssa.terms(), registry, loop, instance).among(ordered),
                registry.entered(loop, instance),
                registry.bases(loop, instance)));
  }

  private List<SegmentShape> segments(LoopView loop, LoopInstance instance) {
    List<SegmentShape> shapes = new ArrayList<>();
    if (!ArrayShapes.arrays(instance).isEmpty() && !nests.get().isEmpty()) {
      shapes.addAll(new GridShapes(registry, loop, instance).among(nests.get(), comparisons.get()));
    }
    shapes.addAll(
        new ArrayShapes(registry, loop, instance).among(ssa.pools(), comparisons, stated));
    return shapes;
  }

  /** With the state at the head of the enclosing loop, to which every variable is related. */
  public LoopShape withOld(LoopView loop) {
    LoopShape shape = shape(loop);
    List<Variable> old = registry.old(loop);
    List<Variable> parameters = new ArrayList<>(shape.parameters());
    parameters.addAll(old);
    Set<Pair> related = new LinkedHashSet<>(shape.related());
    for (Variable o : old) {
      for (Variable v : shape.variables()) {
        if (v.type().equals(o.type()) && related.size() < LoopTuning.MAX_RELATED) {
          related.add(new Pair(v, o));
        }
      }
    }
    return new LoopShape(
        shape.variables(),
        parameters,
        related,
        shape.enumerated(),
        shape.landmarks(),
        shape.predicates(),
        shape.heap(),
        shape.context());
  }

  /** What tells the symbolic paths to the loop apart: flags that it does not change. */
  private List<Variable> flags(LoopView loop) {
    Optional<LoopInstance> first =
        loop.instances().stream().filter(i -> i.pre().isPresent()).findFirst();
    List<Variable> flags = new ArrayList<>();
    first.ifPresent(
        instance ->
            instance
                .unchanged()
                .forEach(
                    (variable, value) -> {
                      if (variable.isLoopFlag() && !(value instanceof Constant)) {
                        StateComponent part = StateComponent.of(variable);
                        flags.add(registry.named(loop, part, IntType.BOOL, Variable.Origin.GHOST));
                      }
                    }));
    return flags.subList(Math.max(0, flags.size() - LoopTuning.MAX_FLAGS), flags.size());
  }

  /** The template for each case of a recursive function. */
  public Template byCases(LoopView summary, Template template) {
    return SymbolicPaths.of(template, cases(summary), List.of());
  }

  /** The template for each symbolic path to the loop. */
  public Template alongPaths(LoopView loop, Template template) {
    List<Variable> set =
        registry.variables(loop).stream()
            .filter(v -> registry.part(loop, v).filter(p -> p.variable().isLoopFlag()).isPresent())
            .toList();
    return SymbolicPaths.of(template, flags(loop), set);
  }

  /** What tells the cases of a recursive function apart: conditions on what it is called with. */
  private List<Variable> cases(LoopView summary) {
    List<Variable> cases = new ArrayList<>();
    for (PredicateRow row : shape(summary).predicates()) {
      if (row.predicate() instanceof Predicate.Stated stated
          && cases.size() < LoopTuning.MAX_CASES) {
        List<SsaVariable> arguments =
            stated.arguments().stream()
                .flatMap(v -> registry.part(summary, v).stream())
                .filter(StateComponent::isVariable)
                .map(StateComponent::variable)
                .filter(v -> v.role() == SsaVariable.Role.CALLED)
                .toList();
        if (arguments.size() == stated.arguments().size()) {
          String written = "(" + FormulaList.lines(List.of(stated.formula())).getFirst() + ")";
          ValuePlace place =
              new ValuePlace.Condition(arguments.getFirst(), stated.pattern(), arguments, written);
          cases.add(
              registry.named(
                  summary, StateComponent.of(place), IntType.BOOL, Variable.Origin.PROGRAM));
        }
      }
    }
    return cases;
  }

  private List<PredicateRow> conditions(
      List<Term> ordered, State before, Term select, Map<Term, Variable> members) {
    return new ProgramPredicates(ssa.terms())
        .read(members).among(ordered, before, select).stream()
            .filter(row -> !Collections.disjoint(row.variables(), members.values()))
            .toList();
  }

  private List<Term> roots(LoopView loop, LoopInstance instance) {
    List<Term> roots = new ArrayList<>();
    for (LoopInstance.Point point : instance.backEdges()) {
      roots.add(point.guard());
      roots.addAll(registry.state(ssa.terms(), instance, point).values().values());
    }
    for (AssertionInstance assertion : ssa.assertions()) {
      roots.add(assertion.violation());
    }
    return roots;
  }

  /**
   * Variables that the terms mention and the loop does not change, with values that are unknown and
   * differ.
   */
  private List<Variable> parameters(LoopView loop, LoopInstance instance, List<Term> ordered) {
    Set<Term> mentioned = new HashSet<>(ordered);
    Map<Term, SsaVariable> byValue = new LinkedHashMap<>();
    instance
        .unchanged()
        .forEach(
            (variable, value) -> {
              if (mentioned.contains(value)
                  && !(value instanceof Constant)
                  && registry.isNameable(variable)
                  && byValue.size() < LoopTuning.MAX_PARAMETERS) {
                byValue.putIfAbsent(value, variable);
              }
            });
    return registry.parameters(loop, byValue.values());
  }

  private static Set<Pair> withAllOfFew(Set<Pair> related, List<Variable> variables) {
    Set<Pair> pairs = new LinkedHashSet<>(related);
    if (variables.size() <= LoopTuning.MOST_VARIABLES_PAIRED_FREELY) {
      pairs.addAll(Pair.among(variables));
    }
    return pairs;
  }
}
