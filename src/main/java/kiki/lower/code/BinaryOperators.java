// SPDX-License-Identifier: Apache-2.0
package kiki.lower.code;

import kiki.cfront.tree.Expression;
import kiki.program.Expr;

/** The operators of the typed tree as those of the program. */
public final class BinaryOperators {
  private BinaryOperators() {}

  public static Expr.BinaryOp of(Expression.BinaryOperator op) {
    return switch (op) {
      case ADD -> Expr.BinaryOp.ADD;
      case SUBTRACT -> Expr.BinaryOp.SUBTRACT;
      case MULTIPLY -> Expr.BinaryOp.MULTIPLY;
      case DIVIDE -> Expr.BinaryOp.DIVIDE;
      case REMAINDER -> Expr.BinaryOp.REMAINDER;
      case SHIFT_LEFT -> Expr.BinaryOp.SHIFT_LEFT;
      case SHIFT_RIGHT -> Expr.BinaryOp.SHIFT_RIGHT;
      case BIT_AND -> Expr.BinaryOp.BIT_AND;
      case BIT_OR -> Expr.BinaryOp.BIT_OR;
      case BIT_XOR -> Expr.BinaryOp.BIT_XOR;
      case EQUAL -> Expr.BinaryOp.EQUAL;
      case NOT_EQUAL -> Expr.BinaryOp.NOT_EQUAL;
      case LESS -> Expr.BinaryOp.LESS;
      case LESS_OR_EQUAL -> Expr.BinaryOp.LESS_OR_EQUAL;
      case GREATER -> Expr.BinaryOp.GREATER;
      case GREATER_OR_EQUAL -> Expr.BinaryOp.GREATER_OR_EQUAL;
      case POINTER_ADD -> Expr.BinaryOp.POINTER_ADD;
      case POINTER_SUBTRACT -> Expr.BinaryOp.POINTER_SUBTRACT;
      case POINTER_DIFFERENCE -> Expr.BinaryOp.POINTER_DIFFERENCE;
    };
  }
}
