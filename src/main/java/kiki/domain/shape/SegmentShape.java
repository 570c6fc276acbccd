// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import kiki.domain.template.Variable;

/**
 * Arbitrary elements of a segment of the arrays that a loop works on.
 *
 * @param indices that tell them apart: one, or two if it is about pairs of elements
 * @param elements the first is at the first index; the others belong to it
 * @param compared what elements may be compared with: variables, and elements at positions of the
 *     program
 * @param constants that the program compares elements with
 * @param order whether they may follow their indices
 * @param kind which of the elements between borders they are
 * @param stated truth values of what the program claims about such elements elsewhere
 * @param equated numbers between which linear equations may hold; the first is an element
 */
public record SegmentShape(
    List<Variable> indices,
    List<Variable> elements,
    List<Variable> compared,
    Set<BigInteger> constants,
    Order order,
    Kind kind,
    List<Variable> stated,
    List<Variable> equated) {
  /** What the order of elements may have to do with. */
  public enum Order {
    NONE,
    INDEX
  }

  /** Which of the elements between the borders are meant. */
  public enum Kind {
    EACH,
    /** Elements at a constant distance from each other. */
    STRIDED,
    /** Those that two nested loops have accessed. */
    GRID
  }

  /** With all elements between the borders. */
  public SegmentShape(
      List<Variable> indices,
      List<Variable> elements,
      List<Variable> compared,
      Set<BigInteger> constants,
      Order order) {
    this(indices, elements, compared, constants, order, Kind.EACH, List.of(), List.of());
  }

  public SegmentShape {
    indices = List.copyOf(indices);
    elements = List.copyOf(elements);
    compared = List.copyOf(compared);
    stated = List.copyOf(stated);
    equated = List.copyOf(equated);
  }

  /** With claims about the elements. */
  public SegmentShape with(List<Variable> claims) {
    return new SegmentShape(indices, elements, compared, constants, order, kind, claims, equated);
  }

  /** With numbers between which linear equations may hold. */
  public SegmentShape equating(List<Variable> numbers) {
    return new SegmentShape(indices, elements, compared, constants, order, kind, stated, numbers);
  }

  /** Whether it is about pairs of elements of an array. */
  public boolean isOfPairs() {
    return indices.size() > 1;
  }
}
