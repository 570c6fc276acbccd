// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.IntType;
import kiki.lower.code.TreeWalk;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * {@code switch}: a chain of jumps to the cases in source order, then the body. The jumps are where
 * the statement starts: that a value is compared with a case does not reach its line.
 */
final class Switches {
  private final FunctionLowering f;

  Switches(FunctionLowering f) {
    this.f = f;
  }

  void lower(Statement.Switch x, Statements statements) {
    Location at = x.location();
    Expr value = f.expressions().value(x.value());
    if (!(value instanceof Expr.Variable) && !Exprs.isConstant(value)) {
      value = f.code().hold("switch", value, at);
    }
    f.fullExpressions().end(at);
    Instruction.Label end = f.code().label("exit");
    Instruction.Label fallback = end;
    Map<Statement, Instruction.Label> labels = new IdentityHashMap<>();
    for (Statement s : cases(x.body())) {
      Instruction.Label label = f.code().label("case");
      labels.put(s, label);
      if (s instanceof Statement.Case c) {
        f.jumps().jumpIf(matches(value, c.low(), c.high()), label, at);
      } else {
        fallback = label;
      }
    }
    if (fallback == end) {
      f.code().jump(end, at);
    } else {
      f.jumps().jumpIf(Exprs.TRUE, fallback, at);
    }
    statements.switchBody(x.body(), labels, end);
    f.code().place(end, at);
  }

  private static Expr matches(Expr value, BigInteger low, BigInteger high) {
    IntType type = (IntType) value.type();
    Expr from = new Expr.IntConstant(type.wrap(low), type);
    if (low.equals(high)) {
      return Exprs.compare(Expr.BinaryOp.EQUAL, value, from);
    }
    Expr to = new Expr.IntConstant(type.wrap(high), type);
    return Exprs.and(
        Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, value, from),
        Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, value, to));
  }

  /** The labels that belong to this switch and not to one inside, in source order. */
  private static List<Statement> cases(Statement body) {
    List<Statement> found = new ArrayList<>();
    ArrayDeque<Statement> work = new ArrayDeque<>();
    work.push(body);
    while (!work.isEmpty()) {
      Statement s = work.pop();
      if (s instanceof Statement.Case || s instanceof Statement.Default) {
        found.add(s);
      }
      if (!(s instanceof Statement.Switch)) {
        TreeWalk.substatements(s).reversed().forEach(work::push);
      }
    }
    return found;
  }
}
