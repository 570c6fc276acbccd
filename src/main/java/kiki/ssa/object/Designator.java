// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.Optional;
import kiki.cfront.type.StructType;
import kiki.term.Term;

/**
 * What an lvalue designates: a place at an offset in bytes from a base.
 *
 * @param bitField the bit-field designated, if it is one
 */
public record Designator(Base base, Term offset, Optional<StructType.Field> bitField) {
  /** Where the bytes are counted from. */
  public sealed interface Base {}

  /** The start of an object that is known. */
  public record Start(ObjectInstance object) implements Base {}

  /** What a pointer points to. */
  public record Pointed(Term pointer) implements Base {}

  /** The base itself. */
  public static Designator at(Base base, Term zero) {
    return new Designator(base, zero, Optional.empty());
  }

  public Designator withOffset(Term other) {
    return new Designator(base, other, bitField);
  }

  /** Bits from the place to those that are meant. */
  public long bitOffset() {
    return bitField.map(StructType.Field::bitOffset).orElse(0);
  }
}
