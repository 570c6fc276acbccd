// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

/**
 * A C type without top-level qualifiers. Enumerations are represented by their underlying integer
 * type. Structures and unions are compared by identity, everything else structurally.
 */
public sealed interface CType
    permits VoidType, IntType, FloatType, PointerType, ArrayType, StructType, FunctionType {

  /** Integer or floating type (C11 6.2.5, "arithmetic types"). */
  default boolean isArithmetic() {
    return this instanceof IntType || this instanceof FloatType;
  }

  /** Arithmetic or pointer type. */
  default boolean isScalar() {
    return isArithmetic() || this instanceof PointerType;
  }

  /** Array, structure or union. */
  default boolean isAggregate() {
    return this instanceof ArrayType || this instanceof StructType;
  }
}
