// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.TreeWalk;

/** Pointers that a loop only moves inside their objects. */
final class LoopMoves {
  private LoopMoves() {}

  /** Whether every assignment to the pointer in the loop adds a number to it. */
  static boolean onlyMoves(Statement loop, Symbol pointer) {
    boolean[] only = {true};
    TreeWalk.expressions(
        loop,
        e -> {
          if (e instanceof Expression.Assign a && isReference(a.target(), pointer)) {
            only[0] &= isMove(a.value(), pointer);
          }
        });
    return only[0];
  }

  private static boolean isMove(Expression value, Symbol pointer) {
    Expression at = value;
    while (true) {
      switch (at) {
        case Expression.Cast c when c.operand().type() instanceof PointerType -> at = c.operand();
        case Expression.Binary b when b.left().type() instanceof PointerType -> at = b.left();
        case Expression other -> {
          return isReference(other, pointer);
        }
      }
    }
  }

  private static boolean isReference(Expression e, Symbol symbol) {
    return e instanceof Expression.Reference r && r.symbol() == symbol;
  }
}
