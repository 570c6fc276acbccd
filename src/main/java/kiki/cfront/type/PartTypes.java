// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Complex and vector types. Each is one structure for all files: a complex number has two members,
 * a vector one array. So the stages after the checker need no words of their own for them.
 */
public final class PartTypes {
  /** No user can name these members; that of a vector is never shown. */
  private static final String REAL = "__real__";

  private static final String IMAGINARY = "__imag__";
  private static final String ELEMENTS = "";

  private record Key(StructType.Kind kind, CType part, long count, long size) {}

  private static final Map<Key, StructType> KNOWN = new ConcurrentHashMap<>();

  private PartTypes() {}

  /** {@code _Complex} of a real type: two parts without padding (C11 6.2.5p13). */
  public static StructType complex(CType part, Layout layout) {
    long size = layout.sizeOf(part);
    return KNOWN.computeIfAbsent(
        new Key(StructType.Kind.COMPLEX, part, 2, size),
        key -> {
          StructType type = new StructType(StructType.Kind.COMPLEX, "_Complex " + part);
          type.complete(
              List.of(field(REAL, part, 0), field(IMAGINARY, part, size)),
              2 * size,
              layout.alignmentOf(part));
          return type;
        });
  }

  /** GNU {@code vector_size}: as many elements as fit, aligned to the whole size. */
  public static StructType vector(CType element, long count, Layout layout) {
    long size = layout.sizeOf(element);
    return KNOWN.computeIfAbsent(
        new Key(StructType.Kind.VECTOR, element, count, size),
        key -> {
          long bytes = count * size;
          StructType type =
              new StructType(
                  StructType.Kind.VECTOR, "__attribute__((vector_size(" + bytes + "))) " + element);
          type.complete(
              List.of(field(ELEMENTS, ArrayType.of(element, count), 0)), bytes, (int) bytes);
          return type;
        });
  }

  private static StructType.Field field(String name, CType type, long offset) {
    return new StructType.Field(name, type, Qualifiers.NONE, offset, 0, -1);
  }

  public static boolean isComplex(CType type) {
    return type instanceof StructType s && s.kind() == StructType.Kind.COMPLEX;
  }

  public static boolean isVector(CType type) {
    return type instanceof StructType s && s.kind() == StructType.Kind.VECTOR;
  }

  /** The type of a complex number's parts, of a vector's elements, or the type itself. */
  public static CType part(CType type) {
    if (isComplex(type)) {
      return ((StructType) type).fields().getFirst().type();
    }
    return isVector(type) ? elements((StructType) type).element() : type;
  }

  /** How many elements a vector has. */
  public static int count(StructType vector) {
    return Math.toIntExact(((ArrayType.Fixed) elements(vector).length()).count());
  }

  private static ArrayType elements(StructType vector) {
    return (ArrayType) vector.fields().getFirst().type();
  }
}
