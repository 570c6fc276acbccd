// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.util.Location;

/**
 * Maps the types of the typed tree to those of the program: structures that several files declare
 * alike become one.
 */
public final class Types {
  public static final PointerType VOID_POINTER = new PointerType(VoidType.VOID);
  public static final PointerType BYTE_POINTER = new PointerType(IntType.UNSIGNED_CHAR);

  private final Map<StructType, StructType> representatives = new IdentityHashMap<>();

  /** From now on {@code duplicate} is the same type as {@code original}. */
  void identify(StructType duplicate, StructType original) {
    if (duplicate != original) {
      representatives.put(duplicate, original);
    }
  }

  StructType representative(StructType type) {
    StructType at = type;
    for (StructType next = representatives.get(at); next != null; next = representatives.get(at)) {
      at = next;
    }
    return at;
  }

  public CType map(CType type) {
    return switch (type) {
      case VoidType v -> v;
      case IntType i -> i;
      case FloatType f -> f;
      case StructType s -> representative(s);
      case PointerType p -> map(p);
      case ArrayType a -> {
        CType element = map(a.element());
        yield element == a.element()
            ? a
            : new ArrayType(element, a.elementQualifiers(), a.length());
      }
      case FunctionType f -> map(f);
    };
  }

  public PointerType map(PointerType p) {
    CType target = map(p.target());
    return target == p.target() ? p : new PointerType(target, p.targetQualifiers());
  }

  public FunctionType map(FunctionType f) {
    CType result = map(f.result());
    boolean same = result == f.result();
    for (CType p : f.parameters()) {
      same &= map(p) == p;
    }
    return same
        ? f
        : new FunctionType(result, f.parameters().stream().map(this::map).toList(), f.arity());
  }

  /** The field of {@code owner}'s representative that stands for {@code field}. */
  public StructType.Field field(StructType owner, StructType.Field field, Location location) {
    StructType representative = representative(owner);
    if (representative == owner) {
      return field;
    }
    int index = owner.fields().indexOf(field);
    List<StructType.Field> fields = representative.fields();
    return fields.get(index);
  }

  /** Whether the size is known at run time only. */
  public static boolean isVariable(CType type) {
    return type instanceof StructType s && s.isComplete() && s.isVariable()
        || type instanceof ArrayType a
            && (a.length() instanceof ArrayType.Variable || isVariable(a.element()));
  }
}
