// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;

/** Forgets array indices in byte offsets, by the type of the object. */
final class PlaceFolding {
  private final Layout layout;

  PlaceFolding(Layout layout) {
    this.layout = layout;
  }

  Layout layout() {
    return layout;
  }

  /** The place {@code delta} bytes above {@code base}. */
  Place shift(Place base, long delta) {
    if (base.offset() == Place.ANYWHERE) {
      return base;
    }
    return at(base.object(), base.offset() + delta);
  }

  /** Whether {@code delta} bytes above {@code base} is in the first element of the object. */
  boolean isWithin(Place base, long delta) {
    CType type = base.object().type();
    return base.offset() != Place.ANYWHERE
        && Layout.hasConstantSize(type)
        && base.offset() + delta < layout.sizeOf(type);
  }

  /** The place at a byte offset; {@code ANYWHERE} when the type does not explain the offset. */
  Place at(MemoryObject object, long offset) {
    if (offset < 0) {
      return Place.anywhere(object);
    }
    long inElement = offset;
    if (object instanceof MemoryObject.Allocated) {
      if (!Layout.hasConstantSize(object.type()) || layout.sizeOf(object.type()) == 0) {
        return Place.anywhere(object);
      }
      inElement = offset % layout.sizeOf(object.type());
    }
    long folded = fold(object.type(), inElement);
    return folded < 0 ? Place.anywhere(object) : new Place(object, folded);
  }

  /**
   * Whether moving by multiples of {@code stride} bytes leads to the same place of another array
   * element. A scalar object counts as an array of one.
   */
  private boolean staysOnStep(Place place, long stride) {
    if (place.offset() == Place.ANYWHERE) {
      return true;
    }
    CType type = place.object().type();
    boolean array = place.object() instanceof MemoryObject.Allocated || type.isScalar();
    return (array && divides(type, stride)) || staysInside(type, place.offset(), stride);
  }

  private boolean staysInside(CType type, long offset, long stride) {
    return switch (type) {
      case ArrayType a ->
          divides(a.element(), stride)
              || (Layout.hasConstantSize(a.element())
                  && layout.sizeOf(a.element()) > 0
                  && staysInside(a.element(), offset % layout.sizeOf(a.element()), stride));
      case StructType s when s.isComplete() && !s.isUnion() -> {
        StructType.Field f = memberAt(s, offset);
        yield f != null && !f.isBitField() && staysInside(f.type(), offset - f.offset(), stride);
      }
      case StructType s -> s.isUnion();
      case IntType i -> false;
      case FloatType f -> false;
      case PointerType p -> false;
      case VoidType v -> false;
      case FunctionType f -> false;
    };
  }

  private boolean divides(CType element, long stride) {
    if (!Layout.hasConstantSize(element)) {
      return false;
    }
    long size = layout.sizeOf(element);
    return size > 0 && stride % size == 0;
  }

  private long fold(CType type, long offset) {
    return switch (type) {
      case ArrayType a -> {
        if (!Layout.hasConstantSize(a.element()) || layout.sizeOf(a.element()) == 0) {
          yield -1;
        }
        yield fold(a.element(), offset % layout.sizeOf(a.element()));
      }
      case StructType s when s.isUnion() -> s.isComplete() ? 0 : -1;
      case StructType s -> s.isComplete() ? foldMember(s, offset) : -1;
      case IntType i -> start(offset);
      case FloatType f -> start(offset);
      case PointerType p -> start(offset);
      case VoidType v -> start(offset);
      case FunctionType f -> start(offset);
    };
  }

  /** A pointer into the middle of a scalar is not one to the scalar. */
  private static long start(long offset) {
    return offset == 0 ? 0 : -1;
  }

  private long foldMember(StructType type, long offset) {
    StructType.Field around = memberAt(type, offset);
    if (around == null) {
      return -1;
    }
    long inner = around.isBitField() ? 0 : fold(around.type(), offset - around.offset());
    return inner < 0 ? -1 : around.offset() + inner;
  }

  private static StructType.Field memberAt(StructType type, long offset) {
    StructType.Field around = null;
    for (StructType.Field f : type.fields()) {
      if (f.offset() <= offset) {
        around = f;
      }
    }
    return around;
  }

  /** Where the parts of an aggregate are, with array indices forgotten. */
  List<Long> leafOffsets(CType type) {
    return leafOffsets(type, 0, new ArrayList<>());
  }

  private static List<Long> leafOffsets(CType type, long base, List<Long> into) {
    switch (type) {
      case StructType s when !s.isUnion() && s.isComplete() ->
          s.fields().forEach(f -> leafOffsets(f.type(), base + f.offset(), into));
      case ArrayType a -> leafOffsets(a.element(), base, into);
      case StructType s -> into.add(base);
      case IntType i -> into.add(base);
      case FloatType f -> into.add(base);
      case PointerType p -> into.add(base);
      case VoidType v -> into.add(base);
      case FunctionType f -> into.add(base);
    }
    return into;
  }

  /** Whether an lvalue lies at an index that need not be the first. */
  static boolean isIndexed(Expr lvalue) {
    Expr at = lvalue;
    while (true) {
      switch (at) {
        case Expr.Index(Expr array, Expr.IntConstant c) when c.value().signum() == 0 -> at = array;
        case Expr.Index _ -> {
          return true;
        }
        case Expr.Member m -> at = m.base();
        case Expr _ -> {
          return false;
        }
      }
    }
  }

  /** Where pointer arithmetic in steps of so many bytes may lead from a place. */
  Place step(Place from, long stride) {
    return staysOnStep(from, stride) ? from : Place.anywhere(from.object());
  }
}
