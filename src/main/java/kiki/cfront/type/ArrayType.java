// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

/** An array; element qualifiers are kept for {@code const} strings and the like. */
public record ArrayType(CType element, Qualifiers elementQualifiers, Length length)
    implements CType {

  /** How many elements an array has. */
  public sealed interface Length {}

  /** A constant number of elements. */
  public record Fixed(long count) implements Length {}

  /** An incomplete array, or a flexible array member. */
  public record Unspecified() implements Length {}

  /**
   * A variable length array: {@code count} is a hidden variable of type {@code size_t} that holds
   * the number of elements from the point of the declaration on.
   */
  public record Variable(Symbol count) implements Length {}

  public static ArrayType of(CType element, long count) {
    return new ArrayType(element, Qualifiers.NONE, new Fixed(count));
  }

  @Override
  public String toString() {
    return CTypePrinter.print(this, "");
  }
}
