// SPDX-License-Identifier: Apache-2.0
package kiki.lower.builtin;

import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.Places;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * {@code __builtin_add_overflow} and its kin: the exact result is computed in a type that can hold
 * it, then compared with what the destination keeps of it.
 */
final class OverflowBuiltins {
  private final FunctionLowering f;

  OverflowBuiltins(FunctionLowering f) {
    this.f = f;
  }

  static boolean handles(String name) {
    return operator(name) != null;
  }

  private static Expr.BinaryOp operator(String name) {
    return switch (name) {
      case "add_overflow",
          "add_overflow_p",
          "sadd_overflow",
          "saddl_overflow",
          "saddll_overflow",
          "uadd_overflow",
          "uaddl_overflow",
          "uaddll_overflow" ->
          Expr.BinaryOp.ADD;
      case "sub_overflow",
          "sub_overflow_p",
          "ssub_overflow",
          "ssubl_overflow",
          "ssubll_overflow",
          "usub_overflow",
          "usubl_overflow",
          "usubll_overflow" ->
          Expr.BinaryOp.SUBTRACT;
      case "mul_overflow",
          "mul_overflow_p",
          "smul_overflow",
          "smull_overflow",
          "smulll_overflow",
          "umul_overflow",
          "umull_overflow",
          "umulll_overflow" ->
          Expr.BinaryOp.MULTIPLY;
      default -> null;
    };
  }

  Expr lower(String name, Expression.Builtin x) {
    List<Expr> arguments = f.calls().arguments(x.arguments());
    IntType left = (IntType) arguments.get(0).type();
    IntType right = (IntType) arguments.get(1).type();
    boolean testOnly = name.endsWith("_p");
    IntType kept =
        testOnly
            ? (IntType) arguments.get(2).type()
            : (IntType) ((PointerType) arguments.get(2).type()).target();
    int width = 2 * Math.max(Math.max(left.width(), right.width()), kept.width()) + 2;
    IntType wide = new IntType(IntType.Kind.BITVECTOR, width, IntType.Sign.SIGNED);
    Expr exact =
        Exprs.binary(
            operator(name),
            Conversions.cast(arguments.get(0), wide),
            Conversions.cast(arguments.get(1), wide));
    Expr held = f.code().hold("exact", exact, x.location());
    Expr result = Conversions.cast(held, kept);
    if (!testOnly) {
      f.code().assign(Places.dereference(arguments.get(2), kept), result, x.location());
    }
    Expr lost = Exprs.compare(Expr.BinaryOp.NOT_EQUAL, Conversions.cast(result, wide), held);
    return Conversions.cast(lost, f.types().map(x.type()));
  }
}
