// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.math.BigInteger;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Property;
import kiki.util.Location;

/**
 * What sizes objects may have. None is larger than {@code PTRDIFF_MAX} bytes: pointers into it
 * could not be subtracted (C11 6.5.6p9), and no C library gives so much.
 */
public final class ObjectSizes {
  private final FunctionLowering f;

  ObjectSizes(FunctionLowering f) {
    this.f = f;
  }

  /** CBMC numbers objects in the upper bits of addresses, which leaves fewer for offsets. */
  public BigInteger limit() {
    int width = f.layout().sizeType().width();
    return f.linkage()
        .environment()
        .objectBits()
        .map(bits -> BigInteger.ONE.shiftLeft(width - bits - 1))
        .orElse(f.layout().differenceType().maximum());
  }

  /** Whether no value of the expression, of type {@code size_t}, is too large. */
  public boolean alwaysFits(Expr size) {
    return greatest(size).compareTo(limit()) <= 0;
  }

  /** That an object of this number of bytes can exist. */
  public Expr fits(Expr size) {
    return Exprs.compare(
        Expr.BinaryOp.LESS_OR_EQUAL, size, new Expr.IntConstant(limit(), f.layout().sizeType()));
  }

  /** A bound on the value of an integer expression that its form shows. */
  private static BigInteger greatest(Expr e) {
    BigInteger most = ((IntType) e.type()).maximum();
    return switch (e) {
      case Expr.IntConstant c -> c.value();
      case Expr.Cast(Expr inner, IntType to)
          when inner.type() instanceof IntType from && !from.isSigned() ->
          greatest(inner).min(most);
      case Expr.Cast(Expr.IntConstant c, IntType to) when c.value().signum() >= 0 ->
          c.value().min(most);
      case Expr.Binary b when !((IntType) b.type()).isSigned() -> greatest(b).min(most);
      case Expr.Conditional c -> greatest(c.whenTrue()).max(greatest(c.whenFalse()));
      case Expr other -> most;
    };
  }

  private static BigInteger greatest(Expr.Binary b) {
    BigInteger most = ((IntType) b.type()).maximum();
    return switch (b.op()) {
      case ADD -> greatest(b.left()).add(greatest(b.right()));
      case MULTIPLY -> greatest(b.left()).multiply(greatest(b.right()));
      case BIT_AND -> greatest(b.left()).min(greatest(b.right()));
      case DIVIDE, SHIFT_RIGHT -> greatest(b.left());
      case REMAINDER -> greatest(b.left()).min(greatest(b.right()));
      case Expr.BinaryOp _ -> most;
    };
  }

  /** Each length of a variable length array is positive, and the whole fits (C11 6.7.6.2p5). */
  void require(Symbol array, Location at) {
    Expr valid = valid(array.type());
    if (!Exprs.isTrue(valid)) {
      f.assertions()
          .property(
              valid,
              Property.Kind.ARRAY_BOUNDS,
              "size of variable length array '" + array.name() + "' is positive and possible",
              at);
    }
  }

  private Expr valid(CType type) {
    return switch (type) {
      case ArrayType a when Types.isVariable(a) -> validArray(a);
      case StructType s when Types.isVariable(s) ->
          s.fields().stream().map(m -> valid(m.type())).reduce(Exprs.TRUE, Exprs::and);
      case CType other -> Exprs.TRUE;
    };
  }

  private Expr validArray(ArrayType type) {
    Expr inner = valid(type.element());
    IntType size = f.layout().sizeType();
    Expr each = f.places().sizeOf(type.element());
    return switch (type.length()) {
      case ArrayType.Variable(Symbol n) -> {
        Expr count = Conversions.cast(new Expr.Variable(n), size);
        Expr positive = Exprs.compare(Expr.BinaryOp.GREATER, count, Exprs.zero(size));
        yield Exprs.and(inner, Exprs.and(positive, productFits(count, each)));
      }
      case ArrayType.Fixed(long n) -> Exprs.and(inner, productFits(Exprs.integer(n, size), each));
      case ArrayType.Unspecified u -> inner;
    };
  }

  private Expr productFits(Expr count, Expr each) {
    IntType size = f.layout().sizeType();
    if (each instanceof Expr.IntConstant c && c.value().signum() > 0) {
      Expr most = new Expr.IntConstant(limit().divide(c.value()), size);
      return Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, count, most);
    }
    return Exprs.and(
        Exprs.not(new Expr.Overflows(Expr.BinaryOp.MULTIPLY, count, each)),
        fits(Exprs.binary(Expr.BinaryOp.MULTIPLY, count, each)));
  }
}
