// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.lex.Token;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;

/**
 * Bit counting and arithmetic with overflow detection. Variants for one type ({@code
 * __builtin_clzl}, {@code __builtin_sadd_overflow}) become the generic one on operands of that
 * type.
 */
final class BitBuiltinChecker {
  /** Compiled when the first builtin is called: few programs call one. */
  private static final class Names {
    static final Pattern COUNT =
        Pattern.compile("(__builtin_(?:clz|ctz|popcount|parity|ffs|clrsb))(ll|l)?");
    static final Pattern OVERFLOW =
        Pattern.compile("__builtin_([su])?(add|sub|mul)(ll|l)?_overflow(_p)?");
  }

  private final CheckContext context;

  BitBuiltinChecker(CheckContext context) {
    this.context = context;
  }

  /** The typed call; empty if the name is no builtin of this kind. */
  Optional<Expression> call(BuiltinChecker.Call c) {
    Matcher count = Names.COUNT.matcher(c.name().text());
    if (count.matches()) {
      return Optional.of(count(c, count.group(1), count.group(2)));
    }
    Matcher overflow = Names.OVERFLOW.matcher(c.name().text());
    return overflow.matches() ? Optional.of(overflow(c, overflow)) : Optional.empty();
  }

  private IntType sized(String suffix, IntType.Sign sign) {
    return switch (suffix) {
      case null -> IntType.INT.withSign(sign);
      case "l" -> context.layout.longType(sign);
      default -> IntType.LONG_LONG.withSign(sign);
    };
  }

  private void requireCount(BuiltinChecker.Call c, int count) {
    if (c.arguments().size() != count) {
      throw context.report.fail(
          c.token(), "'" + c.name().text() + "' takes " + count + " arguments");
    }
  }

  private Expression count(BuiltinChecker.Call c, String generic, String suffix) {
    requireCount(c, 1);
    boolean signed = generic.endsWith("ffs") || generic.endsWith("clrsb");
    IntType type = sized(suffix, signed ? IntType.Sign.SIGNED : IntType.Sign.UNSIGNED);
    Expression value = context.expressions.value(c.argument(0));
    Expression converted =
        context.conversions.assign(value, type, c.argument(0).token(), "argument 1");
    return new Expression.Builtin(generic, List.of(converted), IntType.INT, c.location());
  }

  private Expression overflow(BuiltinChecker.Call c, Matcher name) {
    requireCount(c, 3);
    Expression left = c.integer(context, 0);
    Expression right = c.integer(context, 1);
    Expression result = context.expressions.value(c.argument(2));
    Token at = c.argument(2).token();
    if (name.group(1) != null) {
      IntType type =
          sized(
              name.group(3),
              name.group(1).equals("s") ? IntType.Sign.SIGNED : IntType.Sign.UNSIGNED);
      left = ImplicitConversions.implicit(left, type);
      right = ImplicitConversions.implicit(right, type);
      result = context.conversions.assign(result, new PointerType(type), at, "argument 3");
    }
    boolean byValue = name.group(4) != null;
    boolean legal =
        byValue
            ? result.type() instanceof IntType
            : result.type() instanceof PointerType p && p.target() instanceof IntType;
    if (!legal) {
      throw context.report.fail(at, "argument 3 of '" + c.name().text() + "' has the wrong type");
    }
    String generic = "__builtin_" + name.group(2) + "_overflow" + (byValue ? "_p" : "");
    return new Expression.Builtin(
        generic, List.of(left, right, result), IntType.BOOL, c.location());
  }
}
