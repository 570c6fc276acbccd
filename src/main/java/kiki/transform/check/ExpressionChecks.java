// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.List;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * Walks an expression in evaluation order and collects what must hold for its evaluation to be
 * defined, under the condition that it is evaluated at all.
 */
final class ExpressionChecks {
  private final PointerChecks pointers;
  private final ArithmeticChecks arithmetic;
  private final Initializations initializations;
  private final EnumChecks enumerations;

  ExpressionChecks(CheckOptions options, Layout layout, Initializations initializations) {
    this.initializations = initializations;
    this.pointers = new PointerChecks(options, layout);
    this.arithmetic = new ArithmeticChecks(options);
    this.enumerations = new EnumChecks(options);
  }

  /** The expression is read. */
  void value(Expr e, List<RequiredCondition> out) {
    value(e, Exprs.TRUE, out);
  }

  /** The lvalue is written. */
  void write(Expr lvalue, List<RequiredCondition> out) {
    place(lvalue, Exprs.TRUE, out);
    pointers.access(lvalue, PointerChecks.Access.WRITE, Exprs.TRUE, out);
  }

  private void value(Expr e, Expr guard, List<RequiredCondition> out) {
    switch (e) {
      case Expr.Index x -> read(x, guard, out);
      case Expr.Member x -> read(x, guard, out);
      case Expr.Dereference x -> read(x, guard, out);
      case Expr.AddressOf a -> place(a.target(), guard, out);
      case Expr.Binary b -> binary(b, guard, out);
      case Expr.Conditional c -> {
        value(c.condition(), guard, out);
        value(c.whenTrue(), Exprs.and(guard, c.condition()), out);
        value(c.whenFalse(), Exprs.and(guard, Exprs.not(c.condition())), out);
      }
      case Expr.Unary u -> {
        value(u.operand(), guard, out);
        arithmetic.unary(u, guard, out);
      }
      case Expr.Cast c -> {
        value(c.operand(), guard, out);
        arithmetic.cast(c, guard, out);
        enumerations.value(c, guard, out);
      }
      case Expr.IntConstant x -> enumerations.value(x, guard, out);
      case Expr.FloatConstant x -> {}
      case Expr.NullPointer x -> {}
      case Expr.Zero x -> {}
      case Expr.Variable x -> {
        initializations.variable(x, guard, out);
        enumerations.value(x, guard, out);
      }
      case Expr.HeapPredicate x -> {}
      case Expr.StructValue x -> children(x, guard, out);
      case Expr.ArrayValue x -> children(x, guard, out);
      case Expr.Overflows x -> children(x, guard, out);
      case Expr.PointerPredicate x -> {
        children(x, guard, out);
        if (x.test() == Expr.PointerTest.IS_ACCESSIBLE) {
          pointers.primitive(x, x.pointer(), guard, out);
        }
      }
      case Expr.PointerQuery x -> {
        children(x, guard, out);
        if (x.attribute() == Expr.PointerAttribute.OBJECT) {
          pointers.primitive(x, x.pointer(), guard, out);
        }
      }
      case Expr.FusedMultiplyAdd x -> children(x, guard, out);
      case Expr.Rounded x -> {
        Exprs.children(x.operation()).forEach(operand -> value(operand, guard, out));
        arithmetic.rounded(x, guard, out);
      }
    }
  }

  private void children(Expr e, Expr guard, List<RequiredCondition> out) {
    for (Expr child : Exprs.children(e)) {
      value(child, guard, out);
    }
  }

  private void binary(Expr.Binary b, Expr guard, List<RequiredCondition> out) {
    value(b.left(), guard, out);
    switch (b.op().kind()) {
      case LOGICAL -> {
        boolean skipsIfTrue = b.op() == Expr.BinaryOp.OR;
        Expr evaluated = skipsIfTrue ? Exprs.not(b.left()) : b.left();
        value(b.right(), Exprs.and(guard, evaluated), out);
      }
      case POINTER -> {
        value(b.right(), guard, out);
        if (b.op() == Expr.BinaryOp.POINTER_DIFFERENCE) {
          pointers.sameObject(b, guard, out);
        } else {
          pointers.arithmetic(b, guard, out);
        }
      }
      case ARITHMETIC, SHIFT, BITWISE, COMPARISON -> {
        value(b.right(), guard, out);
        arithmetic.binary(b, guard, out);
        if (isOrder(b.op()) && b.left().type() instanceof PointerType) {
          pointers.sameObject(b, guard, out);
        }
      }
    }
  }

  private static boolean isOrder(Expr.BinaryOp op) {
    return op == Expr.BinaryOp.LESS
        || op == Expr.BinaryOp.LESS_OR_EQUAL
        || op == Expr.BinaryOp.GREATER
        || op == Expr.BinaryOp.GREATER_OR_EQUAL;
  }

  private void read(Expr lvalue, Expr guard, List<RequiredCondition> out) {
    place(lvalue, guard, out);
    pointers.access(lvalue, PointerChecks.Access.READ, guard, out);
    initializations.memory(lvalue, guard, out);
    enumerations.value(lvalue, guard, out);
  }

  /** Computing where an lvalue is reads its indices and pointers, not the object itself. */
  private void place(Expr lvalue, Expr guard, List<RequiredCondition> out) {
    switch (lvalue) {
      case Expr.Variable v -> {}
      case Expr.Member m -> place(m.base(), guard, out);
      case Expr.Index i -> {
        place(i.array(), guard, out);
        value(i.index(), guard, out);
      }
      case Expr.Dereference d -> value(d.pointer(), guard, out);
      case Expr other -> value(other, guard, out);
    }
  }
}
