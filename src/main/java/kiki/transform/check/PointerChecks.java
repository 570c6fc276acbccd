// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Property;

/** Array bounds, dereferences and pointer arithmetic. */
final class PointerChecks {
  /** What is done with the object. */
  enum Access {
    READ,
    WRITE
  }

  private static final PointerType BYTES = new PointerType(IntType.UNSIGNED_CHAR);

  private static final long UNKNOWN_EXTENT = -1;

  private final CheckOptions options;
  private final Layout layout;
  private final Scaling scaling;

  PointerChecks(CheckOptions options, Layout layout) {
    this.options = options;
    this.layout = layout;
    this.scaling = new Scaling(options, layout);
  }

  /** As CBMC: the pointer is null, or what it points to by its type is there. */
  void primitive(Expr question, Expr pointer, Expr guard, List<RequiredCondition> out) {
    if (options.has(Check.POINTER_PRIMITIVES)) {
      CType target = ((PointerType) pointer.type()).target();
      long size = Layout.hasConstantSize(target) ? layout.sizeOf(target) : 1;
      Expr isNull = new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, pointer);
      Expr isThere =
          new Expr.PointerPredicate(
              Expr.PointerTest.IS_ACCESSIBLE, pointer, Exprs.integer(size, layout.sizeType()));
      RequiredCondition.add(
          Exprs.or(isNull, isThere),
          Property.Kind.POINTER_PRIMITIVE,
          "pointer is null or valid in " + ExprPrinter.describe(question),
          guard,
          out);
    }
  }

  /** The whole object that {@code lvalue} designates is accessed. */
  void access(Expr lvalue, Access access, Expr guard, List<RequiredCondition> out) {
    Expr at = lvalue;
    while (true) {
      if (at instanceof Expr.Index(Expr array, Expr index)) {
        bounds(array, index, at, guard, out);
        at = array;
      } else if (at instanceof Expr.Member m) {
        at = m.base();
      } else {
        break;
      }
    }
    if (at instanceof Expr.Dereference d && options.has(Check.POINTERS)) {
      dereference(d.pointer(), lvalue, access, guard, out);
    }
  }

  private void bounds(Expr array, Expr index, Expr whole, Expr guard, List<RequiredCondition> out) {
    ArrayType type = (ArrayType) array.type();
    long count = extent(array, type);
    if (options.has(Check.BOUNDS)
        && (array instanceof Expr.Variable || array instanceof Expr.Dereference)
        && type.length() instanceof ArrayType.Unspecified) {
      unknownBounds(array, whole, guard, out);
    }
    if (!options.has(Check.BOUNDS) || count == UNKNOWN_EXTENT || isOpenEnded(array, count)) {
      return;
    }
    IntType indexType = (IntType) index.type();
    if (index instanceof Expr.IntConstant c
        && c.value().signum() >= 0
        && c.value().compareTo(BigInteger.valueOf(count)) < 0) {
      return;
    }
    String name = "array '" + ExprPrinter.describe(array) + "' ";
    String text = " in " + ExprPrinter.describe(whole);
    if (indexType.isSigned()) {
      Expr lower = Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, index, Exprs.zero(indexType));
      RequiredCondition.add(
          lower, Property.Kind.ARRAY_BOUNDS, name + "lower bound" + text, guard, out);
    }
    boolean alwaysBelow = indexType.maximum().compareTo(BigInteger.valueOf(count)) < 0;
    if (!alwaysBelow) {
      Expr upper = Exprs.compare(Expr.BinaryOp.LESS, index, Exprs.integer(count, indexType));
      RequiredCondition.add(
          upper, Property.Kind.ARRAY_BOUNDS, name + "upper bound" + text, guard, out);
    }
  }

  /** An array that another file defines ends where its object does. */
  private void unknownBounds(Expr array, Expr whole, Expr guard, List<RequiredCondition> out) {
    Expr start = start(whole);
    String name = "array '" + ExprPrinter.describe(array) + "' ";
    String text = " in " + ExprPrinter.describe(whole);
    Expr above = predicate(Expr.PointerTest.ABOVE_OBJECT, start, size(whole));
    Expr below = predicate(Expr.PointerTest.BELOW_OBJECT, start);
    RequiredCondition.add(
        Exprs.and(scaling.isExact(whole), Exprs.not(below)),
        Property.Kind.ARRAY_BOUNDS,
        name + "lower bound" + text,
        guard,
        out);
    RequiredCondition.add(
        Exprs.not(above), Property.Kind.ARRAY_BOUNDS, name + "upper bound" + text, guard, out);
  }

  /** How many elements there are; of a flexible array, those that fit the variable it is in. */
  private long extent(Expr array, ArrayType type) {
    if (type.length() instanceof ArrayType.Fixed(long count) && count > 0) {
      return count;
    }
    if (array instanceof Expr.Member m
        && !(type.length() instanceof ArrayType.Variable)
        && !rootIsPointer(array)
        && Layout.hasConstantSize(type.element())
        && layout.sizeOf(type.element()) > 0) {
      return room(m) / layout.sizeOf(type.element());
    }
    return type.length() instanceof ArrayType.Fixed ? 0 : UNKNOWN_EXTENT;
  }

  /**
   * The bytes from the member to the end of the object it is in: a flexible array is as long as
   * these allow (C11 6.7.2.1p18).
   */
  private long room(Expr.Member member) {
    long offset = member.field().offset();
    Expr whole = member.base();
    while (whole instanceof Expr.Member(Expr base, StructType.Field field)
        && isLast(field, (StructType) base.type())) {
      offset += field.offset();
      whole = base;
    }
    return Math.max(0, layout.sizeOf(whole.type()) - offset);
  }

  private static boolean isLast(StructType.Field field, StructType owner) {
    return owner.isUnion() || owner.fields().getLast().equals(field);
  }

  /**
   * An array of at most one element at the end of a structure behind a pointer stands for as many
   * as were allocated: the check of the dereference knows how many.
   */
  private static boolean isOpenEnded(Expr array, long count) {
    return count <= 1
        && array instanceof Expr.Member(Expr base, StructType.Field field)
        && base.type() instanceof StructType s
        && isLast(field, s)
        && rootIsPointer(base);
  }

  private static boolean rootIsPointer(Expr base) {
    Expr at = base;
    while (at instanceof Expr.Member || at instanceof Expr.Index) {
      at = at instanceof Expr.Index i ? i.array() : ((Expr.Member) at).base();
    }
    return at instanceof Expr.Dereference;
  }

  private void dereference(
      Expr pointer, Expr lvalue, Access access, Expr guard, List<RequiredCondition> out) {
    String text = " in " + ExprPrinter.describe(lvalue);
    test(Expr.PointerTest.IS_NULL, pointer, "pointer NULL" + text, guard, out);
    test(Expr.PointerTest.IS_INVALID, pointer, "pointer invalid" + text, guard, out);
    test(Expr.PointerTest.IS_DEALLOCATED, pointer, "deallocated dynamic object" + text, guard, out);
    test(Expr.PointerTest.IS_DEAD, pointer, "dead object" + text, guard, out);
    if (!(lvalue.type() instanceof FunctionType)) {
      outside(lvalue, text, guard, out);
    }
    if (access == Access.WRITE) {
      RequiredCondition.add(
          Exprs.not(predicate(Expr.PointerTest.IS_READ_ONLY, pointer)),
          Property.Kind.READ_ONLY,
          "write to read-only object" + text,
          guard,
          out);
    }
  }

  /** One check for heap objects and one for all others. */
  private void outside(Expr lvalue, String text, Expr guard, List<RequiredCondition> out) {
    Expr start = start(lvalue);
    Expr dynamic = predicate(Expr.PointerTest.IS_DYNAMIC, start);
    Expr inside =
        Exprs.and(
            Exprs.and(
                scaling.isExact(lvalue),
                Exprs.not(predicate(Expr.PointerTest.BELOW_OBJECT, start))),
            Exprs.not(predicate(Expr.PointerTest.ABOVE_OBJECT, start, size(lvalue))));
    check(
        Exprs.or(Exprs.not(dynamic), inside),
        "pointer outside dynamic object bounds" + text,
        guard,
        out);
    // What points to no object is the business of the checks before this one.
    Expr nowhere =
        Exprs.or(
            predicate(Expr.PointerTest.IS_NULL, start),
            predicate(Expr.PointerTest.IS_INVALID, start));
    check(
        Exprs.or(Exprs.or(dynamic, nowhere), inside),
        "pointer outside object bounds" + text,
        guard,
        out);
  }

  /** The address of the first byte that is accessed. */
  private static Expr start(Expr lvalue) {
    if (lvalue instanceof Expr.Dereference d) {
      return d.pointer();
    }
    if (lvalue instanceof Expr.Member(Expr base, StructType.Field field) && field.isBitField()) {
      Expr owner = new Expr.Cast(start(base), BYTES);
      long first = field.offset() + field.bitOffset() / 8;
      return new Expr.Binary(
          Expr.BinaryOp.POINTER_ADD, owner, Exprs.integer(first, IntType.INT), BYTES);
    }
    return new Expr.AddressOf(lvalue, new PointerType(lvalue.type()));
  }

  private Expr size(Expr lvalue) {
    CType type = lvalue.type();
    long bytes;
    if (lvalue instanceof Expr.Member(Expr base, StructType.Field field) && field.isBitField()) {
      bytes = (field.bitOffset() % 8 + field.bitWidth() + 7) / 8;
    } else {
      bytes = Layout.hasConstantSize(type) ? layout.sizeOf(type) : 0;
    }
    return Exprs.integer(bytes, layout.sizeType());
  }

  private static Expr predicate(Expr.PointerTest test, Expr pointer) {
    return new Expr.PointerPredicate(test, pointer);
  }

  private static Expr predicate(Expr.PointerTest test, Expr pointer, Expr size) {
    return new Expr.PointerPredicate(test, pointer, size);
  }

  private static void test(
      Expr.PointerTest test, Expr pointer, String text, Expr guard, List<RequiredCondition> out) {
    check(Exprs.not(predicate(test, pointer)), text, guard, out);
  }

  private static void check(Expr condition, String text, Expr guard, List<RequiredCondition> out) {
    RequiredCondition.add(
        condition, Property.Kind.POINTER_DEREFERENCE, "dereference failure: " + text, guard, out);
  }

  /** Order and difference are those of places in one object (C11 6.5.6p9, 6.5.8p5). */
  void sameObject(Expr.Binary b, Expr guard, List<RequiredCondition> out) {
    if (options.has(Check.SAME_OBJECT)) {
      RequiredCondition.add(
          predicate(Expr.PointerTest.SAME_OBJECT, b.left(), b.right()),
          Property.Kind.SAME_OBJECT,
          "same object violation in " + ExprPrinter.describe(b),
          guard,
          out);
    }
  }

  /** {@code p + i} must stay in the object or point just past its end (C11 6.5.6p8). */
  void arithmetic(Expr.Binary b, Expr guard, List<RequiredCondition> out) {
    if (!options.has(Check.POINTER_OVERFLOW)) {
      return;
    }
    Expr below = predicate(Expr.PointerTest.BELOW_OBJECT, b);
    Expr above = predicate(Expr.PointerTest.ABOVE_OBJECT, b, Exprs.integer(0, layout.sizeType()));
    RequiredCondition.add(
        Exprs.and(Exprs.and(scaling.step(b), Exprs.not(below)), Exprs.not(above)),
        Property.Kind.POINTER_OVERFLOW,
        "pointer arithmetic: pointer outside object bounds in " + ExprPrinter.describe(b),
        guard,
        out);
  }
}
