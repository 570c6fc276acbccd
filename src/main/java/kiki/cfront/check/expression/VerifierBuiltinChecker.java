// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;

/**
 * CBMC's functions that take operands of any type, so that no declaration can describe them: a
 * program's own is ignored. They become {@link Expression.Builtin}s of the same name, on operands
 * that are converted as CBMC does: those of arithmetic to their common type, and what is read or
 * written where no size is given is one object of the type that the pointer points to.
 */
final class VerifierBuiltinChecker {
  private static final String PREFIX = "__CPROVER_";

  private final CheckContext context;

  VerifierBuiltinChecker(CheckContext context) {
    this.context = context;
  }

  static boolean handles(String name) {
    return name.startsWith(PREFIX)
        && switch (name.substring(PREFIX.length())) {
          case "overflow_plus",
              "overflow_minus",
              "overflow_mult",
              "overflow_shl",
              "overflow_unary_minus",
              "saturating_plus",
              "saturating_minus",
              "equal",
              "enum_is_in_range",
              "array_set",
              "r_ok",
              "w_ok",
              "rw_ok" ->
              true;
          default -> false;
        };
  }

  /** What CBMC has as a variable that nobody sets. */
  static boolean isConstant(String name) {
    return name.equals("__CPROVER_max_malloc_size");
  }

  /** The typed call; only for what {@link #handles}. */
  Expression call(BuiltinChecker.Call c) {
    return switch (c.name().text().substring(PREFIX.length())) {
      case "overflow_unary_minus" -> {
        requireCount(c, 1, 1);
        yield builtin(c, List.of(ImplicitConversions.promote(c.integer(context, 0))), IntType.BOOL);
      }
      case "overflow_shl" -> {
        requireCount(c, 2, 2);
        List<Expression> operands =
            List.of(
                ImplicitConversions.promote(c.integer(context, 0)),
                ImplicitConversions.promote(c.integer(context, 1)));
        yield builtin(c, operands, IntType.BOOL);
      }
      case "saturating_plus", "saturating_minus" -> {
        List<Expression> operands = operands(c);
        yield builtin(c, operands, operands.getFirst().type());
      }
      case "r_ok", "w_ok", "rw_ok" -> access(c);
      case "equal" -> equal(c);
      case "enum_is_in_range" -> enumeration(c);
      case "array_set" -> elements(c);
      default -> builtin(c, operands(c), IntType.BOOL);
    };
  }

  private static Expression builtin(BuiltinChecker.Call c, List<Expression> operands, CType type) {
    return new Expression.Builtin(c.name().text(), operands, type, c.location());
  }

  /** Two integers of their common type (C11 6.3.1.8). */
  private List<Expression> operands(BuiltinChecker.Call c) {
    requireCount(c, 2, 2);
    Expression left = c.integer(context, 0);
    Expression right = c.integer(context, 1);
    CType common = TypeRules.common(left.type(), right.type());
    return List.of(
        ImplicitConversions.implicit(left, common), ImplicitConversions.implicit(right, common));
  }

  /** Bit for bit, of two values of one arithmetic type. */
  private Expression equal(BuiltinChecker.Call c) {
    requireCount(c, 2, 2);
    Expression left = context.expressions.value(c.argument(0));
    Expression right = context.expressions.value(c.argument(1));
    if (!left.type().isArithmetic() || !right.type().isArithmetic()) {
      throw context.report.fail(c.token(), "'" + c.name().text() + "' compares numbers only");
    }
    CType common = TypeRules.common(left.type(), right.type());
    return builtin(
        c,
        List.of(
            ImplicitConversions.implicit(left, common),
            ImplicitConversions.implicit(right, common)),
        IntType.BOOL);
  }

  /** A value of an enumeration, and the values that have names. */
  private Expression enumeration(BuiltinChecker.Call c) {
    requireCount(c, 1, 1);
    Expression value = context.expressions.value(c.argument(0));
    if (!(value.type() instanceof IntType type) || type.enumerators().isEmpty()) {
      throw context.report.fail(
          c.argument(0).token(), "argument 1 of '" + c.name().text() + "' is no enumeration");
    }
    List<Expression> operands = new ArrayList<>();
    operands.add(value);
    for (BigInteger named : type.enumerators()) {
      operands.add(new Expression.IntegerConstant(named, type.plain(), c.location()));
    }
    return builtin(c, operands, IntType.BOOL);
  }

  /** A pointer to elements of a scalar type, and the value that they all get. */
  private Expression elements(BuiltinChecker.Call c) {
    requireCount(c, 2, 2);
    Expression pointer = context.expressions.value(c.argument(0));
    if (!(pointer.type() instanceof PointerType p) || !p.target().isScalar()) {
      throw context.report.fail(
          c.argument(0).token(),
          "argument 1 of '" + c.name().text() + "' is not a pointer to scalar elements");
    }
    Expression value =
        context.conversions.assign(
            context.expressions.value(c.argument(1)),
            p.target(),
            c.argument(1).token(),
            "argument 2");
    return builtin(c, List.of(pointer, value), VoidType.VOID);
  }

  private Expression access(BuiltinChecker.Call c) {
    requireCount(c, 1, 2);
    Expression pointer = context.expressions.value(c.argument(0));
    if (!(pointer.type() instanceof PointerType p)) {
      throw context.report.fail(
          c.argument(0).token(), "argument 1 of '" + c.name().text() + "' is not a pointer");
    }
    List<Expression> operands = new ArrayList<>();
    operands.add(pointer);
    if (c.arguments().size() == 2) {
      operands.add(ImplicitConversions.implicit(c.integer(context, 1), context.layout.sizeType()));
    } else {
      operands.add(size(p, c));
    }
    return builtin(c, operands, IntType.BOOL);
  }

  private Expression size(PointerType pointer, BuiltinChecker.Call c) {
    CType target = pointer.target();
    boolean unsized = target instanceof VoidType || target instanceof FunctionType;
    if (!unsized && !TypeRules.isComplete(target)) {
      throw context.report.fail(
          c.argument(0).token(), "a pointer to the incomplete type '" + target + "'");
    }
    long bytes = unsized ? 1 : context.layout.sizeOf(target);
    return new Expression.IntegerConstant(
        BigInteger.valueOf(bytes), context.layout.sizeType(), c.location());
  }

  private void requireCount(BuiltinChecker.Call c, int least, int most) {
    int given = c.arguments().size();
    if (given < least || given > most) {
      throw context.report.fail(
          c.token(),
          "too " + (given < least ? "few" : "many") + " arguments to '" + c.name().text() + "'");
    }
  }
}
