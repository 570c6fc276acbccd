// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.util.stream.Collectors;

/** Prints a type, or a declaration of a name with that type, as C. */
public final class CTypePrinter {
  private CTypePrinter() {}

  /** The declaration of {@code name} with {@code type}; with an empty name, the type alone. */
  public static String print(CType type, String name) {
    return switch (type) {
      case PointerType(CType target, Qualifiers q) -> {
        boolean group = target instanceof ArrayType || target instanceof FunctionType;
        String inner = group ? "(*" + name + ")" : "*" + name;
        yield q + print(target, inner);
      }
      case ArrayType(CType element, Qualifiers q, ArrayType.Length length) ->
          q + print(element, name + "[" + lengthText(length) + "]");
      case FunctionType f -> print(f.result(), name + "(" + parameters(f) + ")");
      case VoidType v -> join(v.toString(), name);
      case IntType i -> join(i.toString(), name);
      case FloatType f -> join(f.toString(), name);
      case StructType s -> join(s.toString(), name);
    };
  }

  private static String join(String base, String name) {
    return name.isEmpty() ? base : base + " " + name;
  }

  private static String lengthText(ArrayType.Length length) {
    return switch (length) {
      case ArrayType.Fixed(long n) -> Long.toString(n);
      case ArrayType.Unspecified u -> "";
      case ArrayType.Variable(Symbol count) -> count.name();
    };
  }

  private static String parameters(FunctionType f) {
    String list = f.parameters().stream().map(p -> print(p, "")).collect(Collectors.joining(", "));
    return switch (f.arity()) {
      case FIXED -> list.isEmpty() ? "void" : list;
      case VARIADIC -> list.isEmpty() ? "..." : list + ", ...";
      case UNSPECIFIED -> "";
    };
  }
}
