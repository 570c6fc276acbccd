// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.Expr.BinaryOp;
import kiki.program.Exprs;

/** CBMC's questions whether arithmetic overflows, and arithmetic that stops at the limits. */
public final class ArithmeticPrimitives {
  private ArithmeticPrimitives() {}

  public static boolean handles(String name) {
    return switch (name) {
      case "__CPROVER_overflow_plus",
          "__CPROVER_overflow_minus",
          "__CPROVER_overflow_mult",
          "__CPROVER_overflow_shl",
          "__CPROVER_overflow_unary_minus",
          "__CPROVER_saturating_plus",
          "__CPROVER_saturating_minus" ->
          true;
      default -> false;
    };
  }

  /** The value of a call; the operands have one integer type, except of shifts. */
  public static Expr value(String name, List<Expr> operands, CType type) {
    Expr x = operands.getFirst();
    Expr value =
        switch (name) {
          case "__CPROVER_overflow_plus" -> overflows(BinaryOp.ADD, x, operands.get(1));
          case "__CPROVER_overflow_minus" -> overflows(BinaryOp.SUBTRACT, x, operands.get(1));
          case "__CPROVER_overflow_mult" -> overflows(BinaryOp.MULTIPLY, x, operands.get(1));
          case "__CPROVER_overflow_unary_minus" ->
              overflows(BinaryOp.SUBTRACT, Exprs.zero(x.type()), x);
          case "__CPROVER_overflow_shl" -> shiftOverflows(x, operands.get(1));
          case "__CPROVER_saturating_plus" -> saturating(BinaryOp.ADD, x, operands.get(1));
          case "__CPROVER_saturating_minus" -> saturating(BinaryOp.SUBTRACT, x, operands.get(1));
          default -> throw new IllegalArgumentException("no arithmetic primitive: " + name);
        };
    return Conversions.cast(value, type);
  }

  private static Expr overflows(BinaryOp op, Expr left, Expr right) {
    return new Expr.Overflows(op, left, right);
  }

  /**
   * Whether the value times 2^amount, as a mathematical integer, leaves the type. A negative amount
   * is undefined, but no overflow; one beyond the width overflows unless the value is zero.
   */
  private static Expr shiftOverflows(Expr x, Expr amount) {
    IntType type = (IntType) x.type();
    IntType by = (IntType) amount.type();
    IntType wide = new IntType(IntType.Kind.BITVECTOR, 2 * type.width(), IntType.Sign.UNSIGNED);
    Expr limit = Exprs.integer(type.width(), by);
    Expr isLarge = Exprs.compare(BinaryOp.GREATER_OR_EQUAL, amount, limit);
    Expr isNegative = Exprs.compare(BinaryOp.LESS, amount, Exprs.zero(by));
    Expr inRange = new Expr.Conditional(Exprs.or(isNegative, isLarge), Exprs.zero(by), amount, by);
    Expr exact = new Expr.Binary(BinaryOp.SHIFT_LEFT, widened(x, wide), inRange, wide);
    Expr kept = widened(Conversions.cast(exact, type), wide);
    Expr lost = Exprs.compare(BinaryOp.NOT_EQUAL, kept, exact);
    Expr isZero = Exprs.compare(BinaryOp.EQUAL, x, Exprs.zero(type));
    return Exprs.and(
        Exprs.not(isNegative),
        new Expr.Conditional(isLarge, Exprs.not(isZero), lost, IntType.BOOL));
  }

  /** The value's bits, with the sign extended if it has one. */
  private static Expr widened(Expr x, IntType wide) {
    return Conversions.cast(Conversions.cast(x, wide.withSign(IntType.Sign.SIGNED)), wide);
  }

  /** The exact result in a wider type, then the nearest value that the type has. */
  private static Expr saturating(BinaryOp op, Expr left, Expr right) {
    IntType type = (IntType) left.type();
    IntType wide = new IntType(IntType.Kind.BITVECTOR, type.width() + 2, IntType.Sign.SIGNED);
    Expr exact = Exprs.binary(op, Conversions.cast(left, wide), Conversions.cast(right, wide));
    Expr least = new Expr.IntConstant(type.minimum(), wide);
    Expr most = new Expr.IntConstant(type.maximum(), wide);
    Expr below = Exprs.compare(BinaryOp.LESS, exact, least);
    Expr above = Exprs.compare(BinaryOp.GREATER, exact, most);
    Expr value =
        new Expr.Conditional(below, least, new Expr.Conditional(above, most, exact, wide), wide);
    return Conversions.cast(value, type);
  }
}
