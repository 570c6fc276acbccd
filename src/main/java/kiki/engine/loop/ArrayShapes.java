// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Variable;
import kiki.engine.loop.ArrayAccesses.Access;
import kiki.engine.loop.ArraySplits.Split;
import kiki.engine.loop.StatedElements.Statement;
import kiki.engine.loop.state.ArraySegment;
import kiki.engine.loop.state.ArraySegment.Range;
import kiki.engine.loop.state.Border;
import kiki.engine.loop.state.ElementForm;
import kiki.engine.loop.state.ElementIndices;
import kiki.engine.loop.state.IndexForm;
import kiki.engine.loop.state.IndexMap;
import kiki.engine.loop.state.PoolSubset;
import kiki.engine.loop.state.PoolSubsets;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Traversal;

/** Describes the arrays of a loop to the array domain. */
final class ArrayShapes {
  private final VariableRegistry registry;
  private final LoopView loop;
  private final LoopInstance instance;
  private final Map<SsaVariable, Term> changed;
  private final ElementNames names;

  /** The instance can start in an arbitrary iteration. */
  ArrayShapes(VariableRegistry registry, LoopView loop, LoopInstance instance) {
    this.registry = registry;
    this.loop = loop;
    this.instance = instance;
    this.changed = instance.pre().orElseThrow().values();
    this.names = new ElementNames(registry, loop, instance);
  }

  /**
   * Segments of the arrays that the loop works on, at the positions it accesses.
   *
   * @param pools some of the arrays are in objects of
   * @param compared what the program compares elements with
   * @param stated what it claims about elements
   */
  List<SegmentShape> among(
      List<PoolView> pools,
      Supplier<ElementComparisons> compared,
      Supplier<List<Statement>> stated) {
    List<SsaVariable> arrays = arrays();
    boolean pooled = changed.keySet().stream().anyMatch(ArrayShapes::isArrayInPool);
    if (arrays.isEmpty() && !pooled) {
      return List.of();
    }
    ArrayAccesses analysis = ArrayAccesses.of(registry, instance);
    List<Access> accesses = analysis.accesses(arrays);
    List<Split> splits = ArraySplits.of(analysis, accesses);
    ElementMaps maps = new ElementMaps(analysis, names::indexWidth);
    ElementForms forms = new ElementForms(analysis);
    ElementComparisons comparisons = compared.get();
    boolean sorting = comparisons.betweenElements() && ElementComparisons.areIn(instance);
    Set<SsaVariable> open =
        accesses.stream()
            .filter(access -> !sorting && forms.isOpen(access))
            .map(Access::array)
            .collect(Collectors.toSet());
    List<SegmentShape> shapes = new ArrayList<>();
    for (Split split : splits) {
      Map<SsaVariable, Set<IndexMap>> elements = maps.belonging(split.at(), accesses);
      List<Variable> probes = probes(analysis, split.at().array(), accesses);
      // Where elements of one array are compared, what is written depends on what was before.
      List<ElementForm> written = sorting ? List.of() : forms.of(split.at());
      long length = ElementNames.length(split.at().array());
      for (Range range : split.ranges()) {
        if (range.isEmpty(length)) {
          continue;
        }
        ArraySegment segment = names.segment(split.at().array(), List.of(range));
        List<Variable> others = new ArrayList<>(probes);
        written.forEach(form -> others.add(names.formed(split.at().array(), segment, form)));
        SegmentShape shape =
            single(segment, split.at().array(), elements, others, comparisons)
                .with(names.claims(split.at().array(), segment, stated.get()));
        shapes.add(open.contains(split.at().array()) ? equating(shape) : shape);
      }
    }
    for (SsaVariable array : changedOf(arrays)) {
      ArraySegment whole = names.segment(array, List.of(Range.WHOLE));
      Map<SsaVariable, Set<IndexMap>> same = new LinkedHashMap<>();
      arrays.stream()
          .filter(
              a ->
                  names.indexWidth(a) == names.indexWidth(array)
                      && ElementNames.length(a) == ElementNames.length(array))
          .forEach(a -> same.put(a, Set.of(IndexMap.IDENTITY)));
      List<Variable> probes = probes(analysis, array, accesses);
      SegmentShape shape =
          single(whole, array, same, probes, comparisons)
              .with(names.claims(array, whole, stated.get()));
      shapes.add(open.contains(array) ? equating(shape) : shape);
    }
    if (comparisons.betweenElements()) {
      shapes.addAll(pairs(analysis, arrays, splits));
    }
    pools.forEach(pool -> shapes.addAll(inPool(pool, analysis, comparisons)));
    return shapes.stream().distinct().limit(LoopTuning.MAX_SEGMENTS).toList();
  }

  /** With equations of an element, what belongs to it, its index, and variables of the program. */
  private static SegmentShape equating(SegmentShape shape) {
    List<Variable> numbers = new ArrayList<>(shape.elements());
    numbers.addAll(shape.indices());
    shape.compared().stream().filter(v -> !v.isGhost()).forEach(numbers::add);
    return shape.equating(numbers.stream().distinct().toList());
  }

  /** Segments of some arrays that the loop changes, at the positions it accesses. */
  Map<SsaVariable, Set<ArraySegment>> segments(List<SsaVariable> arrays) {
    Map<SsaVariable, Set<ArraySegment>> found = new LinkedHashMap<>();
    if (!arrays.isEmpty()) {
      ArrayAccesses analysis = ArrayAccesses.of(registry, instance);
      for (Split split : ArraySplits.of(analysis, analysis.accesses(arrays))) {
        SsaVariable array = split.at().array();
        split.ranges().stream()
            .filter(range -> !range.isEmpty(ElementNames.length(array)))
            .forEach(
                range ->
                    found
                        .computeIfAbsent(array, _ -> new LinkedHashSet<>())
                        .add(names.segment(array, List.of(range))));
      }
    }
    arrays.forEach(
        array ->
            found
                .computeIfAbsent(array, _ -> new LinkedHashSet<>())
                .add(names.segment(array, List.of(Range.WHOLE))));
    return found;
  }

  /**
   * Segments of the arrays that objects of a pool have: up to a position in the objects that
   * variables point to, and whole ones in all kinds of objects.
   */
  private List<SegmentShape> inPool(
      PoolView pool, ArrayAccesses analysis, ElementComparisons comparisons) {
    List<SsaVariable> arrays =
        changed.keySet().stream()
            .filter(v -> isArrayInPool(v) && v.instance() == pool.number())
            .limit(LoopTuning.MAX_ARRAYS)
            .toList();
    PoolSubsets subsets = PoolSubsets.of(registry, instance);
    Optional<SsaVariable> count = subsets.count(pool);
    if (arrays.isEmpty() || count.isEmpty()) {
      return List.of();
    }
    List<Split> splits = ArraySplits.of(analysis, analysis.accesses(arrays));
    List<SegmentShape> shapes = new ArrayList<>();
    for (PoolSubset subset : subsets.of(pool, count.get())) {
      Set<Map.Entry<SsaVariable, Range>> parts = new LinkedHashSet<>();
      if (subset.kind() == PoolSubset.Kind.POINTED) {
        splits.forEach(s -> s.ranges().forEach(r -> parts.add(Map.entry(s.at().array(), r))));
      }
      arrays.forEach(array -> parts.add(Map.entry(array, Range.WHOLE)));
      for (Map.Entry<SsaVariable, Range> part : parts) {
        SsaVariable array = part.getKey();
        if (!part.getValue().isEmpty(ElementNames.length(array))) {
          ArraySegment segment =
              new ArraySegment(
                  analysis.indexWidth(array),
                  ElementNames.length(array),
                  List.of(part.getValue()),
                  Optional.of(subset));
          shapes.add(single(segment, array, Map.of(), List.of(), comparisons));
        }
      }
    }
    return shapes;
  }

  /** The arrays that the loop changes, then those it may read. */
  private List<SsaVariable> arrays() {
    List<SsaVariable> found =
        new ArrayList<>(changed.keySet().stream().filter(ArrayShapes::isArray).toList());
    List<SsaVariable> others =
        instance.unchanged().keySet().stream().filter(ArrayShapes::isArray).toList();
    if (!others.isEmpty()) {
      Set<Term> mentioned = mentioned();
      others.stream()
          .filter(
              v ->
                  ElementIndices.sources(List.of(instance.unchanged().get(v))).stream()
                      .anyMatch(mentioned::contains))
          .forEach(found::add);
    }
    return found.stream().limit(LoopTuning.MAX_ARRAYS).toList();
  }

  /** What the first copy of the body computes with. */
  private Set<Term> mentioned() {
    List<Term> roots = new ArrayList<>();
    instance.backEdges().stream()
        .findFirst()
        .ifPresent(
            point -> {
              roots.addAll(point.values().values());
              roots.add(point.guard());
            });
    return new LinkedHashSet<>(Traversal.postorder(roots));
  }

  private List<SsaVariable> changedOf(List<SsaVariable> arrays) {
    return arrays.stream().filter(changed::containsKey).toList();
  }

  /** The arrays that a loop finds or has. */
  static List<SsaVariable> arrays(LoopInstance instance) {
    return Stream.of(instance.pre().orElseThrow().values(), instance.unchanged())
        .flatMap(values -> values.keySet().stream())
        .filter(ArrayShapes::isArray)
        .toList();
  }

  private static boolean isArray(SsaVariable variable) {
    return variable.kind() == SsaVariable.Kind.ARRAY
        && variable.role() == SsaVariable.Role.PART
        && isOfNumbers(variable);
  }

  private static boolean isArrayInPool(SsaVariable variable) {
    return variable.role() == SsaVariable.Role.POOLED
        && !variable.dimensions().isEmpty()
        && isOfNumbers(variable);
  }

  private static boolean isOfNumbers(SsaVariable variable) {
    return variable.type() instanceof IntType || variable.type() instanceof FloatType;
  }

  /** Elements of an array at positions that do not move evenly: the least so far, for instance. */
  private List<Variable> probes(ArrayAccesses analysis, SsaVariable array, List<Access> accesses) {
    List<Variable> probes = new ArrayList<>();
    for (Access access : accesses) {
      IndexForm at = access.at();
      boolean even = analysis.isMoving(at) && analysis.steps(at).isPresent();
      if (access.array().equals(array)
          && !even
          && at.complete()
          && probes.size() < LoopTuning.MAX_PROBES) {
        ValuePlace place = new ValuePlace.ElementAt(array, at.border(), names.indexWidth(array));
        probes.add(names.named(place, array.type()));
      }
    }
    return probes;
  }

  private SegmentShape single(
      ArraySegment segment,
      SsaVariable first,
      Map<SsaVariable, Set<IndexMap>> belonging,
      List<Variable> probes,
      ElementComparisons comparisons) {
    Set<Variable> elements = new LinkedHashSet<>();
    elements.add(names.element(first, segment, IndexMap.IDENTITY));
    belonging.forEach((a, maps) -> maps.forEach(m -> elements.add(names.element(a, segment, m))));
    if (segment.objects().isEmpty() && isOfInterestWhenEntered(first, belonging)) {
      belonging
          .getOrDefault(first, Set.of(IndexMap.IDENTITY))
          .forEach(
              m ->
                  elements.add(
                      names.named(new ValuePlace.EnteredElement(first, segment, m), first.type())));
    }
    return new SegmentShape(
        List.of(names.index(first, segment, 0)),
        elements.stream().limit(LoopTuning.MAX_ELEMENTS_TOGETHER).toList(),
        compared(first, probes, comparisons),
        comparisons.constants(names.value(first)),
        comparisons.ofIndices() ? SegmentShape.Order.INDEX : SegmentShape.Order.NONE,
        segment.cells().getFirst().isStrided() ? SegmentShape.Kind.STRIDED : SegmentShape.Kind.EACH,
        List.of(),
        List.of());
  }

  /** What an array was is known if it was written, and told apart from what it is by reading it. */
  private boolean isOfInterestWhenEntered(
      SsaVariable array, Map<SsaVariable, Set<IndexMap>> belonging) {
    Term entered = instance.entry().values().get(array);
    return changed.containsKey(array)
        && entered != null
        && (entered.arity() > 0 || belonging.getOrDefault(array, Set.of()).size() > 1);
  }

  /** The probes, and the variables that the program compares elements with. */
  private List<Variable> compared(
      SsaVariable array, List<Variable> probes, ElementComparisons comparisons) {
    Set<Variable> found = new LinkedHashSet<>(probes);
    for (Map<SsaVariable, Term> values : List.of(changed, instance.unchanged())) {
      values.forEach(
          (variable, value) -> {
            if (registry.isNameable(variable)
                && variable.type().equals(array.type())
                && comparisons.symbols().contains(value)
                && found.size() < LoopTuning.MAX_COMPARED) {
              found.add(
                  registry.named(
                      loop, StateComponent.of(variable), variable.type(), Variable.Origin.PROGRAM));
            }
          });
    }
    return List.copyOf(found);
  }

  /**
   * Two elements of an array, both on one side of a border or on both sides; also where the loop
   * works on a part of the array only.
   */
  private List<SegmentShape> pairs(
      ArrayAccesses analysis, List<SsaVariable> arrays, List<Split> splits) {
    List<SegmentShape> shapes = new ArrayList<>();
    for (Split split : splits) {
      Range before = Range.before(split.border());
      Range from = Range.from(split.border());
      SsaVariable array = split.at().array();
      for (List<Range> cells :
          List.of(List.of(before, before), List.of(before, from), List.of(from, from))) {
        shapes.add(pair(array, names.segment(array, cells)));
      }
      for (List<Range> cells : aroundGap(split)) {
        shapes.add(pair(array, names.segment(array, cells)));
      }
      analysis
          .limit(split.at().at())
          .map(limit -> Range.between(split.border(), limit.border()))
          .ifPresent(left -> shapes.add(pair(array, names.segment(array, List.of(before, left)))));
    }
    changedOf(arrays)
        .forEach(a -> shapes.add(pair(a, names.segment(a, List.of(Range.WHOLE, Range.WHOLE)))));
    return shapes;
  }

  /**
   * Where a position moves down from where it began, it may leave a gap, into which the elements
   * before it move, or an element that is on its way to its place: those before it and behind it
   * have their order, and those from it on.
   */
  private static List<List<Range>> aroundGap(Split split) {
    List<List<Range>> pairs = new ArrayList<>();
    for (Range behind : split.ranges()) {
      if (behind.from().filter(split.border()::equals).isPresent() && behind.to().isPresent()) {
        Border gap = split.border().plus(-1);
        Range fromGap = Range.between(gap, behind.to().get());
        pairs.add(List.of(Range.before(gap), behind));
        pairs.add(List.of(fromGap, fromGap));
      }
    }
    return pairs;
  }

  private SegmentShape pair(SsaVariable array, ArraySegment segment) {
    List<Variable> indices =
        List.of(names.index(array, segment, 0), names.index(array, segment, 1));
    List<Variable> elements =
        List.of(
            names.element(array, segment, IndexMap.of(0)),
            names.element(array, segment, IndexMap.of(1)));
    return new SegmentShape(indices, elements, List.of(), Set.of(), SegmentShape.Order.NONE);
  }
}
