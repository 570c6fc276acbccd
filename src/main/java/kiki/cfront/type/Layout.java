// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.type;

import kiki.options.DataModel;

/** Sizes and alignments as gcc lays them out on Linux, for one data model. */
public final class Layout {
  private final DataModel model;

  public Layout(DataModel model) {
    this.model = model;
  }

  public DataModel model() {
    return model;
  }

  public int pointerWidth() {
    return model == DataModel.LP64 ? 64 : 32;
  }

  public IntType longType(IntType.Sign sign) {
    return new IntType(IntType.Kind.LONG, pointerWidth(), sign);
  }

  /** {@code wchar_t}: {@code int} on LP64, {@code long} on ILP32. */
  public IntType wideCharType() {
    return model == DataModel.LP64 ? IntType.INT : longType(IntType.Sign.SIGNED);
  }

  /** {@code size_t}: {@code unsigned long} on LP64, {@code unsigned int} on ILP32. */
  public IntType sizeType() {
    return model == DataModel.LP64 ? longType(IntType.Sign.UNSIGNED) : IntType.UNSIGNED_INT;
  }

  /** {@code ptrdiff_t}: {@code long} on LP64, {@code int} on ILP32. */
  public IntType differenceType() {
    return model == DataModel.LP64 ? longType(IntType.Sign.SIGNED) : IntType.INT;
  }

  /** Size in bytes of a complete type of constant size; {@code void} and functions count one. */
  public long sizeOf(CType type) {
    return switch (type) {
      case VoidType v -> 1;
      case FunctionType f -> 1;
      case IntType i -> integerBytes(i);
      case FloatType f -> floatBytes(f);
      case PointerType p -> pointerWidth() / 8;
      case StructType s -> s.size();
      case ArrayType(CType element, Qualifiers q, ArrayType.Length length) ->
          switch (length) {
            case ArrayType.Fixed(long count) -> Math.multiplyExact(count, sizeOf(element));
            case ArrayType.Unspecified u -> 0;
            case ArrayType.Variable v ->
                throw new IllegalArgumentException("size known at run time only: " + type);
          };
    };
  }

  /** Whether the size is a constant of the translation. */
  public static boolean hasConstantSize(CType type) {
    return switch (type) {
      case ArrayType(CType element, Qualifiers q, ArrayType.Length length) ->
          length instanceof ArrayType.Fixed && hasConstantSize(element);
      case StructType s -> s.isComplete() && !s.isVariable();
      case VoidType v -> false;
      case FunctionType f -> false;
      case IntType i -> true;
      case FloatType f -> true;
      case PointerType p -> true;
    };
  }

  /** Alignment in bytes. */
  public int alignmentOf(CType type) {
    return switch (type) {
      case VoidType v -> 1;
      case FunctionType f -> 1;
      case IntType i -> integerAlignment(i);
      case FloatType f -> floatAlignment(f);
      case PointerType p -> pointerWidth() / 8;
      case StructType s -> s.alignment();
      case ArrayType a -> alignmentOf(a.element());
    };
  }

  /** Alignment inside a structure: i386 aligns 8-byte scalars to 4 there. */
  public int memberAlignmentOf(CType type) {
    int natural = alignmentOf(type);
    return switch (type) {
      case IntType i when model == DataModel.ILP32 && natural == 8 -> 4;
      case FloatType f when model == DataModel.ILP32 && f.kind() == FloatType.Kind.DOUBLE -> 4;
      case ArrayType a -> memberAlignmentOf(a.element());
      case VoidType v -> natural;
      case FunctionType f -> natural;
      case IntType i -> natural;
      case FloatType f -> natural;
      case PointerType p -> natural;
      case StructType s -> PartTypes.isComplex(s) ? memberAlignmentOf(PartTypes.part(s)) : natural;
    };
  }

  private static long integerBytes(IntType type) {
    if (type.width() > 128) {
      return (type.width() + 63) / 64 * 8;
    }
    return type.isBool() ? 1 : Math.max(1, Integer.highestOneBit(2 * ((type.width() + 7) / 8) - 1));
  }

  private static int integerAlignment(IntType type) {
    return (int) Math.min(type.width() > 128 ? 8 : 16, integerBytes(type));
  }

  private long floatBytes(FloatType type) {
    return switch (type.kind()) {
      case FLOAT16 -> 2;
      case FLOAT -> 4;
      case DOUBLE -> 8;
      case LONG_DOUBLE -> model == DataModel.LP64 ? 16 : 12;
      case FLOAT128 -> 16;
    };
  }

  private int floatAlignment(FloatType type) {
    return switch (type.kind()) {
      case FLOAT16 -> 2;
      case FLOAT -> 4;
      case DOUBLE -> 8;
      case LONG_DOUBLE -> model == DataModel.LP64 ? 16 : 4;
      case FLOAT128 -> 16;
    };
  }
}
