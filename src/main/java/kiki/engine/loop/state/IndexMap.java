// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import java.util.Optional;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Which element of an array belongs to an index of a segment: {@code factor * index + offset},
 * modulo two to the width of indices.
 *
 * @param cell which of the segment's indices
 * @param factor not zero
 * @param offset in elements
 */
public record IndexMap(int cell, long factor, Border offset) {
  public static final IndexMap IDENTITY = of(0);

  /** The element at the index itself. */
  public static IndexMap of(int cell) {
    return new IndexMap(cell, 1, Border.at(0));
  }

  /** The same in another form of the program, in which variables are called otherwise. */
  public IndexMap renamed(FormNames names) {
    return new IndexMap(cell, factor, offset.renamed(names));
  }

  public boolean isIdentity() {
    return factor == 1 && offset.equals(Border.at(0));
  }

  public Optional<Term> read(Terms terms, Snapshot snapshot, List<Term> indices, int width) {
    Term index = indices.get(cell);
    if (isIdentity()) {
      return Optional.of(index);
    }
    return offset
        .index(terms, snapshot, width)
        .map(o -> terms.add(terms.mul(terms.bits(width, factor), index), o));
  }

  /** Whether each element belongs to one index, not the one it is at. */
  public boolean isInvertible() {
    return !isIdentity() && Math.abs(factor) == 1;
  }

  /** The index to which an element belongs, of a map that is invertible. */
  public Optional<Term> inverse(Terms terms, Snapshot snapshot, Term element) {
    return offset
        .index(terms, snapshot, element.width())
        .map(o -> factor == 1 ? terms.sub(element, o) : terms.sub(o, element));
  }

  public String text() {
    String name = ArraySegment.NAMES.get(cell);
    if (isIdentity()) {
      return name;
    }
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
