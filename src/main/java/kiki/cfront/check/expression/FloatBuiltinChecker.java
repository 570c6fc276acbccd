// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.check.rule.Folder;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;

/**
 * Builtins on floating-point numbers. Variants for one type ({@code __builtin_isnanf}) become the
 * generic one on an operand of that type.
 */
final class FloatBuiltinChecker {
  private static final List<String> CONSTANTS = List.of("huge_val", "inf", "nan", "nans");
  private static final Map<String, FloatType> SUFFIXES =
      Map.of(
          "f", FloatType.FLOAT,
          "l", FloatType.LONG_DOUBLE,
          "f16", FloatType.FLOAT16,
          "f32", FloatType.FLOAT,
          "f64", FloatType.DOUBLE,
          "f32x", FloatType.DOUBLE,
          "f64x", FloatType.LONG_DOUBLE,
          "f128", FloatType.FLOAT128,
          "q", FloatType.FLOAT128);

  private final CheckContext context;

  FloatBuiltinChecker(CheckContext context) {
    this.context = context;
  }

  /** The typed call; empty if the name is no builtin of this kind. */
  Optional<Expression> call(BuiltinChecker.Call c) {
    return constant(c.name().text(), c.location()).or(() -> test(c));
  }

  private Optional<Expression> test(BuiltinChecker.Call c) {
    return switch (c.name().text()) {
      case "__builtin_isnan",
          "__builtin_isinf",
          "__builtin_isinf_sign",
          "__builtin_isfinite",
          "__builtin_isnormal",
          "__builtin_signbit" ->
          classify(c, c.name().text());
      case "__builtin_isnanf" -> classify(c, "__builtin_isnan", FloatType.FLOAT);
      case "__builtin_isnanl" -> classify(c, "__builtin_isnan", FloatType.LONG_DOUBLE);
      case "__builtin_isinff" -> classify(c, "__builtin_isinf", FloatType.FLOAT);
      case "__builtin_isinfl" -> classify(c, "__builtin_isinf", FloatType.LONG_DOUBLE);
      case "__builtin_finite" -> classify(c, "__builtin_isfinite", FloatType.DOUBLE);
      case "__builtin_finitef" -> classify(c, "__builtin_isfinite", FloatType.FLOAT);
      case "__builtin_finitel" -> classify(c, "__builtin_isfinite", FloatType.LONG_DOUBLE);
      case "__builtin_signbitf" -> classify(c, "__builtin_signbit", FloatType.FLOAT);
      case "__builtin_signbitl" -> classify(c, "__builtin_signbit", FloatType.LONG_DOUBLE);
      case "__builtin_isgreater",
          "__builtin_isgreaterequal",
          "__builtin_isless",
          "__builtin_islessequal",
          "__builtin_islessgreater",
          "__builtin_isunordered" ->
          Optional.of(compare(c));
      case "__builtin_fpclassify" -> Optional.of(fpclassify(c));
      default -> Optional.empty();
    };
  }

  /** Of its own type, where this is a floating type. */
  private Expression operand(BuiltinChecker.Call c, int index) {
    Expression value = number(c, index);
    CType own = value.type() instanceof FloatType ? value.type() : FloatType.DOUBLE;
    return ImplicitConversions.implicit(value, own);
  }

  private Expression number(BuiltinChecker.Call c, int index) {
    if (index >= c.arguments().size()) {
      throw context.report.fail(c.token(), "too few arguments to '" + c.name().text() + "'");
    }
    ExpressionSyntax syntax = c.argument(index);
    Expression value = context.expressions.value(syntax);
    if (!value.type().isArithmetic()) {
      throw context.report.fail(syntax.token(), "non-floating-point argument in call");
    }
    return value;
  }

  private Optional<Expression> classify(BuiltinChecker.Call c, String name) {
    return classify(c, name, operand(c, 0));
  }

  private Optional<Expression> classify(BuiltinChecker.Call c, String name, FloatType type) {
    return classify(c, name, ImplicitConversions.implicit(number(c, 0), type));
  }

  private static Optional<Expression> classify(
      BuiltinChecker.Call c, String name, Expression value) {
    return Optional.of(new Expression.Builtin(name, List.of(value), IntType.INT, c.location()));
  }

  private Expression compare(BuiltinChecker.Call c) {
    Expression left = operand(c, 0);
    Expression right = operand(c, 1);
    CType common = TypeRules.common(left.type(), right.type());
    List<Expression> arguments =
        List.of(
            ImplicitConversions.implicit(left, common),
            ImplicitConversions.implicit(right, common));
    return new Expression.Builtin(c.name().text(), arguments, IntType.INT, c.location());
  }

  /** Five results to choose from, then the operand. */
  private Expression fpclassify(BuiltinChecker.Call c) {
    List<Expression> arguments = new ArrayList<>();
    for (int i = 0; i < 5 && i < c.arguments().size(); i++) {
      Expression value = context.expressions.value(c.argument(i));
      arguments.add(
          context.conversions.assign(
              value, IntType.INT, c.argument(i).token(), "argument " + (i + 1)));
    }
    arguments.add(operand(c, 5));
    return new Expression.Builtin(c.name().text(), arguments, IntType.INT, c.location());
  }

  /** A quiet NaN or an infinity of the type a suffix names. */
  private static Optional<Expression> constant(String name, Location location) {
    String base = name.substring("__builtin_".length());
    FloatType type = FloatType.DOUBLE;
    for (Map.Entry<String, FloatType> suffix : SUFFIXES.entrySet()) {
      String stem = base.substring(0, Math.max(0, base.length() - suffix.getKey().length()));
      if (base.endsWith(suffix.getKey()) && CONSTANTS.contains(stem)) {
        base = stem;
        type = suffix.getValue();
        break;
      }
    }
    if (!CONSTANTS.contains(base)) {
      return Optional.empty();
    }
    IeeeFloat value =
        base.startsWith("nan") ? IeeeFloat.nan(type.format()) : Folder.positiveInfinity(type);
    return Optional.of(new Expression.FloatConstant(value, type, location));
  }
}
