// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import kiki.program.Expr;
import kiki.program.Exprs;

/** A row and a bound on it. Where a quantity of the row does not exist, it does not hold. */
record Atom(InputRow row, Relation relation, BigInteger limit) {
  /** What holds between the row and the limit. The order is that in which C text has them. */
  enum Relation {
    EQUAL,
    DIFFERENT,
    AT_LEAST,
    AT_MOST
  }

  boolean holds(Point point) {
    return row.value(point).filter(this::holds).isPresent();
  }

  int cost() {
    return row.cost()
        + row.quantities().stream().mapToInt(q -> q.behind().size()).sum()
        + switch (relation) {
          case AT_LEAST, AT_MOST -> 0;
          case DIFFERENT -> 1;
          case EQUAL -> 2;
        };
  }

  /** What it says, after the pointers that lead to its quantities. */
  List<Expr> conjuncts() {
    List<Expr> all = new ArrayList<>();
    for (Quantity q : row.quantities()) {
      q.behind().forEach(p -> all.add(p.nonNull()));
    }
    all.add(comparison());
    return all;
  }

  private Expr comparison() {
    if (row instanceof InputRow.Single(Quantity.Nullness pointer)) {
      boolean isObject = holds(Quantity.Nullness.OBJECT);
      return isObject ? pointer.nonNull() : negated(pointer.nonNull());
    }
    // Text without a one: x < 0 for x <= -1, x > y for x - y >= 1.
    if (relation == Relation.AT_MOST && limit.equals(BigInteger.ONE.negate())) {
      return row.compared(Expr.BinaryOp.LESS, BigInteger.ZERO);
    }
    boolean isOrder = row instanceof InputRow.Pair pair && pair.sign() == Expr.BinaryOp.SUBTRACT;
    if (relation == Relation.AT_LEAST && isOrder && limit.equals(BigInteger.ONE)) {
      return row.compared(Expr.BinaryOp.GREATER, BigInteger.ZERO);
    }
    return row.compared(operator(), limit);
  }

  private Expr.BinaryOp operator() {
    return switch (relation) {
      case EQUAL -> Expr.BinaryOp.EQUAL;
      case DIFFERENT -> Expr.BinaryOp.NOT_EQUAL;
      case AT_LEAST -> Expr.BinaryOp.GREATER_OR_EQUAL;
      case AT_MOST -> Expr.BinaryOp.LESS_OR_EQUAL;
    };
  }

  private boolean holds(BigInteger value) {
    int order = value.compareTo(limit);
    return switch (relation) {
      case EQUAL -> order == 0;
      case DIFFERENT -> order != 0;
      case AT_LEAST -> order >= 0;
      case AT_MOST -> order <= 0;
    };
  }

  private static Expr negated(Expr nonNull) {
    return nonNull instanceof Expr.Binary(Expr.BinaryOp _, Expr pointer, Expr zero, var _)
        ? Exprs.compare(Expr.BinaryOp.EQUAL, pointer, zero)
        : Exprs.not(nonNull);
  }
}
