// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.value;

import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.interpret.machine.Codes;

/** How values of a type travel between memory and operators. */
public enum Shape {
  /** In a {@code long}, as {@link Codes.LongCode} says. */
  NARROW,
  /** As an object. */
  BOXED,
  /** As bytes. */
  IMAGE;

  public static Shape of(CType type) {
    return switch (type) {
      case IntType i -> i.width() <= 64 ? NARROW : BOXED;
      case FloatType f -> isHostFloat(f) ? NARROW : BOXED;
      case PointerType p -> NARROW;
      case ArrayType a -> IMAGE;
      case StructType s -> IMAGE;
      case VoidType v -> throw new IllegalArgumentException("void has no value");
      case FunctionType f -> throw new IllegalArgumentException("a function has no value: " + f);
    };
  }

  /** Whether Java has the type. */
  public static boolean isHostFloat(FloatType type) {
    return type.kind() == FloatType.Kind.FLOAT || type.kind() == FloatType.Kind.DOUBLE;
  }
}
