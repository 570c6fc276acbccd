// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.math.BigInteger;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.lower.function.FunctionLowering;
import kiki.lower.library.Requirements;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.Location;

/** Whether an expression can be evaluated: that all it reads is in objects that are alive. */
final class Validity {
  private final FunctionLowering f;

  Validity(FunctionLowering f) {
    this.f = f;
  }

  Expr of(Expr e) {
    Expr all = Exprs.TRUE;
    if (e instanceof Expr.AddressOf) {
      return all;
    }
    for (Expr child : Exprs.children(e)) {
      all = Exprs.and(all, of(child));
    }
    CType type = e.type();
    if (e instanceof Expr.Dereference d && Layout.hasConstantSize(type)) {
      Expr size = Exprs.integer(f.layout().sizeOf(type), f.layout().sizeType());
      all = Exprs.and(all, new Requirements(f, Location.NONE).isReadable(d.pointer(), size));
    }
    if (e instanceof Expr.Index(Expr array, Expr index)
        && ((ArrayType) array.type()).length() instanceof ArrayType.Fixed(long count)
        && index.type() instanceof IntType indexType
        && indexType.maximum().compareTo(BigInteger.valueOf(count)) >= 0) {
      Expr low = Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, index, Exprs.zero(indexType));
      Expr high = Exprs.compare(Expr.BinaryOp.LESS, index, Exprs.integer(count, indexType));
      all = Exprs.and(all, Exprs.and(low, high));
    }
    return all;
  }
}
