// SPDX-License-Identifier: Apache-2.0
package kiki.lower.code;

import java.math.BigInteger;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Builds conversions between C types (C11 6.3), folding those of constants. */
public final class Conversions {
  private Conversions() {}

  public static Expr cast(Expr value, CType to) {
    CType from = value.type();
    boolean isSame = Exprs.sameType(from, to) && !IntType.makesEnumeration(from, to);
    if (isSame || to instanceof StructType) {
      return value;
    }
    if (to instanceof IntType i && i.isBool()) {
      return truth(value);
    }
    return switch (value) {
      case Expr.IntConstant(BigInteger n, IntType t) -> castInteger(value, n, to);
      case Expr.NullPointer n when to instanceof PointerType p -> new Expr.NullPointer(p);
      case Expr.NullPointer n when to instanceof IntType i -> Exprs.zero(i);
      case Expr.Cast(Expr inner, PointerType t)
          when to instanceof PointerType p && isPointer(inner) ->
          cast(inner, p);
      case Expr.Cast(Expr inner, IntType t) when to instanceof IntType i && isBool(inner) ->
          new Expr.Cast(inner, i);
      case Expr other -> new Expr.Cast(value, to);
    };
  }

  private static Expr castInteger(Expr value, BigInteger n, CType to) {
    return switch (to) {
      case IntType i -> new Expr.IntConstant(i.wrap(n), i);
      case FloatType f -> floating(value, n, f);
      case PointerType p when n.signum() == 0 -> new Expr.NullPointer(p);
      case CType other -> new Expr.Cast(value, to);
    };
  }

  /** A value that has to be rounded depends on the mode the program is in (C11 F.8.4). */
  private static Expr floating(Expr value, BigInteger n, FloatType to) {
    IeeeFloat below = IeeeFloat.fromInteger(to.format(), n, RoundingMode.TOWARD_NEGATIVE);
    IeeeFloat above = IeeeFloat.fromInteger(to.format(), n, RoundingMode.TOWARD_POSITIVE);
    return below.isEqual(above) ? new Expr.FloatConstant(below, to) : new Expr.Cast(value, to);
  }

  private static boolean isPointer(Expr e) {
    return e.type() instanceof PointerType;
  }

  private static boolean isBool(Expr e) {
    return e.type() instanceof IntType i && i.isBool();
  }

  /** Whether a scalar differs from zero (C11 6.3.1.2). */
  public static Expr truth(Expr value) {
    if (isBool(value)) {
      return value;
    }
    return switch (value) {
      case Expr.IntConstant c -> c.value().signum() == 0 ? Exprs.FALSE : Exprs.TRUE;
      case Expr.NullPointer n -> Exprs.FALSE;
      case Expr.AddressOf(Expr.Variable v, PointerType t) -> Exprs.TRUE;
      case Expr.Cast(Expr inner, IntType t) when isBool(inner) -> inner;
      case Expr.Cast(Expr inner, PointerType t) when isPointer(inner) -> truth(inner);
      case Expr other -> Exprs.compare(Expr.BinaryOp.NOT_EQUAL, value, Exprs.zero(value.type()));
    };
  }
}
