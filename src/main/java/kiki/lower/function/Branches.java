// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import kiki.cfront.tree.Expression;
import kiki.program.Exprs;
import kiki.program.Instruction;

/** Conditional jumps, with short-circuit evaluation as control flow where operands have effects. */
final class Branches {
  private final FunctionLowering f;

  Branches(FunctionLowering f) {
    this.f = f;
  }

  /** Jumps to {@code target} when the expression is not zero. */
  void when(Expression e, Instruction.Label target) {
    if (e instanceof Expression.Logical x && f.effects().in(x.right())) {
      switch (x.operator()) {
        case OR -> {
          when(x.left(), target);
          when(x.right(), target);
        }
        case AND -> {
          Instruction.Label end = f.code().label("end");
          unless(x.left(), end);
          when(x.right(), target);
          f.code().place(end, x.location());
        }
      }
    } else if (isNot(e)) {
      unless(((Expression.Unary) e).operand(), target);
    } else {
      f.code().jumpIf(f.expressions().condition(e), target, e.location());
    }
  }

  /** Jumps to {@code target} when the expression is zero. */
  void unless(Expression e, Instruction.Label target) {
    if (e instanceof Expression.Logical x && f.effects().in(x.right())) {
      switch (x.operator()) {
        case AND -> {
          unless(x.left(), target);
          unless(x.right(), target);
        }
        case OR -> {
          Instruction.Label end = f.code().label("end");
          when(x.left(), end);
          unless(x.right(), target);
          f.code().place(end, x.location());
        }
      }
    } else if (isNot(e)) {
      when(((Expression.Unary) e).operand(), target);
    } else {
      f.code().jumpIf(Exprs.not(f.expressions().condition(e)), target, e.location());
    }
  }

  private static boolean isNot(Expression e) {
    return e instanceof Expression.Unary u && u.operator() == Expression.UnaryOperator.LOGICAL_NOT;
  }
}
