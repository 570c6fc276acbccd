// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.IntType;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/**
 * The assertions of the user. {@code assert} expands to a test and a call of {@code __assert_fail};
 * both become one assertion, with the text of the source. A failed assertion ends the program, so
 * what follows assumes that it held; where it is checked, that is for the analysis to do.
 */
public final class Assertions {
  private final FunctionLowering f;

  Assertions(FunctionLowering f) {
    this.f = f;
  }

  /** {@code c ? (void) 0 : __assert_fail(...)}. */
  boolean isAssertion(Expression.Conditional x) {
    return x.whenTrue().filter(Assertions::isNothing).isPresent()
        && failure(x.whenFalse()).isPresent();
  }

  void lower(Expression.Conditional x) {
    Expression.Call call = failure(x.whenFalse()).orElseThrow();
    Expr condition = f.quantifiers().asserted(x.condition());
    check(condition, text(call).orElseGet(() -> ExprPrinter.printLine(condition)), call.location());
  }

  /** {@code if (c) ; else __assert_fail(...);}. */
  boolean isAssertion(Statement.If x) {
    return x.whenTrue() instanceof Statement.Empty
        && x.whenFalse().flatMap(this::failure).isPresent();
  }

  void lower(Statement.If x) {
    Expression.Call call = x.whenFalse().flatMap(this::failure).orElseThrow();
    Expr condition = f.quantifiers().asserted(x.condition());
    check(condition, text(call).orElseGet(() -> ExprPrinter.printLine(condition)), call.location());
  }

  private static boolean isNothing(Expression e) {
    return e instanceof Expression.Cast c
        && c.type() instanceof VoidType
        && c.operand() instanceof Expression.IntegerConstant;
  }

  private Optional<Expression.Call> failure(Statement s) {
    return s instanceof Statement.Evaluate(Expression e, Location at)
        ? failure(e)
        : Optional.empty();
  }

  private Optional<Expression.Call> failure(Expression e) {
    return switch (e) {
      case Expression.Cast c when c.type() instanceof VoidType -> failure(c.operand());
      case Expression.Call c when f.calls().intrinsicName(c).equals(Optional.of("__assert_fail")) ->
          Optional.of(c);
      case Expression other -> Optional.empty();
    };
  }

  private Optional<String> text(Expression.Call call) {
    return call.arguments().isEmpty()
        ? Optional.empty()
        : f.calls().literal(call.arguments().getFirst());
  }

  /** An assertion of the program text; {@code text} is the condition as the user wrote it. */
  public void check(Expr condition, String text, Location at) {
    property(condition, Property.Kind.ASSERTION, "assertion " + text, at);
    f.code().assume(condition, at);
  }

  /** A property that is numbered later, when all of a function are known. */
  public void property(Expr condition, Property.Kind kind, String description, Location at) {
    Property property = new Property("", kind, description, f.code().function(), at);
    f.code().add(new Instruction.Assert(condition, property, at));
  }

  /** A call of {@code __assert_fail} and its kin outside the usual pattern. */
  public void fail(List<Expression> arguments, int textIndex, Location at) {
    String text =
        textIndex < arguments.size()
            ? f.calls().literal(arguments.get(textIndex)).orElse("0")
            : "0";
    property(Exprs.FALSE, Property.Kind.ASSERTION, "assertion " + text, at);
    // Another constant than the assertion's: the function does not return, checked or not.
    f.code().assume(new Expr.IntConstant(BigInteger.ZERO, IntType.BOOL), at);
  }
}
