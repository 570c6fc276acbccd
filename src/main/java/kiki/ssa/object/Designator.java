// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import kiki.cfront.type.StructType;
import kiki.term.Term;

/**
 * What an lvalue designates: a place in a known object, or {@code offset} bytes beyond what a
 * pointer points to.
 *
 * @param object null if reached through {@code pointer}
 * @param pointer null if {@code object} is known
 * @param bitField the bit-field designated, or null
 */
public record Designator(
    ObjectInstance object, Term pointer, Term offset, StructType.Field bitField) {

  public Designator withOffset(Term other) {
    return new Designator(object, pointer, other, bitField);
  }
}
