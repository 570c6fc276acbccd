// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.domain.template.Variable;
import kiki.engine.loop.StatedElements.Statement;
import kiki.engine.loop.state.ArraySegment;
import kiki.engine.loop.state.ArraySegment.Range;
import kiki.engine.loop.state.ElementForm;
import kiki.engine.loop.state.IndexMap;
import kiki.engine.loop.state.StateComponent;
import kiki.engine.loop.state.ValuePlace;
import kiki.engine.loop.state.VariableRegistry;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.value.Sort;

/**
 * Names elements of the arrays of a loop, and what is compared with them.
 *
 * @param instance can start in an arbitrary iteration
 */
record ElementNames(VariableRegistry registry, LoopView loop, LoopInstance instance) {
  /** The number of elements, if it is a constant. */
  static long length(SsaVariable array) {
    long length = 1;
    for (SsaVariable.Dimension dimension : array.dimensions()) {
      if (dimension.count() == SsaVariable.Dimension.UNKNOWN) {
        return SsaVariable.Dimension.UNKNOWN;
      }
      length *= dimension.count();
    }
    return length;
  }

  /** How wide the indices of an array are. */
  int indexWidth(SsaVariable array) {
    return ((Sort.Array) value(array).sort()).index().width();
  }

  /** The array at the loop's head. */
  Term value(SsaVariable array) {
    return value(instance, array).orElseThrow();
  }

  private static Optional<Term> value(LoopInstance instance, SsaVariable variable) {
    Term changed = instance.pre().orElseThrow().values().get(variable);
    return Optional.ofNullable(changed)
        .or(() -> Optional.ofNullable(instance.unchanged().get(variable)));
  }

  /** Parts of an array. */
  ArraySegment segment(SsaVariable array, List<Range> cells) {
    return new ArraySegment(indexWidth(array), length(array), cells);
  }

  /** The element of an array that belongs to an index of a segment. */
  Variable element(SsaVariable array, ArraySegment segment, IndexMap at) {
    return named(new ValuePlace.Element(array, segment, at), array.type());
  }

  /** What an element is by a function of its index. */
  Variable formed(SsaVariable array, ArraySegment segment, ElementForm form) {
    return named(new ValuePlace.Formed(array, segment, form), array.type());
  }

  /** Whether claims about elements of an array hold in a segment, where the loop knows them. */
  List<Variable> claims(SsaVariable array, ArraySegment segment, List<Statement> statements) {
    return statements.stream()
        .filter(s -> s.array().equals(array))
        .map(Statement::claim)
        .filter(c -> c.variables().allMatch(v -> value(instance, v).isPresent()))
        .map(c -> named(new ValuePlace.Formed(array, segment, c), IntType.BOOL))
        .toList();
  }

  /** One of the indices of a segment. */
  Variable index(SsaVariable array, ArraySegment segment, int cell) {
    IntType type = new IntType(IntType.Kind.BITVECTOR, segment.indexWidth(), IntType.Sign.UNSIGNED);
    return named(new ValuePlace.ElementIndex(array, segment, cell), type);
  }

  /** A value at the loop's head. */
  Variable named(ValuePlace place, CType type) {
    return registry.named(loop, StateComponent.of(place), type, Variable.Origin.GHOST);
  }
}
