// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.program.Expr;
import kiki.program.Exprs;

/** How far the two sides of an integer comparison are apart. */
final class ComparisonDistance {
  private ComparisonDistance() {}

  /**
   * An integer that does not overflow and is positive where the condition holds; empty if the
   * condition compares no integers of variables and constants.
   */
  static Optional<Expr> positiveWhile(Expr condition) {
    return positive(condition, true);
  }

  private static Optional<Expr> positive(Expr condition, boolean value) {
    if (condition instanceof Expr.Unary(Expr.UnaryOp op, Expr operand, _)
        && op == Expr.UnaryOp.NOT) {
      return positive(operand, !value);
    }
    if (!(condition instanceof Expr.Binary(Expr.BinaryOp op, Expr left, Expr right, _))) {
      return Optional.empty();
    }
    if (op == (value ? Expr.BinaryOp.AND : Expr.BinaryOp.OR)) {
      return positive(left, value).or(() -> positive(right, value));
    }
    if (!isSimple(left) || !isSimple(right)) {
      return Optional.empty();
    }
    return switch (value ? op : negation(op)) {
      case LESS -> Optional.of(difference(right, left, 0));
      case LESS_OR_EQUAL -> Optional.of(difference(right, left, 1));
      case GREATER -> Optional.of(difference(left, right, 0));
      case GREATER_OR_EQUAL -> Optional.of(difference(left, right, 1));
      case NOT_EQUAL ->
          right instanceof Expr.IntConstant c && c.value().signum() == 0
              ? Optional.of(difference(unsigned(left), unsigned(right), 0))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Expr.BinaryOp negation(Expr.BinaryOp op) {
    return switch (op) {
      case LESS -> Expr.BinaryOp.GREATER_OR_EQUAL;
      case LESS_OR_EQUAL -> Expr.BinaryOp.GREATER;
      case GREATER -> Expr.BinaryOp.LESS_OR_EQUAL;
      case GREATER_OR_EQUAL -> Expr.BinaryOp.LESS;
      case EQUAL -> Expr.BinaryOp.NOT_EQUAL;
      default -> Expr.BinaryOp.EQUAL;
    };
  }

  private static Expr difference(Expr greater, Expr smaller, int more) {
    IntType wide = wide((IntType) greater.type(), (IntType) smaller.type());
    Expr difference =
        Exprs.binary(
            Expr.BinaryOp.SUBTRACT, new Expr.Cast(greater, wide), new Expr.Cast(smaller, wide));
    return more == 0
        ? difference
        : Exprs.binary(Expr.BinaryOp.ADD, difference, Exprs.integer(more, wide));
  }

  private static IntType wide(IntType a, IntType b) {
    return Math.max(a.width(), b.width()) <= IntType.INT.width()
        ? IntType.LONG_LONG
        : IntType.INT128;
  }

  private static Expr unsigned(Expr e) {
    IntType type = (IntType) e.type();
    return type.isSigned()
        ? new Expr.Cast(e, new IntType(type.kind(), type.width(), IntType.Sign.UNSIGNED))
        : e;
  }

  /** Whether reading it again changes nothing and cannot go wrong. */
  private static boolean isSimple(Expr e) {
    if (!(e.type() instanceof IntType type) || type.width() > IntType.LONG_LONG.width()) {
      return false;
    }
    return switch (e) {
      case Expr.IntConstant c -> true;
      case Expr.Variable v -> true;
      case Expr.Cast(Expr operand, _) -> isSimple(operand);
      default -> false;
    };
  }
}
