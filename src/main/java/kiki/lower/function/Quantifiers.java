// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * {@code __CPROVER_forall} and {@code __CPROVER_exists}, exactly: what is asserted of all values is
 * asserted of any one, and what is assumed of some is assumed of one that is chosen; elsewhere a
 * few known values are written out, and others are tried in a loop between the bounds that the
 * condition itself gives. Without bounds a value chosen freely and a few others can show one of the
 * two answers; executions with the other one are left to proofs, and show no failure.
 */
public final class Quantifiers {
  /** More values than these are not written out. */
  private static final BigInteger MOST = BigInteger.valueOf(128);

  private final FunctionLowering f;
  private final Set<Expression.Quantified> chosen = new HashSet<>();

  Quantifiers(FunctionLowering f) {
    this.f = f;
  }

  /** Whether lowering gives an expression and no instructions, if the condition does. */
  static boolean isWrittenOut(Expression.Quantified q) {
    return QuantifierBounds.of(q).range().filter(Quantifiers::isSmall).isPresent();
  }

  private static boolean isSmall(QuantifierBounds.Range range) {
    return range.size().compareTo(MOST) <= 0;
  }

  /** The condition of an assertion. */
  public Expr asserted(Expression condition) {
    choose(condition, Expression.Quantifier.FORALL);
    return f.expressions().condition(condition);
  }

  /** The condition of an assumption. */
  public Expr assumed(Expression condition) {
    choose(condition, Expression.Quantifier.EXISTS);
    return f.expressions().condition(condition);
  }

  /** Chooses values where one that is chosen freely stands for all of them. */
  private void choose(Expression e, Expression.Quantifier free) {
    switch (e) {
      case Expression.Logical x -> {
        choose(x.left(), free);
        choose(x.right(), free);
      }
      case Expression.Unary x when x.operator() == Expression.UnaryOperator.LOGICAL_NOT ->
          choose(x.operand(), free.dual());
      case Expression.Cast x when x.type() instanceof IntType -> choose(x.operand(), free);
      case Expression.Quantified q when q.quantifier() == free && !isWrittenOut(q) -> {
        chosen.add(q);
        Location at = q.location();
        f.code().add(new Instruction.Declare(q.variable(), at));
        f.code().add(new Instruction.Input(new Expr.Variable(q.variable()), text(q), at));
        choose(q.condition(), free);
      }
      case Expression other -> {}
    }
  }

  private static String text(Expression.Quantified q) {
    return "any " + q.variable().name();
  }

  Expr value(Expression.Quantified q) {
    if (chosen.contains(q)) {
      return f.expressions().condition(q.condition());
    }
    QuantifierBounds bounds = QuantifierBounds.of(q);
    if (bounds.isEmpty()) {
      return q.quantifier() == Expression.Quantifier.FORALL ? Exprs.TRUE : Exprs.FALSE;
    }
    Optional<QuantifierBounds.Range> range = bounds.range().filter(Quantifiers::isSmall);
    if (range.isPresent() && !f.effects().in(q.condition())) {
      return writtenOut(q, range.get());
    }
    if (bounds.isIterable()) {
      return loop(q, bounds);
    }
    return unbounded(q);
  }

  /**
   * If the answer is that of one value alone (a counterexample, a witness), it is known where that
   * value is the one chosen. Otherwise it may be either, and where it is what the chosen one shows,
   * nothing is lost: the other answer has an execution of its own, with another choice.
   */
  private Expr unbounded(Expression.Quantified q) {
    boolean all = q.quantifier() == Expression.Quantifier.FORALL;
    Location at = q.location();
    f.code().add(new Instruction.Declare(q.variable(), at));
    f.code().add(new Instruction.Input(new Expr.Variable(q.variable()), text(q), at));
    boolean isPure = !f.effects().in(q.condition());
    Expr chosenValue = f.expressions().condition(q.condition());
    Expr shown = chosenValue;
    if (isPure) {
      for (BigInteger v : QuantifierBounds.of(q).samples(q.condition())) {
        Expr.IntConstant sample = new Expr.IntConstant(v, (IntType) q.variable().type());
        Expr one = instance(chosenValue, q.variable(), sample);
        shown = all ? Exprs.and(shown, one) : Exprs.or(shown, one);
      }
    }
    Expr.Variable result = f.code().temporary(q.quantifier().word(), IntType.BOOL, at);
    f.code().assign(result, shown, at);
    Instruction.Label end = f.code().label("known");
    f.code().jumpIf(all ? Exprs.not(result) : result, end, at);
    Expr.Variable open = f.code().temporary("open", IntType.BOOL, at);
    String what = q.quantifier().word() + " over values without bounds";
    f.code().add(new Instruction.Input(open, InputOrigin.approximation(what), at));
    f.code().assume(open, at);
    f.code().place(end, at);
    f.code().add(new Instruction.Dead(q.variable(), at));
    return result;
  }

  private Expr writtenOut(Expression.Quantified q, QuantifierBounds.Range range) {
    boolean all = q.quantifier() == Expression.Quantifier.FORALL;
    IntType type = (IntType) q.variable().type();
    Expr condition = f.expressions().condition(q.condition());
    Expr result = all ? Exprs.TRUE : Exprs.FALSE;
    for (BigInteger v = range.high();
        v.compareTo(range.low()) >= 0;
        v = v.subtract(BigInteger.ONE)) {
      Expr one = instance(condition, q.variable(), new Expr.IntConstant(v, type));
      result = all ? Exprs.and(one, result) : Exprs.or(one, result);
    }
    return result;
  }

  /** The expression with a constant for the variable. */
  private static Expr instance(Expr e, Symbol variable, Expr.IntConstant value) {
    return switch (e) {
      case Expr.Variable(Symbol s) -> s == variable ? value : e;
      case Expr.Cast(Expr operand, var type) ->
          Conversions.cast(instance(operand, variable, value), type);
      case Expr other -> Exprs.mapChildren(other, c -> instance(c, variable, value));
    };
  }

  private Expr loop(Expression.Quantified q, QuantifierBounds bounds) {
    boolean all = q.quantifier() == Expression.Quantifier.FORALL;
    Location at = q.location();
    IntType type = (IntType) q.variable().type();
    Expr.Variable i = new Expr.Variable(q.variable());
    Expr.Variable result = f.code().temporary(q.quantifier().word(), IntType.BOOL, at);
    f.code().add(new Instruction.Declare(q.variable(), at));
    f.code().assign(i, bounds.first(f), at);
    f.code().assign(result, all ? Exprs.TRUE : Exprs.FALSE, at);
    Instruction.Label head = f.code().label("each");
    Instruction.Label next = f.code().label("next");
    Instruction.Label end = f.code().label("end");
    f.code().place(head, at);
    f.code().jumpIf(Exprs.not(f.expressions().condition(bounds.last())), end, at);
    Expr holds = f.expressions().condition(q.condition());
    f.code().jumpIf(all ? holds : Exprs.not(holds), next, at);
    f.code().assign(result, all ? Exprs.FALSE : Exprs.TRUE, at);
    f.code().jump(end, at);
    f.code().place(next, at);
    Expr greatest = new Expr.IntConstant(type.maximum(), type);
    f.code().jumpIf(Exprs.compare(Expr.BinaryOp.EQUAL, i, greatest), end, at);
    f.code().assign(i, successor(i, type), at);
    f.code().jump(head, at);
    f.code().place(end, at);
    f.code().add(new Instruction.Dead(q.variable(), at));
    return result;
  }

  /** In a wider type: what does not overflow needs no check that it does not. */
  private static Expr successor(Expr i, IntType type) {
    IntType wide = new IntType(IntType.Kind.BITVECTOR, type.width() + 1, IntType.Sign.SIGNED);
    Expr sum = Exprs.binary(Expr.BinaryOp.ADD, Conversions.cast(i, wide), Exprs.integer(1, wide));
    return Conversions.cast(sum, type);
  }
}
