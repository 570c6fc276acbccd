// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.TermPattern;
import kiki.term.value.Sort;

/** Where in the memory a value is, and of which time. */
public sealed interface ValuePlace {
  public SsaVariable variable();

  /** A variable at the head of the loop. */
  record Now(SsaVariable variable) implements ValuePlace {}

  /** A variable at the head of the enclosing loop. */
  record AtOuterHead(SsaVariable variable) implements ValuePlace {}

  /** A variable where the loop is entered. */
  record AtEntry(SsaVariable variable) implements ValuePlace {}

  /**
   * A member of an object of a pool.
   *
   * @param variable the array with the values of all objects
   */
  record Member(SsaVariable variable, PoolSubset objects) implements ValuePlace {}

  /** Whether a member of an object is what it was when the function was called. */
  record Kept(SsaVariable variable, PoolSubset objects) implements ValuePlace {}

  /** A member of the object that comes next. */
  record Next(SsaVariable variable, PoolSubset objects) implements ValuePlace {}

  /** Which object of a pool it is. */
  record ObjectIndex(SsaVariable variable, PoolSubset objects) implements ValuePlace {}

  /** The element of an array at a marked position. */
  record Marked(SsaVariable variable, Mark mark) implements ValuePlace {}

  /** The marked position in an array. */
  record MarkPosition(SsaVariable variable, Mark mark) implements ValuePlace {}

  /** The element of an array at a position of the program. */
  record ElementAt(SsaVariable variable, Border position, int indexWidth) implements ValuePlace {}

  /** An arbitrary element of an array. */
  record Element(SsaVariable variable, ArraySegment segment, IndexMap at) implements ValuePlace {}

  /** An arbitrary element of an array as it was where the loop was entered. */
  record EnteredElement(SsaVariable variable, ArraySegment segment, IndexMap at)
      implements ValuePlace {}

  /** What an element of an array is by a function of its index. */
  record Formed(SsaVariable variable, ArraySegment segment, ElementForm form)
      implements ValuePlace {}

  /** One of the indices that tell elements apart. */
  record ElementIndex(SsaVariable variable, ArraySegment segment, int cell) implements ValuePlace {}

  /** The element of an array that an iteration of a grid accesses. */
  record Visited(SsaVariable variable, IterationGrid grid, GridForm at) implements ValuePlace {}

  /** What an element of an array is by a function of the counters of a grid. */
  record GridValue(SsaVariable variable, IterationGrid grid, GridForm value)
      implements ValuePlace {}

  /** One of the counters of a grid. */
  record GridIndex(SsaVariable variable, IterationGrid grid, int cell) implements ValuePlace {}

  /**
   * Whether a condition of the program holds.
   *
   * @param variable the first of the arguments
   * @param pattern the condition
   * @param written the condition as C
   */
  record Condition(
      SsaVariable variable, TermPattern pattern, List<SsaVariable> arguments, String written)
      implements ValuePlace {
    Optional<Term> read(Terms terms, Snapshot snapshot) {
      List<Term> values = new ArrayList<>();
      arguments.forEach(a -> snapshot.value(a).ifPresent(values::add));
      return values.size() == arguments.size()
          ? Optional.of(pattern.apply(terms, values))
          : Optional.empty();
    }
  }

  /**
   * Whether something holds of a pointer that may lead to an object of a pool.
   *
   * @param link where the pointer is
   * @param count names the pool
   */
  record Linked(ValuePlace link, LinkClaim claim, SsaVariable count) implements ValuePlace {
    @Override
    public SsaVariable variable() {
      return link.variable();
    }

    @Override
    public Optional<Term> read(Terms terms, Snapshot snapshot, List<Term> indices) {
      return link.read(terms, snapshot, indices)
          .filter(_ -> snapshot.value(count).isPresent())
          .flatMap(p -> claim.read(terms, snapshot, count, variable(), p, indices));
    }
  }

  /** The same place in another form of the program, in which variables are called otherwise. */
  default ValuePlace renamed(FormNames names) {
    SsaVariable same = names.variable(variable());
    return switch (this) {
      case Now _ -> new Now(same);
      case AtOuterHead _ -> new AtOuterHead(same);
      case AtEntry _ -> new AtEntry(same);
      case Member(_, PoolSubset objects) -> new Member(same, objects.renamed(names));
      case Kept(_, PoolSubset objects) -> new Kept(same, objects.renamed(names));
      case Next(_, PoolSubset objects) -> new Next(same, objects.renamed(names));
      case ObjectIndex(_, PoolSubset objects) -> new ObjectIndex(same, objects.renamed(names));
      case Marked(_, Mark mark) -> new Marked(same, mark.renamed(names));
      case MarkPosition(_, Mark mark) -> new MarkPosition(same, mark.renamed(names));
      case ElementAt(_, Border position, int width) ->
          new ElementAt(same, position.renamed(names), width);
      case Element(_, ArraySegment segment, IndexMap at) ->
          new Element(same, segment.renamed(names), at.renamed(names));
      case EnteredElement(_, ArraySegment segment, IndexMap at) ->
          new EnteredElement(same, segment.renamed(names), at.renamed(names));
      case Formed(_, ArraySegment segment, ElementForm form) ->
          new Formed(same, segment.renamed(names), form.renamed(names));
      case ElementIndex(_, ArraySegment segment, int cell) ->
          new ElementIndex(same, segment.renamed(names), cell);
      case Visited(_, IterationGrid grid, GridForm at) ->
          new Visited(same, grid.renamed(names), at.renamed(names));
      case GridValue(_, IterationGrid grid, GridForm value) ->
          new GridValue(same, grid.renamed(names), value.renamed(names));
      case GridIndex(_, IterationGrid grid, int cell) ->
          new GridIndex(same, grid.renamed(names), cell);
      case Condition(_, TermPattern pattern, List<SsaVariable> arguments, String written) ->
          new Condition(same, pattern, arguments.stream().map(names::variable).toList(), written);
      case Linked(ValuePlace link, LinkClaim claim, SsaVariable count) ->
          new Linked(link.renamed(names), claim.renamed(names), names.variable(count));
    };
  }

  /** The objects or elements that the place is of, if it depends on an index. */
  default Optional<IndexedRegion> region() {
    return switch (this) {
      case Now _, AtOuterHead _, AtEntry _, Marked _, MarkPosition _, ElementAt _, Condition _ ->
          Optional.empty();
      case Member(_, PoolSubset objects) -> Optional.of(objects);
      case Kept(_, PoolSubset objects) -> Optional.of(objects);
      case Next(_, PoolSubset objects) -> Optional.of(objects);
      case ObjectIndex(_, PoolSubset objects) -> Optional.of(objects);
      case Element(_, ArraySegment segment, _) -> Optional.of(segment);
      case EnteredElement(_, ArraySegment segment, _) -> Optional.of(segment);
      case Formed(_, ArraySegment segment, _) -> Optional.of(segment);
      case ElementIndex(_, ArraySegment segment, _) -> Optional.of(segment);
      case Visited(_, IterationGrid grid, _) -> Optional.of(grid);
      case GridValue(_, IterationGrid grid, _) -> Optional.of(grid);
      case GridIndex(_, IterationGrid grid, _) -> Optional.of(grid);
      case Linked(_, LinkClaim.Meant(PoolSubset objects), _) -> Optional.of(objects);
      case Linked(ValuePlace link, _, _) -> link.region();
    };
  }

  /**
   * As one reads it.
   *
   * @param view what of the value, with a gap for it
   */
  default String text(String view) {
    String name = variable().text();
    return switch (this) {
      case Now _, Member _ -> view.formatted(name);
      case AtOuterHead _ -> "old(" + view.formatted(name) + ")";
      case AtEntry _ -> "entry(" + view.formatted(name) + ")";
      case Kept _ -> "kept(" + view.formatted(name) + ")";
      case Next _ -> "next(" + view.formatted(name) + ")";
      case ObjectIndex _ -> "index(" + name + ")";
      case Marked(_, Mark mark) -> name + "[" + mark.text() + "]";
      case MarkPosition(_, Mark mark) -> "index(" + name + "[" + mark.text() + "])";
      case ElementAt(_, Border position, _) -> name + "[" + position.text() + "]";
      case Element(_, _, IndexMap at) -> view.formatted(name + "[" + at.text() + "]");
      case EnteredElement(_, _, IndexMap at) -> "entry(" + name + ")[" + at.text() + "]";
      case Formed(_, _, ElementForm form) -> form.written();
      case ElementIndex(_, _, int cell) -> ArraySegment.NAMES.get(cell);
      case Visited(_, _, GridForm at) -> view.formatted(name + "[" + at.written() + "]");
      case GridValue(_, _, GridForm value) -> value.written();
      case GridIndex(_, _, int cell) -> ArraySegment.NAMES.get(cell);
      case Condition c -> c.written();
      case Linked(ValuePlace link, LinkClaim claim, _) -> claim.text(link.text(view));
    };
  }

  /**
   * The value in a snapshot, if that has it.
   *
   * @param indices of the object or elements, if the place depends on them
   */
  default Optional<Term> read(Terms terms, Snapshot snapshot, List<Term> indices) {
    return switch (this) {
      case Now(SsaVariable v) -> snapshot.value(v);
      case AtOuterHead(SsaVariable v) -> snapshot.old(terms, v);
      case AtEntry(SsaVariable v) -> snapshot.entered(v);
      case Member(SsaVariable v, _) ->
          snapshot.value(v).map(array -> terms.select(array, indices.getFirst()));
      case Kept(SsaVariable v, _) -> kept(terms, snapshot, v, indices.getFirst());
      case Next(SsaVariable v, PoolSubset objects) ->
          objects
              .next(terms, snapshot, indices)
              .map(next -> PointerParts.index(terms, next))
              .flatMap(at -> snapshot.value(v).map(array -> terms.select(array, at)));
      case ObjectIndex _ -> Optional.of(indices.getFirst());
      case Marked(SsaVariable v, Mark mark) ->
          mark.read(terms, snapshot)
              .flatMap(at -> snapshot.value(v).map(array -> terms.select(array, at)));
      case MarkPosition(_, Mark mark) -> mark.read(terms, snapshot);
      case ElementAt(SsaVariable v, Border position, int width) ->
          position
              .index(terms, snapshot, width)
              .flatMap(at -> snapshot.value(v).flatMap(array -> element(terms, array, at)));
      case Element(SsaVariable v, ArraySegment segment, IndexMap at) ->
          at.read(terms, snapshot, indices, segment.indexWidth())
              .map(i -> segment.address(terms, indices, i))
              .flatMap(i -> snapshot.value(v).flatMap(array -> element(terms, array, i)));
      case EnteredElement(SsaVariable v, ArraySegment segment, IndexMap at) ->
          at.read(terms, snapshot, indices, segment.indexWidth())
              .map(i -> segment.address(terms, indices, i))
              .flatMap(i -> snapshot.entered(v).flatMap(array -> element(terms, array, i)));
      case Formed(_, _, ElementForm form) -> form.read(terms, snapshot, indices.getFirst());
      case ElementIndex(_, _, int cell) -> Optional.of(indices.get(cell));
      case Visited(SsaVariable v, _, GridForm at) ->
          at.read(terms, snapshot, indices)
              .flatMap(i -> snapshot.value(v).flatMap(array -> element(terms, array, i)));
      case GridValue(_, _, GridForm value) -> value.read(terms, snapshot, indices);
      case GridIndex(_, _, int cell) -> Optional.of(indices.get(cell));
      case Condition c -> c.read(terms, snapshot);
      case Linked l -> l.read(terms, snapshot, indices);
    };
  }

  private static Optional<Term> kept(
      Terms terms, Snapshot snapshot, SsaVariable array, Term index) {
    return snapshot
        .value(array)
        .flatMap(
            now ->
                snapshot
                    .value(array.called())
                    .map(then -> terms.equal(terms.select(now, index), terms.select(then, index))));
  }

  /** The element of an array; in another form of the program, indices may be of another width. */
  private static Optional<Term> element(Terms terms, Term array, Term index) {
    return array.sort() instanceof Sort.Array sort && sort.index().equals(index.sort())
        ? Optional.of(terms.select(array, index))
        : Optional.empty();
  }
}
