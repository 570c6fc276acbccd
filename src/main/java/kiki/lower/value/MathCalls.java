// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/**
 * Functions of {@code math.h} and {@code abs}: those that IEEE 754 or C11 annex F define exactly
 * become expressions. For the others no exact value is known, and lowering takes any value.
 */
public final class MathCalls {
  private static final int FP_NAN = 0;
  private static final int FP_INFINITE = 1;
  private static final int FP_ZERO = 2;
  private static final int FP_SUBNORMAL = 3;
  private static final int FP_NORMAL = 4;

  private static final String BUILTIN = "__builtin_";

  private MathCalls() {}

  /** The name without type suffix and underscores, or the name itself. */
  private static String base(String name) {
    boolean isInternal = name.startsWith("__");
    String plain =
        name.startsWith(BUILTIN)
            ? name.substring(BUILTIN.length())
            : isInternal ? name.substring(2) : name;
    if (isKnown(plain)) {
      return plain;
    }
    char last = plain.isEmpty() ? ' ' : plain.charAt(plain.length() - 1);
    String shorter = plain.isEmpty() ? plain : plain.substring(0, plain.length() - 1);
    boolean isSuffix = last == 'f' || last == 'l' || isInternal && last == 'd';
    return isSuffix && isKnown(shorter) ? shorter : plain;
  }

  private static boolean isKnown(String base) {
    return switch (base) {
      case "abs",
          "labs",
          "llabs",
          "imaxabs",
          "fabs",
          "floor",
          "ceil",
          "trunc",
          "round",
          "rint",
          "nearbyint",
          "roundeven",
          "sqrt",
          "fmod",
          "remainder",
          "drem",
          "fmin",
          "fmax",
          "copysign",
          "fdim",
          "fma",
          "lrint",
          "llrint",
          "lround",
          "llround",
          "isnan",
          "isinf",
          "isfinite",
          "finite",
          "isnormal",
          "signbit",
          "fpclassify",
          "isgreater",
          "isgreaterequal",
          "isless",
          "islessequal",
          "islessgreater",
          "isunordered",
          "inf",
          "huge_val",
          "nan" ->
          true;
      default -> false;
    };
  }

  public static boolean isExact(String name) {
    return isKnown(base(name));
  }

  /** The value as an expression of type {@code type}. */
  public static Expr exact(String name, List<Expr> arguments, CType type) {
    String base = base(name);
    if (arguments.isEmpty() || base.equals("nan")) {
      return constant(base, (FloatType) type);
    }
    Expr x = arguments.getFirst();
    if (base.endsWith("abs") && type instanceof IntType) {
      return magnitude(Conversions.cast(x, type));
    }
    if (!(x.type() instanceof FloatType)) {
      x = Conversions.cast(x, FloatType.DOUBLE);
    }
    Expr y = arguments.size() > 1 ? Conversions.cast(arguments.get(1), x.type()) : null;
    Expr value =
        switch (base) {
          case "fabs" -> unary(Expr.UnaryOp.ABSOLUTE, x);
          case "floor" -> unary(Expr.UnaryOp.ROUND_DOWN, x);
          case "ceil" -> unary(Expr.UnaryOp.ROUND_UP, x);
          case "trunc" -> unary(Expr.UnaryOp.ROUND_TO_ZERO, x);
          case "round", "lround", "llround" -> unary(Expr.UnaryOp.ROUND_NEAREST_AWAY, x);
          case "roundeven" -> unary(Expr.UnaryOp.ROUND_NEAREST_EVEN, x);
          case "rint", "nearbyint", "lrint", "llrint" -> unary(Expr.UnaryOp.ROUND_IN_MODE, x);
          case "sqrt" -> unary(Expr.UnaryOp.SQUARE_ROOT, x);
          case "fmod" -> Exprs.binary(Expr.BinaryOp.REMAINDER, x, y);
          case "remainder", "drem" -> Exprs.binary(Expr.BinaryOp.IEEE_REMAINDER, x, y);
          case "fmin" -> Exprs.binary(Expr.BinaryOp.MINIMUM, x, y);
          case "fmax" -> Exprs.binary(Expr.BinaryOp.MAXIMUM, x, y);
          case "copysign" -> copySign(x, y);
          case "fdim" ->
              new Expr.Conditional(
                  Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, x, y),
                  Exprs.zero(x.type()),
                  Exprs.binary(Expr.BinaryOp.SUBTRACT, x, y),
                  x.type());
          case "fma" ->
              new Expr.FusedMultiplyAdd(
                  x, y, Conversions.cast(arguments.get(2), x.type()), x.type());
          default -> classification(base, name, x, y);
        };
    return Conversions.cast(value, type);
  }

  /** Overflows as the negation does: the behaviour is undefined then (C11 7.22.6.1). */
  private static Expr magnitude(Expr x) {
    return new Expr.Conditional(
        Exprs.compare(Expr.BinaryOp.LESS, x, Exprs.zero(x.type())),
        unary(Expr.UnaryOp.NEGATE, x),
        x,
        x.type());
  }

  private static Expr constant(String base, FloatType type) {
    IeeeFloat value =
        base.equals("nan")
            ? IeeeFloat.nan(type.format())
            : IeeeFloat.infinity(type.format(), Sign.POSITIVE);
    return new Expr.FloatConstant(value, type);
  }

  private static Expr classification(String base, String name, Expr x, Expr y) {
    return switch (base) {
      case "isnan" -> test(Expr.UnaryOp.IS_NAN, x);
      case "isinf" ->
          name.startsWith(BUILTIN)
              ? test(Expr.UnaryOp.IS_INFINITE, x)
              : choose(
                  Expr.UnaryOp.IS_INFINITE,
                  x,
                  choose(Expr.UnaryOp.SIGN_BIT, x, integer(-1), integer(1)),
                  integer(0));
      case "isfinite", "finite" -> finite(x);
      case "isnormal" -> test(Expr.UnaryOp.IS_NORMAL, x);
      case "signbit" -> test(Expr.UnaryOp.SIGN_BIT, x);
      case "fpclassify" ->
          classify(
              x,
              List.of(
                  integer(FP_NAN),
                  integer(FP_INFINITE),
                  integer(FP_NORMAL),
                  integer(FP_SUBNORMAL),
                  integer(FP_ZERO)));
      case "isgreater" -> Exprs.compare(Expr.BinaryOp.GREATER, x, y);
      case "isgreaterequal" -> Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, x, y);
      case "isless" -> Exprs.compare(Expr.BinaryOp.LESS, x, y);
      case "islessequal" -> Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, x, y);
      case "islessgreater" ->
          Exprs.or(
              Exprs.compare(Expr.BinaryOp.LESS, x, y), Exprs.compare(Expr.BinaryOp.GREATER, x, y));
      case "isunordered" -> Exprs.or(test(Expr.UnaryOp.IS_NAN, x), test(Expr.UnaryOp.IS_NAN, y));
      default -> throw new IllegalArgumentException("not a function of math.h: " + base);
    };
  }

  /** The results are for NaN, infinite, normal, subnormal, zero: gcc's order. */
  public static Expr classify(Expr x, List<Expr> results) {
    return choose(
        Expr.UnaryOp.IS_NAN,
        x,
        results.get(0),
        choose(
            Expr.UnaryOp.IS_INFINITE,
            x,
            results.get(1),
            choose(
                Expr.UnaryOp.IS_ZERO,
                x,
                results.get(4),
                choose(Expr.UnaryOp.IS_SUBNORMAL, x, results.get(3), results.get(2)))));
  }

  private static Expr choose(Expr.UnaryOp op, Expr x, Expr whenTrue, Expr whenFalse) {
    return new Expr.Conditional(test(op, x), whenTrue, whenFalse, whenTrue.type());
  }

  private static Expr finite(Expr x) {
    return Exprs.not(Exprs.or(test(Expr.UnaryOp.IS_NAN, x), test(Expr.UnaryOp.IS_INFINITE, x)));
  }

  private static Expr copySign(Expr x, Expr y) {
    Expr magnitude = unary(Expr.UnaryOp.ABSOLUTE, x);
    return choose(Expr.UnaryOp.SIGN_BIT, y, unary(Expr.UnaryOp.NEGATE, magnitude), magnitude);
  }

  private static Expr unary(Expr.UnaryOp op, Expr x) {
    return new Expr.Unary(op, x, x.type());
  }

  private static Expr test(Expr.UnaryOp op, Expr x) {
    return new Expr.Unary(op, x, IntType.BOOL);
  }

  private static Expr integer(int value) {
    return Exprs.integer(value, IntType.INT);
  }

  /** Whether the function, given without type suffix, may report an error. */
  public static boolean reportsErrors(String name) {
    return switch (unsuffixed(name)) {
      case "sqrt", "fmod", "remainder", "drem", "fdim" -> true;
      default -> false;
    };
  }

  /** The name without the suffix of its type. */
  public static String unsuffixed(String name) {
    char last = name.isEmpty() ? ' ' : name.charAt(name.length() - 1);
    return last == 'f' || last == 'l' ? name.substring(0, name.length() - 1) : name;
  }
}
