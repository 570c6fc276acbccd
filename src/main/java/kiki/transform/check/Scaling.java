// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.math.BigInteger;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * That the index of an access, times the size of an element, added to the offset of the pointer, is
 * the number it is in mathematics: an offset that wraps around may be one inside the object.
 *
 * <p>An index as wide as a pointer counts as signed, as in the machine: {@code p[-sizeof(int)]} is
 * meant as it looks.
 */
final class Scaling {
  private final CheckOptions options;
  private final Layout layout;

  Scaling(CheckOptions options, Layout layout) {
    this.options = options;
    this.layout = layout;
  }

  /** That no index on the way to an lvalue wraps around. */
  Expr isExact(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Member m -> isExact(m.base());
      case Expr.Index(Expr array, Expr index) -> {
        Expr here = isBounded(array) ? Exprs.TRUE : fits(index, size(lvalue.type()));
        yield Exprs.and(isExact(array), here);
      }
      case Expr.Dereference d -> ofPointer(d.pointer());
      case Expr other -> Exprs.TRUE;
    };
  }

  /** Array bounds have a check of their own where the number of elements is known. */
  private boolean isBounded(Expr array) {
    return options.has(Check.BOUNDS)
        && ((ArrayType) array.type()).length() instanceof ArrayType.Fixed(long count)
        && count > 1;
  }

  private Expr ofPointer(Expr pointer) {
    return switch (pointer) {
      case Expr.Cast(Expr inner, PointerType to) when inner.type() instanceof PointerType ->
          ofPointer(inner);
      case Expr.Binary b when isStep(b) -> Exprs.and(ofPointer(b.left()), step(b));
      case Expr.AddressOf a -> isExact(a.target());
      case Expr other -> Exprs.TRUE;
    };
  }

  private static boolean isStep(Expr.Binary b) {
    return b.op() == Expr.BinaryOp.POINTER_ADD || b.op() == Expr.BinaryOp.POINTER_SUBTRACT;
  }

  /** That {@code p + i} or {@code p - i} does not wrap around. */
  Expr step(Expr.Binary b) {
    long size = size(((PointerType) b.left().type()).target());
    if (size == 0 || !isWide(b.right(), size)) {
      return Exprs.TRUE;
    }
    IntType offset = layout.differenceType();
    Expr start = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, b.left(), offset);
    Expr bytes =
        Exprs.binary(Expr.BinaryOp.MULTIPLY, signed(b.right()), Exprs.integer(size, offset));
    Expr.BinaryOp op =
        b.op() == Expr.BinaryOp.POINTER_ADD ? Expr.BinaryOp.ADD : Expr.BinaryOp.SUBTRACT;
    return Exprs.and(fits(b.right(), size), Exprs.not(new Expr.Overflows(op, start, bytes)));
  }

  /** That the size of a number of elements is an offset. */
  private Expr fits(Expr index, long size) {
    if (size == 0 || !isWide(index, size)) {
      return Exprs.TRUE;
    }
    IntType offset = layout.differenceType();
    IntType type = (IntType) index.type();
    Expr same =
        type.width() > offset.width()
            ? Exprs.compare(Expr.BinaryOp.EQUAL, index, new Expr.Cast(signed(index), type))
            : Exprs.TRUE;
    BigInteger bytes = BigInteger.valueOf(size);
    Expr least = new Expr.IntConstant(offset.minimum().divide(bytes), offset);
    Expr most = new Expr.IntConstant(offset.maximum().divide(bytes), offset);
    Expr inside =
        size == 1
            ? Exprs.TRUE
            : Exprs.and(
                Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, signed(index), least),
                Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, signed(index), most));
    return Exprs.and(same, inside);
  }

  private Expr signed(Expr index) {
    return index.type().equals(layout.differenceType())
        ? index
        : new Expr.Cast(index, layout.differenceType());
  }

  /** Whether the index can bring an offset out of its range in one step, or nearly so. */
  private boolean isWide(Expr index, long size) {
    IntType type = (IntType) index.type();
    BigInteger most = type.maximum().subtract(type.minimum());
    if (index instanceof Expr.IntConstant c) {
      most = signedValue(c).abs();
    }
    int bits = most.multiply(BigInteger.valueOf(size)).bitLength();
    return bits > layout.pointerWidth() * 3 / 4;
  }

  private BigInteger signedValue(Expr.IntConstant c) {
    return c.type().width() > layout.pointerWidth()
        ? c.value()
        : layout.differenceType().wrap(c.value());
  }

  private long size(CType type) {
    boolean unsized =
        type instanceof VoidType
            || type instanceof FunctionType
            || type instanceof StructType s && !s.isComplete();
    return unsized ? 1 : Layout.hasConstantSize(type) ? layout.sizeOf(type) : 0;
  }
}
