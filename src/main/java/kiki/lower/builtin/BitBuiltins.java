// SPDX-License-Identifier: Apache-2.0
package kiki.lower.builtin;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.known.BuiltinNames;
import kiki.program.Expr;
import kiki.program.Expr.BinaryOp;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/** Builtins that count, rotate and reverse the bits of a number. */
final class BitBuiltins {
  private final FunctionLowering f;

  BitBuiltins(FunctionLowering f) {
    this.f = f;
  }

  /** By name without prefix. */
  static boolean handles(String name) {
    return isCount(name) || BuiltinNames.isPermutation(name);
  }

  private static boolean isCount(String name) {
    return switch (name) {
      case "clz", "clzl", "clzll", "ctz", "ctzl", "ctzll" -> true;
      default -> false;
    };
  }

  Expr lower(String name, Expression.Builtin x, CType type) {
    if (isCount(name)) {
      return count(name, x, type);
    }
    int width = Integer.parseInt(name.replaceAll("[a-z]", ""));
    IntType bits = new IntType(IntType.Kind.BITVECTOR, width, IntType.Sign.UNSIGNED);
    List<Expr> arguments = f.calls().arguments(x.arguments());
    Expr value = Conversions.cast(arguments.getFirst(), bits);
    Expr result =
        name.startsWith("bitreverse")
            ? reversed(value, bits)
            : rotated(value, distance(name, arguments.get(1), bits), bits);
    return Conversions.cast(result, type);
  }

  /** Of zero there is no such count: any value, and CBMC's property that it is not asked for. */
  private Expr count(String name, Expression.Builtin x, CType type) {
    Location at = x.location();
    Expr given = f.calls().arguments(x.arguments()).getFirst();
    IntType own = operand(name, (IntType) given.type());
    Expr value = f.code().hold("bits", Conversions.cast(given, own), at);
    Expr isNotZero = Exprs.compare(BinaryOp.NOT_EQUAL, value, Exprs.zero(own));
    boolean leading = name.startsWith("clz");
    String text =
        "count "
            + (leading ? "leading" : "trailing")
            + " zeros is undefined for value zero in "
            + ExprPrinter.printLine(given);
    f.assertions().property(isNotZero, Property.Kind.BIT_COUNT, text, at);
    Expr.Variable any = f.code().temporary("unspecified", IntType.INT, at);
    InputOrigin source = InputOrigin.approximation("__builtin_" + name + "(0)");
    f.code().add(new Instruction.Input(any, source, at));
    Expr result = any;
    for (int zeros = own.width() - 1; zeros >= 0; zeros--) {
      int bit = leading ? own.width() - 1 - zeros : zeros;
      result =
          new Expr.Conditional(
              hasBit(value, bit, own), Exprs.integer(zeros, IntType.INT), result, IntType.INT);
    }
    return Conversions.cast(f.code().hold("zeros", result, at), type);
  }

  /** A declaration of the user's may have another type than the builtin. */
  private IntType operand(String name, IntType given) {
    IntType named =
        name.endsWith("ll")
            ? IntType.UNSIGNED_LONG_LONG
            : name.endsWith("l") ? f.layout().longType(IntType.Sign.UNSIGNED) : null;
    return named != null
        ? named
        : given.width() < IntType.INT.width()
            ? IntType.UNSIGNED_INT
            : given.withSign(IntType.Sign.UNSIGNED);
  }

  private static Expr hasBit(Expr value, int bit, IntType type) {
    Expr mask = new Expr.IntConstant(BigInteger.ONE.shiftLeft(bit), type);
    return Exprs.compare(
        BinaryOp.NOT_EQUAL, Exprs.binary(BinaryOp.BIT_AND, value, mask), Exprs.zero(type));
  }

  /** Modulo the width, a power of two: a number of so few bits needs no check. */
  private static Expr distance(String name, Expr given, IntType bits) {
    int digits = Integer.numberOfTrailingZeros(bits.width());
    IntType amount = new IntType(IntType.Kind.BITVECTOR, digits, IntType.Sign.UNSIGNED);
    IntType wide = new IntType(IntType.Kind.BITVECTOR, 2 * Long.SIZE, IntType.Sign.SIGNED);
    Expr left = Conversions.cast(Conversions.cast(given, wide), amount);
    return name.startsWith("rotateleft") ? left : negated(left);
  }

  private static Expr negated(Expr distance) {
    return new Expr.Unary(Expr.UnaryOp.NEGATE, distance, distance.type());
  }

  private static Expr rotated(Expr value, Expr left, IntType bits) {
    Expr up = new Expr.Binary(BinaryOp.SHIFT_LEFT, value, left, bits);
    Expr down = new Expr.Binary(BinaryOp.SHIFT_RIGHT, value, negated(left), bits);
    return Exprs.binary(BinaryOp.BIT_OR, up, down);
  }

  private static Expr reversed(Expr value, IntType bits) {
    Expr result = Exprs.zero(bits);
    for (int i = 0; i < bits.width(); i++) {
      Expr there = new Expr.IntConstant(BigInteger.ONE.shiftLeft(bits.width() - 1 - i), bits);
      Expr one = new Expr.Conditional(hasBit(value, i, bits), there, Exprs.zero(bits), bits);
      result = i == 0 ? one : Exprs.binary(BinaryOp.BIT_OR, result, one);
    }
    return result;
  }
}
