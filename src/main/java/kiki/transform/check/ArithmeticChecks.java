// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Property;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Division, overflow, NaN, shifts and conversions. */
final class ArithmeticChecks {
  private final CheckOptions options;

  ArithmeticChecks(CheckOptions options) {
    this.options = options;
  }

  void unary(Expr.Unary u, Expr guard, List<RequiredCondition> out) {
    if (u.op() == Expr.UnaryOp.NEGATE && u.type() instanceof IntType type && isChecked(type)) {
      Expr overflow = new Expr.Overflows(Expr.BinaryOp.SUBTRACT, Exprs.zero(type), u.operand());
      overflow(Exprs.not(overflow), type, "unary minus", u, guard, out);
    }
  }

  void binary(Expr.Binary b, Expr guard, List<RequiredCondition> out) {
    if (b.left().type() instanceof IntType type) {
      integer(b, type, guard, out);
    } else if (b.type() instanceof FloatType) {
      floating(b, b, guard, out);
    }
  }

  void rounded(Expr.Rounded r, Expr guard, List<RequiredCondition> out) {
    switch (r.operation()) {
      case Expr.Binary b -> floating(b, r, guard, out);
      case Expr.Cast c -> cast(c, r, guard, out);
      case Expr other -> {}
    }
  }

  private void integer(Expr.Binary b, IntType type, Expr guard, List<RequiredCondition> out) {
    switch (b.op()) {
      case ADD -> overflow(fits(b), type, "+", b, guard, out);
      case SUBTRACT -> overflow(fits(b), type, "-", b, guard, out);
      case MULTIPLY -> overflow(fits(b), type, "*", b, guard, out);
      case DIVIDE -> {
        divisor(b, guard, out);
        if (type.isSigned()) {
          overflow(fits(b), type, "division", b, guard, out);
        }
      }
      case REMAINDER -> {
        divisor(b, guard, out);
        if (type.isSigned()) {
          Expr fits = Exprs.not(new Expr.Overflows(Expr.BinaryOp.DIVIDE, b.left(), b.right()));
          overflow(fits, type, "modulo", b, guard, out);
        }
      }
      case SHIFT_LEFT -> {
        shift(b, type, guard, out);
        overflow(fits(b), type, "shl", b, guard, out);
      }
      case SHIFT_RIGHT -> shift(b, type, guard, out);
      case Expr.BinaryOp _ -> {}
    }
  }

  private static Expr fits(Expr.Binary b) {
    return Exprs.not(new Expr.Overflows(b.op(), b.left(), b.right()));
  }

  private boolean isChecked(IntType type) {
    return type.kind() != IntType.Kind.BITVECTOR
        && options.has(type.isSigned() ? Check.SIGNED_OVERFLOW : Check.UNSIGNED_OVERFLOW);
  }

  private void overflow(
      Expr fits, IntType type, String what, Expr e, Expr guard, List<RequiredCondition> out) {
    if (isChecked(type)) {
      String sign = type.isSigned() ? "signed " : "unsigned ";
      String text = "arithmetic overflow on " + sign + what + " in " + ExprPrinter.describe(e);
      RequiredCondition.add(fits, Property.Kind.OVERFLOW, text, guard, out);
    }
  }

  private void divisor(Expr.Binary b, Expr guard, List<RequiredCondition> out) {
    if (options.has(Check.DIVISION_BY_ZERO)) {
      Expr notZero =
          b.right() instanceof Expr.IntConstant c
              ? c.value().signum() != 0 ? Exprs.TRUE : Exprs.FALSE
              : Exprs.compare(Expr.BinaryOp.NOT_EQUAL, b.right(), Exprs.zero(b.right().type()));
      RequiredCondition.add(
          notZero,
          Property.Kind.DIVISION_BY_ZERO,
          "division by zero in " + ExprPrinter.describe(b),
          guard,
          out);
    }
  }

  /** C11 6.5.7: the amount must be in range; a negative value must not be shifted left. */
  private void shift(Expr.Binary b, IntType type, Expr guard, List<RequiredCondition> out) {
    if (!options.has(Check.UNDEFINED_SHIFT)) {
      return;
    }
    IntType amount = (IntType) b.right().type();
    String text = " in " + ExprPrinter.describe(b);
    if (amount.isSigned()) {
      Expr notNegative =
          Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, b.right(), Exprs.zero(amount));
      RequiredCondition.add(
          notNegative,
          Property.Kind.UNDEFINED_SHIFT,
          "shift distance is negative" + text,
          guard,
          out);
    }
    if (amount.contains(BigInteger.valueOf(type.width()))) {
      Expr inRange =
          Exprs.compare(Expr.BinaryOp.LESS, b.right(), Exprs.integer(type.width(), amount));
      RequiredCondition.add(
          inRange, Property.Kind.UNDEFINED_SHIFT, "shift distance too large" + text, guard, out);
    }
    if (b.op() == Expr.BinaryOp.SHIFT_LEFT && type.isSigned()) {
      Expr notNegative = Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, b.left(), Exprs.zero(type));
      RequiredCondition.add(
          notNegative,
          Property.Kind.UNDEFINED_SHIFT,
          "shift operand is negative" + text,
          guard,
          out);
    }
  }

  /**
   * @param result the operation, with the direction it rounds in
   */
  private void floating(Expr.Binary b, Expr result, Expr guard, List<RequiredCondition> out) {
    switch (b.op()) {
      case ADD -> floating(b, "+", "addition", result, guard, out);
      case SUBTRACT -> floating(b, "-", "subtraction", result, guard, out);
      case MULTIPLY -> floating(b, "*", "multiplication", result, guard, out);
      case DIVIDE -> floating(b, "/", "division", result, guard, out);
      case Expr.BinaryOp _ -> {}
    }
  }

  private void floating(
      Expr.Binary b,
      String symbol,
      String name,
      Expr result,
      Expr guard,
      List<RequiredCondition> out) {
    String text = " in " + ExprPrinter.describe(b);
    if (options.has(Check.FLOAT_DIVISION_BY_ZERO) && b.op() == Expr.BinaryOp.DIVIDE) {
      Expr notZero =
          Exprs.compare(Expr.BinaryOp.NOT_EQUAL, b.right(), Exprs.zero(b.right().type()));
      RequiredCondition.add(
          notZero,
          Property.Kind.DIVISION_BY_ZERO,
          "floating-point division by zero" + text,
          guard,
          out);
    }
    if (options.has(Check.FLOAT_OVERFLOW)) {
      Expr operands =
          b.op() == Expr.BinaryOp.DIVIDE
              ? infinite(b.left())
              : Exprs.or(infinite(b.left()), infinite(b.right()));
      RequiredCondition.add(
          Exprs.or(operands, Exprs.not(infinite(result))),
          Property.Kind.OVERFLOW,
          "arithmetic overflow on floating-point " + name + text,
          guard,
          out);
    }
    if (options.has(Check.NAN)) {
      Expr given = Exprs.or(isNan(b.left()), isNan(b.right()));
      RequiredCondition.add(
          Exprs.or(given, Exprs.not(isNan(result))),
          Property.Kind.NAN,
          "NaN on " + symbol + text,
          guard,
          out);
    }
  }

  private static Expr infinite(Expr e) {
    return new Expr.Unary(Expr.UnaryOp.IS_INFINITE, e, IntType.BOOL);
  }

  private static Expr isNan(Expr e) {
    return new Expr.Unary(Expr.UnaryOp.IS_NAN, e, IntType.BOOL);
  }

  void cast(Expr.Cast c, Expr guard, List<RequiredCondition> out) {
    cast(c, c, guard, out);
  }

  private void cast(Expr.Cast c, Expr result, Expr guard, List<RequiredCondition> out) {
    boolean narrows =
        c.type() instanceof FloatType to
            && c.operand().type() instanceof FloatType from
            && to.kind().compareTo(from.kind()) < 0;
    if (narrows && options.has(Check.FLOAT_OVERFLOW)) {
      RequiredCondition.add(
          Exprs.or(infinite(c.operand()), Exprs.not(infinite(result))),
          Property.Kind.OVERFLOW,
          "arithmetic overflow on floating-point typecast in " + ExprPrinter.describe(c),
          guard,
          out);
    }
    if (options.has(Check.CONVERSION)
        && c.type() instanceof IntType to
        && !to.isBool()
        && !isBitVector(c.operand().type())) {
      conversion(c, to, guard, out);
    }
  }

  /** Builtins compute exact results in bit-vectors, and keep what fits on purpose. */
  private static boolean isBitVector(CType type) {
    return type instanceof IntType i && i.kind() == IntType.Kind.BITVECTOR;
  }

  private void conversion(Expr.Cast c, IntType to, Expr guard, List<RequiredCondition> out) {
    String text = to.isSigned() ? "signed type conversion" : "unsigned type conversion";
    Expr x = c.operand();
    if (x.type() instanceof IntType from) {
      Expr fits = Exprs.TRUE;
      if (from.minimum().compareTo(to.minimum()) < 0) {
        Expr low = new Expr.IntConstant(to.minimum(), from);
        fits = Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, x, low);
      }
      if (from.maximum().compareTo(to.maximum()) > 0) {
        Expr high = new Expr.IntConstant(to.maximum(), from);
        fits = Exprs.and(fits, Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, x, high));
      }
      if (!Exprs.isTrue(fits)) {
        conversion(fits, text, c, guard, out);
      }
    } else if (x.type() instanceof FloatType from) {
      conversion(
          inRange(x, from, to),
          "float to " + text.replace(" type", " integer type"),
          c,
          guard,
          out);
    }
  }

  /**
   * The truncated value is in range: {@code low - 1 < x < high + 1}, with bounds the format can
   * hold.
   */
  private static Expr inRange(Expr x, FloatType from, IntType to) {
    IeeeFloat below =
        IeeeFloat.fromInteger(
            from.format(), to.minimum().subtract(BigInteger.ONE), RoundingMode.TOWARD_POSITIVE);
    boolean exact =
        below
            .toInteger(RoundingMode.TOWARD_ZERO)
            .filter(to.minimum().subtract(BigInteger.ONE)::equals)
            .isPresent();
    IeeeFloat above =
        IeeeFloat.fromInteger(
            from.format(), to.maximum().add(BigInteger.ONE), RoundingMode.NEAREST_EVEN);
    Expr low =
        Exprs.compare(
            exact ? Expr.BinaryOp.GREATER : Expr.BinaryOp.GREATER_OR_EQUAL,
            x,
            new Expr.FloatConstant(below, from));
    Expr high = Exprs.compare(Expr.BinaryOp.LESS, x, new Expr.FloatConstant(above, from));
    return Exprs.and(low, high);
  }

  private static void conversion(
      Expr fits, String text, Expr.Cast c, Expr guard, List<RequiredCondition> out) {
    RequiredCondition.add(
        fits,
        Property.Kind.CONVERSION,
        "arithmetic overflow on " + text + " in " + ExprPrinter.describe(c),
        guard,
        out);
  }
}
