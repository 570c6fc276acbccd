// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.util.List;
import kiki.options.DataModel;

/**
 * {@code __builtin_va_list} with the size and shape it has on Linux: on x86-64 an array of one
 * structure, on i386 a pointer. All that is kept of the structure is where the next argument is.
 */
public final class VariadicList {
  private static final StructType TAG = tag();

  private VariadicList() {}

  private static StructType tag() {
    StructType type = new StructType(StructType.Kind.STRUCT, "__va_list_tag");
    PointerType pointer = new PointerType(VoidType.VOID);
    // The place of gcc's overflow_arg_area, in a structure of its size.
    type.complete(
        List.of(new StructType.Field("__next", pointer, Qualifiers.NONE, 8, 0, -1)), 24, 8);
    return type;
  }

  /** The type; {@code character} is plain {@code char}. */
  public static CType of(DataModel model, IntType character) {
    return switch (model) {
      case LP64 -> ArrayType.of(TAG, 1);
      case ILP32 -> new PointerType(character);
    };
  }

  /** The type a parameter declared as {@code va_list} has. */
  public static CType parameter(DataModel model, IntType character) {
    return switch (model) {
      case LP64 -> new PointerType(TAG);
      case ILP32 -> of(model, character);
    };
  }

  /** Whether a pointer points to the structure that says where the next argument is. */
  public static boolean isPointer(CType type) {
    return type instanceof PointerType p && p.target() == TAG;
  }

  /** The member that points to the next argument. */
  public static StructType.Field next() {
    return TAG.fields().getFirst();
  }

  /** The structure itself. */
  public static StructType structure() {
    return TAG;
  }
}
