// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Sort;

/**
 * Splits types into leaves: structures into members, small arrays into elements, large arrays into
 * one array term for each part of an element; a union is the bit-vector of its bytes.
 */
public final class ObjectShapes {
  private final Layout layout;
  private final int flattened;
  private final int pointerWidth;
  private final Map<CType, ObjectShape> known = new LinkedHashMap<>();

  /**
   * @param flattened the most parts of an array that is split into elements
   * @param pointerWidth of the term of a pointer
   */
  ObjectShapes(Layout layout, int flattened, int pointerWidth) {
    this.layout = layout;
    this.flattened = flattened;
    this.pointerWidth = pointerWidth;
  }

  public ObjectShape of(CType type) {
    ObjectShape shape = known.get(type);
    if (shape == null) {
      shape = ObjectShape.of(new Splitter().split(type));
      known.put(type, shape);
    }
    return shape;
  }

  /**
   * The shape of {@code count} elements in a row, of unknown number if {@code count} is negative.
   * An element with a flexible array member stands alone, its array being of unknown length.
   */
  ObjectShape ofElements(CType element, long count) {
    if (count == 1 || endsFlexibly(element)) {
      return of(element);
    }
    if (count >= 0) {
      return of(ArrayType.of(element, count));
    }
    Splitter splitter = new Splitter();
    splitter.array(element, SsaVariable.Dimension.UNKNOWN, new Place(0, 0, List.of(), ""));
    return ObjectShape.of(splitter.leaves);
  }

  /**
   * The shape of one structure and more behind it: further elements of the array that it ends with,
   * whatever its declared length is, or else bytes.
   */
  ObjectShape ofHead(StructType head) {
    Splitter splitter = new Splitter();
    Place start = new Place(0, 0, List.of(), "");
    StructType.Field last = head.fields().getLast();
    if (last.type() instanceof ArrayType rest) {
      head.fields().subList(0, head.fields().size() - 1).forEach(f -> splitter.member(f, start));
      splitter.array(rest.element(), SsaVariable.Dimension.UNKNOWN, start.member(last));
    } else {
      head.fields().forEach(f -> splitter.member(f, start));
      Place behind = new Place(8 * head.size(), head.size(), List.of(), "");
      splitter.array(IntType.UNSIGNED_CHAR, SsaVariable.Dimension.UNKNOWN, behind);
    }
    return ObjectShape.of(splitter.leaves);
  }

  /** How many bytes there are before what {@link #ofHead} repeats. */
  static long headSize(StructType head) {
    StructType.Field last = head.fields().getLast();
    return last.type() instanceof ArrayType ? last.offset() : head.size();
  }

  /** The sort of a scalar. */
  Sort sortOf(CType type) {
    return switch (type) {
      case IntType i when i.isBool() -> Sort.BOOL;
      case IntType i -> Sort.bits(i.width());
      case FloatType f -> Sort.floating(f.format());
      case PointerType p -> Sort.bits(pointerWidth);
      case StructType s -> Sort.bits(Math.toIntExact(8 * s.size()));
      case ArrayType a -> throw new IllegalArgumentException("not a scalar: " + a);
      case VoidType v -> throw new IllegalArgumentException("not a scalar: " + v);
      case FunctionType f -> throw new IllegalArgumentException("not a scalar: " + f);
    };
  }

  private static boolean endsFlexibly(CType type) {
    return type instanceof StructType s
        && !s.isUnion()
        && !s.fields().isEmpty()
        && s.fields().getLast().type() instanceof ArrayType a
        && a.length() instanceof ArrayType.Unspecified;
  }

  /** Where in the type the splitting has arrived. */
  private record Place(long bit, long folded, List<SsaVariable.Dimension> dimensions, String text) {
    Place member(StructType.Field field) {
      String name = field.name().isEmpty() ? "" : "." + field.name();
      return new Place(bit + 8 * field.offset(), folded + field.offset(), dimensions, text + name);
    }

    Place element(long index, long stride) {
      return new Place(bit + 8 * stride * index, folded, dimensions, text + "[" + index + "]");
    }

    /** Inside an array that is kept whole; adjacent dimensions without gap become one. */
    Place inArray(long stride, long count) {
      List<SsaVariable.Dimension> all = new ArrayList<>(dimensions);
      SsaVariable.Dimension outer = all.isEmpty() ? null : all.getLast();
      if (outer != null && count > 0 && outer.stride() == stride * count) {
        long total = outer.count() < 0 ? SsaVariable.Dimension.UNKNOWN : outer.count() * count;
        all.set(all.size() - 1, new SsaVariable.Dimension(stride, total));
      } else {
        all.add(new SsaVariable.Dimension(stride, count));
      }
      return new Place(bit, folded, List.copyOf(all), text);
    }
  }

  private final class Splitter {
    private final List<Leaf> leaves = new ArrayList<>();

    List<Leaf> split(CType type) {
      at(type, new Place(0, 0, List.of(), ""));
      return leaves;
    }

    private void at(CType type, Place place) {
      switch (type) {
        case IntType i -> scalar(i, place, storageBits(i));
        case FloatType f -> scalar(f, place, storageBits(f));
        case PointerType p -> scalar(p, place, storageBits(p));
        case StructType s when !s.isComplete() -> {}
        case StructType s when s.isUnion() -> union(s, place);
        case StructType s -> s.fields().forEach(f -> member(f, place));
        case ArrayType(CType element, var q, ArrayType.Fixed(long count)) ->
            array(element, count, place);
        case ArrayType(CType element, var q, ArrayType.Length length) ->
            array(element, SsaVariable.Dimension.UNKNOWN, place);
        case VoidType v -> {}
        case FunctionType f -> {}
      }
    }

    private int storageBits(CType type) {
      return Math.toIntExact(8 * layout.sizeOf(type));
    }

    private void member(StructType.Field field, Place place) {
      Place at = place.member(field);
      if (field.isBitField()) {
        Place shifted =
            new Place(at.bit() + field.bitOffset(), at.folded(), at.dimensions(), at.text());
        scalar(field.valueType(), shifted, field.bitWidth());
      } else {
        at(field.type(), at);
      }
    }

    private void union(StructType type, Place place) {
      if (type.size() == 0) {
        return;
      }
      if (type.size() <= SsaTuning.LARGEST_UNION) {
        scalar(type, place, storageBits(type));
      } else {
        Place inside = place.inArray(1, type.size());
        scalar(IntType.UNSIGNED_CHAR, inside, 8);
      }
    }

    private void array(CType element, long count, Place place) {
      if (count == 0 || !Layout.hasConstantSize(element) || layout.sizeOf(element) == 0) {
        return;
      }
      long stride = layout.sizeOf(element);
      boolean small =
          place.dimensions().isEmpty()
              && count > 0
              && count <= (isKept(element) ? SsaTuning.SEPARATE_ROWS : flattened)
              && count * of(element).size() <= flattened;
      if (small) {
        for (long i = 0; i < count; i++) {
          at(element, place.element(i, stride));
        }
      } else {
        at(element, place.inArray(stride, count));
      }
    }

    /** Whether it is an array that is not split: rows of matrices are chosen by numbers. */
    private boolean isKept(CType element) {
      return element instanceof ArrayType && of(element).leaves().stream().allMatch(Leaf::isArray);
    }

    private void scalar(CType type, Place place, int width) {
      Sort element = sortOf(type);
      boolean array = !place.dimensions().isEmpty();
      Sort sort = array ? Sort.array(Sort.bits(layout.pointerWidth()), element) : element;
      leaves.add(
          new Leaf(
              place.bit(),
              place.folded(),
              width,
              type,
              element,
              sort,
              place.dimensions(),
              place.text(),
              array ? SsaVariable.Kind.ARRAY : kindOf(type)));
    }
  }

  private static SsaVariable.Kind kindOf(CType type) {
    return switch (type) {
      case IntType i -> i.isBool() ? SsaVariable.Kind.BOOL : SsaVariable.Kind.NUMERIC;
      case FloatType f -> SsaVariable.Kind.FLOAT;
      case PointerType p -> SsaVariable.Kind.POINTER;
      case StructType s -> SsaVariable.Kind.BYTES;
      case ArrayType a -> SsaVariable.Kind.ARRAY;
      case VoidType v -> throw new IllegalArgumentException("void has no value");
      case FunctionType f -> throw new IllegalArgumentException("a function has no value");
    };
  }
}
