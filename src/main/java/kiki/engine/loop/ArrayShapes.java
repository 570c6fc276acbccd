// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Variable;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Traversal;
import kiki.term.value.CoreOperator;
import kiki.term.value.Sort;

/** Describes the arrays of a loop to the array domain. */
final class ArrayShapes {
  private final VariableRegistry registry;
  private final LoopView loop;
  private final LoopInstance instance;
  private final Map<SsaVariable, Term> changed;

  /** The instance can start in an arbitrary iteration. */
  ArrayShapes(VariableRegistry registry, LoopView loop, LoopInstance instance) {
    this.registry = registry;
    this.loop = loop;
    this.instance = instance;
    this.changed = instance.pre().orElseThrow().values();
  }

  /** Segments of the arrays that the loop changes, at the positions it accesses. */
  List<SegmentShape> among() {
    List<SsaVariable> arrays = changed.keySet().stream().filter(ArrayShapes::isArray).toList();
    if (arrays.isEmpty()) {
      return List.of();
    }
    List<Term> terms = terms();
    int width = ((Sort.Array) changed.get(arrays.getFirst()).sort()).index().width();
    List<SsaVariable> together = together(arrays, terms, width);
    long length = length(arrays.getFirst());
    List<SegmentShape> segments = new ArrayList<>();
    for (SsaVariable bound : bounds(accessed(terms))) {
      for (ArraySegment.Side side : ArraySegment.Side.values()) {
        if (side != ArraySegment.Side.WHOLE) {
          segments.add(shape(together, new ArraySegment(bound, side, width, length)));
        }
      }
    }
    segments.add(shape(together, new ArraySegment(null, ArraySegment.Side.WHOLE, width, length)));
    return segments;
  }

  private static boolean isArray(SsaVariable variable) {
    return variable.kind() == SsaVariable.Kind.ARRAY
        && variable.role() == SsaVariable.Role.PART
        && (variable.type() instanceof IntType || variable.type() instanceof FloatType);
  }

  /** The number of elements, if it is a constant. */
  private static long length(SsaVariable array) {
    long length = 1;
    for (SsaVariable.Dimension dimension : array.dimensions()) {
      if (dimension.count() == SsaVariable.Dimension.UNKNOWN) {
        return SsaVariable.Dimension.UNKNOWN;
      }
      length *= dimension.count();
    }
    return length;
  }

  /** What an iteration computes, and from what. */
  private List<Term> terms() {
    List<Term> roots = new ArrayList<>();
    for (LoopInstance.Point point : instance.backEdges()) {
      roots.add(point.guard());
      point
          .values()
          .forEach(
              (variable, value) -> {
                if (variable.kind() == SsaVariable.Kind.ARRAY) {
                  roots.add(value);
                }
              });
    }
    return Traversal.postorder(roots);
  }

  /** The arrays that the loop changes, then those it only reads. */
  private List<SsaVariable> together(List<SsaVariable> written, List<Term> terms, int width) {
    Set<SsaVariable> all = new LinkedHashSet<>(written);
    Set<Term> mentioned = new LinkedHashSet<>(terms);
    instance
        .unchanged()
        .forEach(
            (variable, value) -> {
              if (isArray(variable) && isMentioned(value, mentioned)) {
                all.add(variable);
              }
            });
    return all.stream().filter(a -> indexWidth(a) == width).limit(LoopTuning.MAX_ARRAYS).toList();
  }

  /** Reading from a choice between arrays mentions only these, not the choice. */
  private static boolean isMentioned(Term array, Set<Term> mentioned) {
    return Traversal.symbols(List.of(array)).stream()
        .anyMatch(symbol -> symbol.sort() instanceof Sort.Array && mentioned.contains(symbol));
  }

  private int indexWidth(SsaVariable array) {
    Term value = changed.getOrDefault(array, instance.unchanged().get(array));
    return ((Sort.Array) value.sort()).index().width();
  }

  private static Collection<Term> accessed(List<Term> terms) {
    Set<Term> indices = new LinkedHashSet<>();
    for (Term term : terms) {
      if (term.is(CoreOperator.SELECT) || term.is(CoreOperator.STORE)) {
        indices.add(term.argument(1));
      }
    }
    return indices;
  }

  /** Integer variables that indices are computed from, those that the loop changes first. */
  private List<SsaVariable> bounds(Collection<Term> indices) {
    Set<Term> parts = new LinkedHashSet<>(Traversal.postorder(indices));
    List<SsaVariable> bounds = new ArrayList<>();
    for (Map<SsaVariable, Term> values : List.of(changed, instance.unchanged())) {
      values.forEach(
          (variable, value) -> {
            if (bounds.size() < LoopTuning.MAX_BOUNDS
                && registry.isNameable(variable)
                && variable.type() instanceof IntType
                && !(value instanceof Constant)
                && parts.contains(value)) {
              bounds.add(variable);
            }
          });
    }
    return bounds;
  }

  private SegmentShape shape(List<SsaVariable> arrays, ArraySegment segment) {
    IntType position =
        new IntType(IntType.Kind.BITVECTOR, segment.indexWidth(), IntType.Sign.UNSIGNED);
    Variable index = named(arrays.getFirst(), StateComponent.Aspect.INDEX, segment, position);
    List<Variable> elements = new ArrayList<>();
    arrays.forEach(a -> elements.add(named(a, StateComponent.Aspect.VALUE, segment, a.type())));
    return new SegmentShape(index, elements);
  }

  private Variable named(
      SsaVariable array, StateComponent.Aspect aspect, ArraySegment segment, CType type) {
    StateComponent part = StateComponent.of(array, aspect, segment);
    return registry.named(loop, part, type, Variable.Origin.GHOST);
  }
}
