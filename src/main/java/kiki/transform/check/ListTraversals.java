// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.Optional;
import kiki.cfront.type.PointerType;
import kiki.program.Expr;

/** Conditions under which a pointer goes on along a list. */
final class ListTraversals {
  private ListTraversals() {}

  /** The variable that a condition compares with null, or of whose object a member. */
  static Optional<Expr.Variable> pointer(Expr condition) {
    return pointer(condition, true);
  }

  private static Optional<Expr.Variable> pointer(Expr condition, boolean value) {
    return switch (condition) {
      case Expr.Unary(Expr.UnaryOp op, Expr operand, _) when op == Expr.UnaryOp.NOT ->
          pointer(operand, !value);
      case Expr.Binary(Expr.BinaryOp op, Expr left, Expr right, _)
          when op == (value ? Expr.BinaryOp.AND : Expr.BinaryOp.OR) ->
          pointer(left, value).or(() -> pointer(right, value));
      case Expr.Binary(Expr.BinaryOp op, Expr left, Expr.NullPointer _, _)
          when op == (value ? Expr.BinaryOp.NOT_EQUAL : Expr.BinaryOp.EQUAL) ->
          root(left);
      default -> Optional.empty();
    };
  }

  private static Optional<Expr.Variable> root(Expr pointer) {
    Expr at = pointer;
    while (true) {
      switch (at) {
        case Expr.Cast(Expr operand, _) -> at = operand;
        case Expr.Member(Expr base, _) -> at = base;
        case Expr.Dereference(Expr p, _) -> at = p;
        case Expr.Variable v when v.type() instanceof PointerType -> {
          return Optional.of(v);
        }
        default -> {
          return Optional.empty();
        }
      }
    }
  }
}
