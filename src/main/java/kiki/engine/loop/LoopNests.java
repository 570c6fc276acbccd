// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.engine.loop.state.Border;
import kiki.engine.loop.state.ElementIndices;
import kiki.engine.loop.state.FormText;
import kiki.engine.loop.state.GridForm;
import kiki.engine.loop.state.GridForm.Argument;
import kiki.engine.loop.state.IndexForm;
import kiki.engine.loop.state.IterationGrid;
import kiki.engine.loop.state.TermAbstraction;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Value;

/**
 * Finds loops inside of others whose accesses to arrays depend on the counters of both, such as
 * those that go through a matrix: each element is told from the others by two numbers, and nothing
 * has to be divided.
 */
final class LoopNests {
  /**
   * An element that an iteration of the inner loop accesses.
   *
   * @param value what it leaves there, if it writes there
   */
  record Visit(SsaVariable array, GridForm at, Optional<GridForm> value) {}

  /** A loop inside of another one. */
  record Nest(
      LoopView outer,
      LoopView inner,
      IterationGrid.Axis row,
      IterationGrid.Axis column,
      Border end,
      List<Visit> visits) {
    /** The iterations that are done at the head of a loop, if it is one of the two. */
    Optional<IterationGrid> grid(LoopView loop) {
      return loop.number() == inner.number()
          ? Optional.of(new IterationGrid(row, column, end, IterationGrid.Part.BEFORE_COLUMN))
          : loop.number() == outer.number()
              ? Optional.of(new IterationGrid(row, column, end, IterationGrid.Part.BEFORE_ROW))
              : Optional.empty();
    }
  }

  private final LoopInstance instance;
  private final ArrayAccesses analysis;

  private LoopNests(LoopInstance instance, ArrayAccesses analysis) {
    this.instance = instance;
    this.analysis = analysis;
  }

  /** The nests of a program. */
  static List<Nest> of(VariableRegistry registry, Ssa ssa) {
    List<Nest> found = new ArrayList<>();
    for (LoopView inner : ssa.loops()) {
      inner.instances().stream()
          .filter(i -> i.pre().isPresent())
          .findFirst()
          .filter(i -> !i.enclosing().isEmpty() && !ArrayShapes.arrays(i).isEmpty())
          .ifPresent(
              instance -> {
                LoopCopy around = instance.enclosing().getLast();
                if (around.copy() == 1 && around.loop().pre().isPresent()) {
                  ArrayAccesses analysis = ArrayAccesses.of(registry, instance);
                  ArrayAccesses outer = ArrayAccesses.of(registry, around.loop());
                  new LoopNests(instance, analysis).nests(around.loop(), outer).forEach(found::add);
                }
              });
    }
    return found.stream().limit(LoopTuning.MAX_NESTS).toList();
  }

  private List<Nest> nests(LoopInstance around, ArrayAccesses outer) {
    List<Nest> found = new ArrayList<>();
    Map<IndexForm.Part, IterationGrid.Axis> columns = axes(instance, analysis);
    Map<IndexForm.Part, IterationGrid.Axis> rows = axes(around, outer);
    columns.forEach(
        (part, column) -> {
          Optional<Border> end = analysis.bound(IndexForm.of(part)).map(IndexForm::border);
          rows.values().stream()
              .filter(row -> row.from().isConstant())
              .filter(row -> instance.unchanged().containsKey(row.counter()))
              .filter(_ -> end.isPresent())
              .forEach(
                  row -> {
                    List<Visit> visits = visits(row, column);
                    if (!visits.isEmpty()) {
                      found.add(
                          new Nest(around.loop(), instance.loop(), row, column, end.get(), visits));
                    }
                  });
        });
    return found;
  }

  /** The counters of a loop: variables that move by one. */
  private static Map<IndexForm.Part, IterationGrid.Axis> axes(
      LoopInstance instance, ArrayAccesses analysis) {
    Map<IndexForm.Part, IterationGrid.Axis> found = new LinkedHashMap<>();
    for (IndexForm.Part part : analysis.known().values()) {
      if (part.component().isVariable()
          && analysis.steps(IndexForm.of(part)).filter(Set.of(1L)::equals).isPresent()) {
        SsaVariable variable = part.component().variable();
        start(instance, analysis, variable)
            .ifPresent(
                from -> found.put(part, new IterationGrid.Axis(variable, part.type(), from)));
      }
    }
    return found;
  }

  /** Where a counter starts, if that is a constant or a sum of what the loop does not change. */
  private static Optional<Border> start(
      LoopInstance instance, ArrayAccesses analysis, SsaVariable counter) {
    Term entered = instance.entry().values().get(counter);
    if (entered instanceof Constant start) {
      return start.value() instanceof Value.Bits bits
              && bits.signed().signum() >= 0
              && bits.signed().bitLength() < Integer.SIZE
          ? Optional.of(Border.at(bits.signed().longValueExact()))
          : Optional.empty();
    }
    return Optional.ofNullable(entered)
        .map(term -> analysis.form(analysis.copied(term)))
        .filter(form -> form.complete() && form.divisor() == 1 && !analysis.isMoving(form))
        .map(IndexForm::border);
  }

  /** The elements that an iteration accesses whose positions depend on both counters. */
  private List<Visit> visits(IterationGrid.Axis row, IterationGrid.Axis column) {
    Map<Term, Argument> arguments = arguments(row, column);
    TermAbstraction<Argument> numbers = new TermAbstraction<>(analysis.copy(), arguments);
    Set<Visit> found = new LinkedHashSet<>();
    for (SsaVariable array : ArrayShapes.arrays(instance)) {
      Optional<Term> after = analysis.after(array);
      for (Term index : analysis.indices(array)) {
        form(numbers, index)
            .filter(at -> at.arguments().contains(new Argument.Counter(0)))
            .filter(at -> at.arguments().contains(new Argument.Counter(1)))
            .filter(_ -> found.size() < LoopTuning.MAX_VISITS)
            .ifPresent(
                at ->
                    found.add(
                        new Visit(
                            array,
                            at,
                            after
                                .filter(a -> writes(a, index))
                                .map(a -> analysis.copy().select(a, index))
                                .flatMap(v -> form(numbers, v)))));
      }
    }
    return List.copyOf(found);
  }

  private static Optional<GridForm> form(TermAbstraction<Argument> abstraction, Term term) {
    return abstraction
        .of(term)
        .map(
            function ->
                new GridForm(
                    function.pattern(),
                    function.arguments(),
                    new FormText(
                            function.pattern().parameters(),
                            function.arguments().stream().map(Argument::text).toList())
                        .of(function.pattern().body())));
  }

  /** Whether an array was made by writing there, among others. */
  private static boolean writes(Term array, Term index) {
    return Traversal.postorder(List.of(array)).stream()
        .anyMatch(t -> t.is(CoreOperator.STORE) && t.argument(1) == index);
  }

  private Map<Term, Argument> arguments(IterationGrid.Axis row, IterationGrid.Axis column) {
    Map<Term, Argument> found = new LinkedHashMap<>();
    analysis
        .known()
        .forEach(
            (value, part) -> {
              SsaVariable variable = part.component().variable();
              if (!part.component().isVariable()) {
                return;
              }
              if (variable.equals(row.counter())) {
                found.put(value, new Argument.Counter(0));
              } else if (variable.equals(column.counter())) {
                found.put(value, new Argument.Counter(1));
              } else if (!analysis.isMoving(IndexForm.of(part))) {
                found.put(value, new Argument.Current(variable));
              }
            });
    analysis
        .unchanged()
        .forEach(
            (variable, value) -> {
              if (ElementIndices.isArray(value)) {
                found.putIfAbsent(value, new Argument.Current(variable));
              }
            });
    analysis
        .changed()
        .forEach(
            (variable, value) -> {
              if (ElementIndices.isArray(value)) {
                found.putIfAbsent(value, new Argument.Current(variable));
              }
            });
    return found;
  }
}
