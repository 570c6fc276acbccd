package kiki.program;

import java.math.BigInteger;
import kiki.cfront.type.IntType;

/** Construction helpers for {@link Expr}. */
public final class Exprs {
  public static final Expr TRUE = new Expr.IntConstant(BigInteger.ONE, IntType.BOOL);
  public static final Expr FALSE = new Expr.IntConstant(BigInteger.ZERO, IntType.BOOL);

  private Exprs() {}

  public static boolean isTrue(Expr e) {
    return e instanceof Expr.IntConstant c && c.type().isBool() && c.value().signum() != 0;
  }

  public static boolean isFalse(Expr e) {
    return e instanceof Expr.IntConstant c && c.type().isBool() && c.value().signum() == 0;
  }

  public static Expr not(Expr e) {
    if (isTrue(e)) {
      return FALSE;
    }
    if (isFalse(e)) {
      return TRUE;
    }
    if (e instanceof Expr.Unary u && u.op() == Expr.UnaryOp.NOT) {
      return u.operand();
    }
    return new Expr.Unary(Expr.UnaryOp.NOT, e, IntType.BOOL);
  }

  public static Expr and(Expr a, Expr b) {
    if (isTrue(a) || isFalse(b)) {
      return b;
    }
    if (isTrue(b) || isFalse(a)) {
      return a;
    }
    return new Expr.Binary(Expr.BinaryOp.AND, a, b, IntType.BOOL);
  }

  public static Expr or(Expr a, Expr b) {
    if (isFalse(a) || isTrue(b)) {
      return b;
    }
    if (isFalse(b) || isTrue(a)) {
      return a;
    }
    return new Expr.Binary(Expr.BinaryOp.OR, a, b, IntType.BOOL);
  }

  public static Expr integer(long value, IntType type) {
    return new Expr.IntConstant(type.wrap(BigInteger.valueOf(value)), type);
  }
}
