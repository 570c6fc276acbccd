// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import java.util.Optional;
import kiki.term.Term;
import kiki.term.Terms;

/** Which element of an array belongs to an index of a segment. */
public sealed interface IndexMap {
  public static final IndexMap IDENTITY = of(0);

  /**
   * {@code factor * index + offset}, modulo two to the width of indices.
   *
   * @param cell which of the segment's indices
   * @param factor not zero
   * @param offset in elements
   */
  record Affine(int cell, long factor, Border offset) implements IndexMap {
    private boolean isIdentity() {
      return factor == 1 && offset.equals(Border.at(0));
    }
  }

  /**
   * The element in row {@code c} and column {@code r} of a matrix, where the index is that of row
   * {@code r} and column {@code c} of another.
   *
   * @param rows of the matrix that the index is of
   * @param columns of it
   */
  record Transposed(long rows, long columns) implements IndexMap {}

  /**
   * The element of an array whose indices have another width.
   *
   * @param map in the width of the segment's indices
   */
  record Resized(IndexMap map, int width) implements IndexMap {}

  /** The element at the index itself. */
  public static IndexMap of(int cell) {
    return new Affine(cell, 1, Border.at(0));
  }

  /** The same in another form of the program, in which variables are called otherwise. */
  default IndexMap renamed(FormNames names) {
    return switch (this) {
      case Affine(int cell, long factor, Border offset) ->
          new Affine(cell, factor, offset.renamed(names));
      case Transposed _ -> this;
      case Resized(IndexMap map, int width) -> new Resized(map.renamed(names), width);
    };
  }

  /**
   * The index of the element.
   *
   * @param width of the segment's indices
   */
  default Optional<Term> read(Terms terms, Snapshot snapshot, List<Term> indices, int width) {
    return switch (this) {
      case Affine a when a.isIdentity() -> Optional.of(indices.get(a.cell));
      case Affine(int cell, long factor, Border offset) ->
          offset
              .index(terms, snapshot, width)
              .map(o -> terms.add(terms.mul(terms.bits(width, factor), indices.get(cell)), o));
      case Transposed(long rows, long columns) ->
          Optional.of(transposed(terms, indices.getFirst(), rows, columns));
      case Resized(IndexMap map, int other) ->
          map.read(terms, snapshot, indices, width).map(i -> resized(terms, i, other));
    };
  }

  /** How wide the indices of the array are in which the element is, if those of the segment are. */
  default int width(int own) {
    return this instanceof Resized(_, int width) ? width : own;
  }

  /** Whether each element belongs to one index, not the one it is at. */
  default boolean isInvertible() {
    return switch (this) {
      case Affine a -> !a.isIdentity() && Math.abs(a.factor) == 1;
      case Transposed _ -> true;
      case Resized(Affine a, _) -> Math.abs(a.factor) == 1;
      case Resized(IndexMap map, _) -> map.isInvertible();
    };
  }

  /**
   * The index to which an element belongs, of a map that is invertible.
   *
   * @param width of the segment's indices
   */
  default Optional<Term> inverse(Terms terms, Snapshot snapshot, Term element, int width) {
    return switch (this) {
      case Affine(_, long factor, Border offset) ->
          offset
              .index(terms, snapshot, width)
              .map(o -> factor == 1 ? terms.sub(element, o) : terms.sub(o, element));
      case Transposed(long rows, long columns) ->
          Optional.of(transposed(terms, element, columns, rows));
      case Resized(IndexMap map, _) ->
          map.inverse(terms, snapshot, resized(terms, element, width), width);
    };
  }

  private static Term transposed(Terms terms, Term index, long rows, long columns) {
    Term width = terms.bits(index.width(), columns);
    Term column = terms.urem(index, width);
    return terms.add(terms.mul(terms.bits(index.width(), rows), column), terms.udiv(index, width));
  }

  private static Term resized(Terms terms, Term index, int width) {
    return index.width() < width
        ? terms.zeroExtend(index, width)
        : terms.extract(index, width - 1, 0);
  }

  /** As one reads it. */
  default String text() {
    return switch (this) {
      case Affine a when a.isIdentity() -> ArraySegment.NAMES.get(a.cell);
      case Affine(int cell, long factor, Border offset) ->
          text(ArraySegment.NAMES.get(cell), factor, offset);
      case Transposed(long rows, long columns) ->
          "k %% %d * %d + k / %d".formatted(columns, rows, columns);
      case Resized(IndexMap map, _) -> map.text();
    };
  }

  private static String text(String name, long factor, Border offset) {
    String scaled = factor == 1 ? name : factor == -1 ? "-" + name : factor + "*" + name;
    if (offset.equals(Border.at(0))) {
      return scaled;
    }
    if (factor < 0) {
      return (offset.text() + " + " + scaled).replace("+ -", "- ");
    }
    return (scaled + " + " + offset.text()).replace("+ -", "- ");
  }
}
