// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.math.BigInteger;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Arithmetic on constants, exactly as C's types do it; what is undefined stays as it is. */
public final class Folding {
  private static final RoundingMode MODE = RoundingMode.NEAREST_EVEN;

  private Folding() {}

  /** The value of an expression of constants. */
  public static Optional<BigInteger> integer(Expr e) {
    return folded(e) instanceof Expr.IntConstant c ? Optional.of(c.value()) : Optional.empty();
  }

  private static Expr folded(Expr e) {
    return switch (e) {
      case Expr.Unary(Expr.UnaryOp op, Expr a, CType t) -> unary(new Expr.Unary(op, folded(a), t));
      case Expr.Binary(Expr.BinaryOp op, Expr a, Expr b, CType t) ->
          binary(new Expr.Binary(op, folded(a), folded(b), t));
      case Expr.Cast(Expr a, CType t) -> cast(new Expr.Cast(folded(a), t));
      case Expr other -> other;
    };
  }

  private static Expr truth(boolean value) {
    return value ? Exprs.TRUE : Exprs.FALSE;
  }

  public static Expr unary(Expr.Unary u) {
    return switch (u.operand()) {
      case Expr.IntConstant(BigInteger n, IntType t) ->
          switch (u.op()) {
            case NEGATE -> integer(n.negate(), t);
            case BIT_NOT -> integer(n.not(), t);
            case NOT -> truth(n.signum() == 0);
            case Expr.UnaryOp other -> u;
          };
      case Expr.FloatConstant(IeeeFloat x, CType t) -> floating(u, x, t);
      case Expr other -> u.op() == Expr.UnaryOp.NOT ? Exprs.not(u.operand()) : u;
    };
  }

  private static Expr floating(Expr.Unary u, IeeeFloat x, CType t) {
    return switch (u.op().kind()) {
      case ARITHMETIC -> new Expr.FloatConstant(FloatOperators.computed(u.op(), x), t);
      // No rule says which sign a NaN has.
      case CLASSIFICATION ->
          u.op() == Expr.UnaryOp.SIGN_BIT && x.isNaN() ? u : truth(FloatOperators.holds(u.op(), x));
      case BITWISE, LOGICAL, IMAGE -> u;
    };
  }

  private static Expr integer(BigInteger value, IntType type) {
    return new Expr.IntConstant(type.wrap(value), type);
  }

  public static Expr binary(Expr.Binary b) {
    if (b.left() instanceof Expr.IntConstant l && b.right() instanceof Expr.IntConstant r) {
      return integers(b, l, r.value());
    }
    if (b.left() instanceof Expr.FloatConstant l && b.right() instanceof Expr.FloatConstant r) {
      return floats(b, l.value(), r.value());
    }
    return b;
  }

  private static Expr integers(Expr.Binary b, Expr.IntConstant left, BigInteger r) {
    BigInteger l = left.value();
    IntType type = left.type();
    int order = l.compareTo(r);
    boolean inRange = r.signum() >= 0 && r.compareTo(BigInteger.valueOf(type.width())) < 0;
    return switch (b.op()) {
      case ADD -> integer(l.add(r), type);
      case SUBTRACT -> integer(l.subtract(r), type);
      case MULTIPLY -> integer(l.multiply(r), type);
      case DIVIDE -> r.signum() == 0 ? b : integer(l.divide(r), type);
      case REMAINDER -> r.signum() == 0 ? b : integer(l.remainder(r), type);
      case SHIFT_LEFT -> inRange ? integer(l.shiftLeft(r.intValue()), type) : b;
      case SHIFT_RIGHT -> inRange ? integer(l.shiftRight(r.intValue()), type) : b;
      case BIT_AND -> integer(l.and(r), type);
      case BIT_OR -> integer(l.or(r), type);
      case BIT_XOR -> integer(l.xor(r), type);
      case EQUAL -> truth(order == 0);
      case NOT_EQUAL -> truth(order != 0);
      case LESS -> truth(order < 0);
      case LESS_OR_EQUAL -> truth(order <= 0);
      case GREATER -> truth(order > 0);
      case GREATER_OR_EQUAL -> truth(order >= 0);
      case Expr.BinaryOp _ -> b;
    };
  }

  private static Expr floats(Expr.Binary b, IeeeFloat l, IeeeFloat r) {
    return switch (b.op().kind()) {
      case ARITHMETIC ->
          b.op() == Expr.BinaryOp.MINIMUM || b.op() == Expr.BinaryOp.MAXIMUM
              ? b
              : new Expr.FloatConstant(FloatOperators.computed(b.op(), l, r), b.type());
      case COMPARISON -> truth(FloatOperators.holds(b.op(), l, r));
      case SHIFT, BITWISE, LOGICAL, POINTER -> b;
    };
  }

  public static Expr cast(Expr.Cast c) {
    return switch (c.operand()) {
      case Expr.IntConstant(BigInteger n, IntType t) ->
          switch (c.type()) {
            case IntType to -> to.isBool() ? truth(n.signum() != 0) : integer(n, to);
            case FloatType to ->
                new Expr.FloatConstant(IeeeFloat.fromInteger(to.format(), n, MODE), to);
            case PointerType to -> n.signum() == 0 ? new Expr.NullPointer(to) : c;
            case CType other -> c;
          };
      case Expr.FloatConstant(IeeeFloat x, CType t) ->
          switch (c.type()) {
            case FloatType to -> new Expr.FloatConstant(x.convert(to.format(), MODE), to);
            case IntType to when to.isBool() -> truth(!x.isZero());
            case IntType to -> {
              Optional<BigInteger> n = x.toInteger(RoundingMode.TOWARD_ZERO);
              yield n.isPresent() && to.contains(n.get()) ? integer(n.get(), to) : c;
            }
            case CType other -> c;
          };
      case Expr.NullPointer n ->
          switch (c.type()) {
            case PointerType to -> new Expr.NullPointer(to);
            case IntType to -> Exprs.zero(to);
            case CType other -> c;
          };
      case Expr other -> c;
    };
  }

  public static Expr overflows(Expr.Overflows o) {
    if (!(o.left() instanceof Expr.IntConstant l) || !(o.right() instanceof Expr.IntConstant r)) {
      return o;
    }
    BigInteger a = l.value();
    BigInteger b = r.value();
    return switch (o.op()) {
      case ADD -> truth(!l.type().contains(a.add(b)));
      case SUBTRACT -> truth(!l.type().contains(a.subtract(b)));
      case MULTIPLY -> truth(!l.type().contains(a.multiply(b)));
      case DIVIDE -> truth(b.signum() != 0 && !l.type().contains(a.divide(b)));
      case SHIFT_LEFT -> {
        boolean isDefined =
            a.signum() >= 0
                && b.signum() >= 0
                && b.compareTo(BigInteger.valueOf(l.type().width())) < 0;
        yield truth(isDefined && !l.type().contains(a.shiftLeft(b.intValue())));
      }
      case Expr.BinaryOp other -> o;
    };
  }
}
