// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.engine.loop.ArrayAccesses.Access;
import kiki.engine.loop.state.IndexForm;
import kiki.engine.loop.state.IndexMap;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.SsaVariable;

/** Which elements of arrays belong together since the loop accesses them together. */
final class ElementMaps {
  /** The shape of an array that was declared with two dimensions; its elements are in one row. */
  private record Matrix(long rows, long columns) {
    static Optional<Matrix> of(SsaVariable array) {
      return array.object() instanceof MemoryObject.Named(Symbol symbol)
              && symbol.type() instanceof ArrayType(CType row, _, ArrayType.Fixed(long rows))
              && row instanceof ArrayType(CType element, _, ArrayType.Fixed(long columns))
              && element.isScalar()
          ? Optional.of(new Matrix(rows, columns))
          : Optional.empty();
    }

    boolean isTransposeOf(Matrix other) {
      return rows == other.columns && columns == other.rows;
    }
  }

  private final ArrayAccesses analysis;
  private final ToIntFunction<SsaVariable> indexWidth;

  /**
   * @param indexWidth of an array
   */
  ElementMaps(ArrayAccesses analysis, ToIntFunction<SsaVariable> indexWidth) {
    this.analysis = analysis;
    this.indexWidth = indexWidth;
  }

  private int widthOf(SsaVariable array) {
    return indexWidth.applyAsInt(array);
  }

  /** Which elements an iteration accesses together with the one that belongs to an index. */
  Map<SsaVariable, Set<IndexMap>> belonging(Access first, List<Access> accesses) {
    Map<SsaVariable, Set<IndexMap>> found = new LinkedHashMap<>();
    found.computeIfAbsent(first.array(), _ -> new LinkedHashSet<>()).add(IndexMap.IDENTITY);
    for (Access other : accesses) {
      map(first, other)
          .map(m -> resized(m, first.array(), other.array()))
          .ifPresent(m -> found.computeIfAbsent(other.array(), _ -> new LinkedHashSet<>()).add(m));
    }
    return found;
  }

  private IndexMap resized(IndexMap map, SsaVariable from, SsaVariable to) {
    return widthOf(from) == widthOf(to) ? map : new IndexMap.Resized(map, widthOf(to));
  }

  /** The position of one access as a function of that of another. */
  private Optional<IndexMap> map(Access from, Access to) {
    return transposed(from, to).or(() -> map(from.at(), to.at()));
  }

  /**
   * Between matrices of which one has as many rows as the other has columns, where their positions
   * move by rows of the one and by columns of the other.
   */
  private static Optional<IndexMap> transposed(Access from, Access to) {
    Optional<Matrix> here = Matrix.of(from.array());
    Optional<Matrix> there = Matrix.of(to.array());
    if (here.isEmpty() || there.isEmpty() || !here.get().isTransposeOf(there.get())) {
      return Optional.empty();
    }
    long rows = here.get().rows();
    long columns = here.get().columns();
    boolean crossed =
        from.at().factors().entrySet().stream()
            .anyMatch(
                e ->
                    e.getValue() == columns && to.at().factors().getOrDefault(e.getKey(), 0L) == 1);
    return crossed ? Optional.of(new IndexMap.Transposed(rows, columns)) : Optional.empty();
  }

  private Optional<IndexMap> map(IndexForm from, IndexForm to) {
    if (from.equals(to)) {
      return Optional.of(IndexMap.IDENTITY);
    }
    if (from.divisor() != 1 || to.divisor() != 1) {
      return Optional.empty();
    }
    for (long factor : List.of(1L, -1L)) {
      IndexForm rest = to.minus(from.times(factor));
      if (from.complete() == to.complete() && !analysis.isMoving(rest)) {
        return Optional.of(new IndexMap.Affine(0, factor, rest.border()));
      }
    }
    Optional<Long> step = only(analysis.steps(from));
    Optional<Long> other = only(analysis.steps(to));
    if (step.isEmpty() || other.isEmpty() || step.get() == 0 || other.get() == 0) {
      return Optional.empty();
    }
    if (other.get() % step.get() != 0) {
      return Optional.empty();
    }
    long factor = other.get() / step.get();
    return analysis
        .entered(from)
        .flatMap(f -> analysis.entered(to).map(t -> t.minus(f.times(factor))))
        .map(rest -> new IndexMap.Affine(0, factor, rest.border()));
  }

  private static Optional<Long> only(Optional<Set<Long>> steps) {
    return steps.filter(s -> s.size() == 1).map(s -> s.iterator().next());
  }
}
