// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Variable;
import kiki.engine.loop.LoopNests.Nest;
import kiki.engine.loop.LoopNests.Visit;
import kiki.engine.loop.state.IterationGrid;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;

/**
 * Describes the elements that two nested loops access to the domains.
 *
 * @param instance can start in an arbitrary iteration
 */
record GridShapes(VariableRegistry registry, LoopView loop, LoopInstance instance) {
  /** The elements of arrays that the loop changes, in the nests that it is one of. */
  List<SegmentShape> among(List<Nest> nests, ElementComparisons comparisons) {
    List<SegmentShape> shapes = new ArrayList<>();
    for (Nest nest : nests) {
      nest.grid(loop).ifPresent(grid -> shapes.addAll(shapes(nest, grid, comparisons)));
    }
    return shapes;
  }

  private List<SegmentShape> shapes(Nest nest, IterationGrid grid, ElementComparisons comparisons) {
    Map<SsaVariable, Term> changed = instance.pre().orElseThrow().values();
    List<SegmentShape> shapes = new ArrayList<>();
    for (Visit visit : nest.visits()) {
      SsaVariable array = visit.array();
      if (changed.containsKey(array)) {
        Set<Variable> elements = new LinkedHashSet<>();
        elements.add(element(grid, visit));
        nest.visits().forEach(other -> elements.add(element(grid, other)));
        Set<Variable> compared = new LinkedHashSet<>();
        visit
            .value()
            .ifPresent(
                value ->
                    compared.add(
                        named(new ValuePlace.GridValue(array, grid, value), array.type())));
        compared.addAll(scalars(array, comparisons));
        shapes.add(
            new SegmentShape(
                List.of(named(new ValuePlace.GridIndex(array, grid, 0), grid.row().type())),
                elements.stream().limit(LoopTuning.MAX_ELEMENTS_TOGETHER).toList(),
                compared.stream().limit(LoopTuning.MAX_COMPARED).toList(),
                comparisons.constants(changed.get(array)),
                SegmentShape.Order.NONE,
                SegmentShape.Kind.GRID,
                List.of(),
                List.of()));
      }
    }
    return shapes;
  }

  private Variable element(IterationGrid grid, Visit visit) {
    return named(new ValuePlace.Visited(visit.array(), grid, visit.at()), visit.array().type());
  }

  /** The variables that the program compares elements with. */
  private List<Variable> scalars(SsaVariable array, ElementComparisons comparisons) {
    Map<SsaVariable, Term> all = new LinkedHashMap<>(instance.pre().orElseThrow().values());
    all.putAll(instance.unchanged());
    return all.entrySet().stream()
        .filter(e -> registry.isNameable(e.getKey()))
        .filter(e -> e.getKey().type().equals(array.type()))
        .filter(e -> comparisons.symbols().contains(e.getValue()))
        .map(
            e ->
                registry.named(
                    loop,
                    StateComponent.of(e.getKey()),
                    e.getKey().type(),
                    Variable.Origin.PROGRAM))
        .toList();
  }

  private Variable named(ValuePlace place, CType type) {
    return registry.named(loop, StateComponent.of(place), type, Variable.Origin.GHOST);
  }
}
