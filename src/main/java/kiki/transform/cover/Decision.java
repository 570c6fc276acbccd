// SPDX-License-Identifier: Apache-2.0
package kiki.transform.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import kiki.cfront.type.IntType;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * A truth value that an instruction computes to choose between two ways.
 *
 * @param condition made of conditions by conjunction, disjunction and negation
 * @param evaluated when it is computed at all
 */
record Decision(Expr condition, Expr evaluated) {
  /**
   * A part of a decision without conjunction or disjunction.
   *
   * @param evaluated when the operators before it leave it open
   * @param whenTrue the decision if this condition held
   * @param whenFalse the decision if it did not
   */
  record Condition(Expr expression, Expr evaluated, Expr whenTrue, Expr whenFalse) {}

  /** The decisions that an expression makes, outer ones first. */
  static List<Decision> in(Expr expression, Expr evaluated) {
    List<Decision> found = new ArrayList<>();
    collect(expression, evaluated, found::add);
    return found;
  }

  private static void collect(Expr e, Expr evaluated, Consumer<Decision> found) {
    switch (e) {
      case Expr.Conditional(Expr condition, Expr whenTrue, Expr whenFalse, _) -> {
        decide(condition, evaluated, found);
        collect(whenTrue, Exprs.and(evaluated, condition), found);
        collect(whenFalse, Exprs.and(evaluated, Exprs.not(condition)), found);
      }
      case Expr.Binary b when isConnective(b) -> decide(b, evaluated, found);
      case Expr other -> Exprs.children(other).forEach(c -> collect(c, evaluated, found));
    }
  }

  /** A decision, and those that its conditions make. */
  static void decide(Expr condition, Expr evaluated, Consumer<Decision> found) {
    Expr positive = condition;
    while (positive instanceof Expr.Unary(Expr.UnaryOp op, Expr operand, _)
        && op == Expr.UnaryOp.NOT) {
      positive = operand;
    }
    if (Exprs.isConstant(positive)) {
      return;
    }
    Decision decision = new Decision(positive, evaluated);
    found.accept(decision);
    for (Condition part : decision.conditions()) {
      Exprs.children(part.expression()).forEach(c -> collect(c, part.evaluated(), found));
    }
  }

  private static boolean isConnective(Expr.Binary b) {
    return b.op() == Expr.BinaryOp.AND || b.op() == Expr.BinaryOp.OR;
  }

  /** Its conditions, in the order of evaluation. */
  List<Condition> conditions() {
    List<Condition> found = new ArrayList<>();
    split(condition, evaluated, UnaryOperator.identity(), found);
    return found;
  }

  /**
   * @param around what a part makes of the whole
   */
  private static void split(
      Expr e, Expr evaluated, UnaryOperator<Expr> around, List<Condition> found) {
    switch (e) {
      case Expr.Unary(Expr.UnaryOp op, Expr operand, _) when op == Expr.UnaryOp.NOT ->
          split(operand, evaluated, x -> around.apply(Exprs.not(x)), found);
      case Expr.Binary(Expr.BinaryOp op, Expr left, Expr right, _) when op == Expr.BinaryOp.AND -> {
        split(left, evaluated, x -> around.apply(Exprs.and(x, right)), found);
        split(right, Exprs.and(evaluated, left), x -> around.apply(Exprs.and(left, x)), found);
      }
      case Expr.Binary(Expr.BinaryOp op, Expr left, Expr right, _) when op == Expr.BinaryOp.OR -> {
        split(left, evaluated, x -> around.apply(Exprs.or(x, right)), found);
        Expr open = Exprs.and(evaluated, Exprs.not(left));
        split(right, open, x -> around.apply(Exprs.or(left, x)), found);
      }
      case Expr atom when Exprs.isConstant(atom) || !Exprs.sameType(atom.type(), IntType.BOOL) -> {}
      case Expr atom ->
          found.add(
              new Condition(atom, evaluated, around.apply(Exprs.TRUE), around.apply(Exprs.FALSE)));
    }
  }
}
