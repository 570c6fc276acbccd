// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/** CBMC's quantifiers and its implication. */
final class QuantifierChecker {
  private final CheckContext context;

  QuantifierChecker(CheckContext context) {
    this.context = context;
  }

  /** {@code a ==> b} is {@code !a || b}. */
  Expression implication(ExpressionSyntax.Implication i) {
    Location location = i.token().location();
    Expression not =
        new Expression.Unary(
            Expression.UnaryOperator.LOGICAL_NOT,
            context.expressions.condition(i.left()),
            IntType.INT,
            location);
    return new Expression.Logical(
        Expression.LogicalOperator.OR,
        not,
        context.expressions.condition(i.right()),
        IntType.INT,
        location);
  }

  Expression quantified(ExpressionSyntax.Quantified q) {
    context.scopes.open();
    try {
      Symbol variable = variable(q);
      Expression condition = context.expressions.condition(q.condition());
      Expression.Quantifier quantifier =
          q.token().text().endsWith("forall")
              ? Expression.Quantifier.FORALL
              : Expression.Quantifier.EXISTS;
      return new Expression.Quantified(
          quantifier, variable, condition, IntType.BOOL, q.token().location());
    } finally {
      context.scopes.close();
    }
  }

  private Symbol variable(ExpressionSyntax.Quantified q) {
    List<Statement> declared = new ArrayList<>();
    context.declare(q.variable(), declared);
    if (declared.size() == 1
        && declared.getFirst() instanceof Statement.Declare d
        && d.initializer().isEmpty()
        && d.symbol().storage() == Symbol.Storage.AUTOMATIC
        && d.symbol().type() instanceof IntType) {
      return d.symbol();
    }
    throw context.report.fail(
        q.token(), "'" + q.token().text() + "' needs one variable of an integer type");
  }
}
