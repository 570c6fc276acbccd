// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;
import kiki.lower.code.Code;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.Location;

/** CBMC's comparison of structures: that of all members, padding left out. */
public final class StructComparison {
  private StructComparison() {}

  public static Expr compared(Code code, Expr.BinaryOp op, Expr left, Expr right, Location at) {
    Expr equal = equal(place(code, left, at), place(code, right, at));
    return op == Expr.BinaryOp.EQUAL ? equal : Exprs.not(equal);
  }

  /** An lvalue of the structure, whose members can be named. */
  private static Expr place(Code code, Expr e, Location at) {
    return switch (e) {
      case Expr.Variable v -> v;
      case Expr.Member m -> m;
      case Expr.Index i -> i;
      case Expr.Dereference d -> d;
      case Expr other -> code.hold("structure", other, at);
    };
  }

  private static Expr equal(Expr left, Expr right) {
    return switch (left.type()) {
      case StructType s -> {
        Expr all = Exprs.TRUE;
        for (StructType.Field field : s.fields().reversed()) {
          Expr one = equal(new Expr.Member(left, field), new Expr.Member(right, field));
          all = Exprs.and(one, all);
        }
        yield all;
      }
      case ArrayType a -> {
        Expr all = Exprs.TRUE;
        for (long i = ((ArrayType.Fixed) a.length()).count() - 1; i >= 0; i--) {
          Expr index = Exprs.integer(i, IntType.INT);
          all = Exprs.and(equal(new Expr.Index(left, index), new Expr.Index(right, index)), all);
        }
        yield all;
      }
      case CType other -> Exprs.compare(Expr.BinaryOp.EQUAL, left, right);
    };
  }
}
