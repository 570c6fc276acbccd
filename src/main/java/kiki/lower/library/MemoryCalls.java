// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.function.Places;
import kiki.program.Expr;
import kiki.program.Exprs;

/**
 * {@code memcpy}, {@code memmove} and {@code memset} of exactly one object of a known type become
 * assignments; all others go to the library's loops.
 */
public final class MemoryCalls {
  private MemoryCalls() {}

  public static Expr lower(FunctionLowering f, IntrinsicCall call) {
    List<Expression> arguments = call.arguments();
    boolean simple =
        arguments.size() == (call.name().equals("bzero") ? 2 : 3)
            && arguments.stream().noneMatch(f.effects()::in)
            && arguments.getLast().type().isScalar();
    if (simple) {
      List<Expr> values = f.calls().arguments(arguments);
      boolean done =
          switch (call.name()) {
            case "memcpy", "memmove" -> copy(f, call, values);
            case "memset" -> fill(f, call, values.get(0), values.get(1), values.get(2));
            default -> fill(f, call, values.get(0), Exprs.FALSE, values.get(1));
          };
      if (done) {
        return call.type() instanceof VoidType
            ? null
            : Conversions.cast(values.getFirst(), call.type());
      }
    }
    return f.calls().byName(call, arguments);
  }

  private static boolean copy(FunctionLowering f, IntrinsicCall call, List<Expr> values) {
    Expr to = whole(f.layout(), values.get(0), values.get(2));
    Expr from = whole(f.layout(), values.get(1), values.get(2));
    if (to == null || from == null || !to.type().equals(from.type())) {
      return false;
    }
    if (call.name().equals("memcpy")) {
      InternalCalls.disjoint(f, values, "memcpy src/dst overlap", call.location());
    }
    f.code().assign(to, from, call.location());
    return true;
  }

  private static boolean fill(
      FunctionLowering f, IntrinsicCall call, Expr pointer, Expr value, Expr size) {
    Expr to = whole(f.layout(), pointer, size);
    if (to == null || !(value instanceof Expr.IntConstant c) || c.value().signum() != 0) {
      return false;
    }
    f.code().assign(to, Exprs.zero(to.type()), call.location());
    return true;
  }

  /** The lvalue of {@code size} bytes that a pointer points to, or null if there is no such one. */
  private static Expr whole(Layout layout, Expr pointer, Expr size) {
    Expr at = pointer;
    while (at instanceof Expr.Cast(Expr inner, PointerType t)
        && inner.type() instanceof PointerType) {
      at = inner;
    }
    if (!(size instanceof Expr.IntConstant n) || !(at.type() instanceof PointerType p)) {
      return null;
    }
    if (at instanceof Expr.AddressOf(Expr.Index(Expr array, Expr.IntConstant i), PointerType t)
        && i.value().signum() == 0
        && hasSize(layout, array.type(), n)) {
      return array;
    }
    CType target = p.target();
    return hasSize(layout, target, n) ? Places.dereference(at, target) : null;
  }

  private static boolean hasSize(Layout layout, CType type, Expr.IntConstant size) {
    boolean sized =
        !(type instanceof VoidType)
            && !(type instanceof FunctionType)
            && Layout.hasConstantSize(type)
            && !(type instanceof StructType s && s.fields().isEmpty());
    return sized && size.value().equals(BigInteger.valueOf(layout.sizeOf(type)));
  }
}
