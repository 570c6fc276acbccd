// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Sort;

/**
 * A part of a type that has one term as its value.
 *
 * @param bitOffset where it starts (of an array, where its first element does)
 * @param foldedByte the byte it starts at if all array indices on the way are zero, as {@code
 *     kiki.pointer} names places
 * @param bitWidth storage width of the part or, in an array, of an element
 * @param element sort of the value or of an array's elements
 * @param sort sort of the term
 * @param dimensions of the arrays around the part that are not flattened, outermost first
 * @param text how the part is written after the object's name, for instance {@code .x[2]}
 */
public record Leaf(
    long bitOffset,
    long foldedByte,
    int bitWidth,
    CType type,
    Sort element,
    Sort sort,
    List<SsaVariable.Dimension> dimensions,
    String text,
    SsaVariable.Kind kind) {

  public boolean isArray() {
    return !dimensions.isEmpty();
  }

  public boolean isPointer() {
    return type instanceof kiki.cfront.type.PointerType;
  }

  /** Whether a value of {@code other}'s type is stored the same way in an element of this. */
  public boolean storesLike(Leaf other) {
    return element.equals(other.element)
        && bitWidth == other.bitWidth
        && isPointer() == other.isPointer();
  }

  /** Whole bytes an element occupies or touches. */
  long byteSize() {
    return (bitOffset % 8 + bitWidth + 7) / 8;
  }
}
