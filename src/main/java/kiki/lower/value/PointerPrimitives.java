// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.Expr.PointerAttribute;
import kiki.program.Expr.PointerTest;
import kiki.program.Exprs;

/** What CBMC and ESBMC let a program ask about pointers; all are expressions. */
public final class PointerPrimitives {
  private PointerPrimitives() {}

  public static boolean handles(String name) {
    return switch (name) {
      case "__CPROVER_r_ok",
          "__CPROVER_w_ok",
          "__CPROVER_rw_ok",
          "__CPROVER_OBJECT_SIZE",
          "__CPROVER_POINTER_OFFSET",
          "__CPROVER_POINTER_OBJECT",
          "__CPROVER_DYNAMIC_OBJECT",
          "__CPROVER_LIVE_OBJECT",
          "__CPROVER_WRITEABLE_OBJECT",
          "__CPROVER_same_object",
          "__CPROVER_is_invalid_pointer",
          "__CPROVER_pointer_in_range",
          "__ESBMC_same_object",
          "__ESBMC_get_object_size",
          "__ESBMC_POINTER_OFFSET",
          "__ESBMC_POINTER_OBJECT",
          "__ESBMC_is_dynamic",
          "__ESBMC_r_ok",
          "__ESBMC_w_ok" ->
          true;
      default -> false;
    };
  }

  /** The value of a call; {@code arguments} are as many as the function takes. */
  public static Expr value(Layout layout, String name, List<Expr> arguments, CType type) {
    Expr p = arguments.getFirst();
    Expr value =
        switch (name) {
          case "__CPROVER_r_ok", "__ESBMC_r_ok" -> accessible(p, size(layout, arguments));
          case "__CPROVER_w_ok", "__CPROVER_rw_ok", "__ESBMC_w_ok" ->
              Exprs.and(
                  accessible(p, size(layout, arguments)),
                  Exprs.not(is(PointerTest.IS_READ_ONLY, p)));
          case "__CPROVER_OBJECT_SIZE", "__ESBMC_get_object_size" ->
              new Expr.PointerQuery(PointerAttribute.OBJECT_SIZE, p, layout.sizeType());
          case "__CPROVER_POINTER_OFFSET", "__ESBMC_POINTER_OFFSET" -> offset(layout, p);
          case "__CPROVER_POINTER_OBJECT", "__ESBMC_POINTER_OBJECT" ->
              new Expr.PointerQuery(PointerAttribute.OBJECT, p, layout.sizeType());
          case "__CPROVER_DYNAMIC_OBJECT", "__ESBMC_is_dynamic" -> is(PointerTest.IS_DYNAMIC, p);
          case "__CPROVER_LIVE_OBJECT" -> alive(p);
          case "__CPROVER_WRITEABLE_OBJECT" -> Exprs.not(is(PointerTest.IS_READ_ONLY, p));
          case "__CPROVER_same_object", "__ESBMC_same_object" -> same(p, arguments.get(1));
          case "__CPROVER_is_invalid_pointer" -> is(PointerTest.IS_INVALID, p);
          case "__CPROVER_pointer_in_range" ->
              inRange(layout, p, arguments.get(1), arguments.get(2));
          default -> throw new IllegalArgumentException("no pointer primitive: " + name);
        };
    return Conversions.cast(value, type);
  }

  /**
   * Two numbers of objects that are compared: what is asked is whether the objects are the same,
   * and that is known where the numbers are not. Empty if this is no such comparison.
   */
  public static Optional<Expr> compared(Expr.BinaryOp op, Expr left, Expr right) {
    boolean tests = op == Expr.BinaryOp.EQUAL || op == Expr.BinaryOp.NOT_EQUAL;
    if (!tests) {
      return Optional.empty();
    }
    Optional<Expr> same = objectOf(left).flatMap(p -> objectOf(right).map(q -> same(p, q)));
    return op == Expr.BinaryOp.EQUAL ? same : same.map(Exprs::not);
  }

  /** The pointer whose object's number the expression is. */
  private static Optional<Expr> objectOf(Expr e) {
    return switch (e) {
      case Expr.PointerQuery(PointerAttribute attribute, Expr p, IntType _)
          when attribute == PointerAttribute.OBJECT ->
          Optional.of(p);
      case Expr.Cast(Expr inner, IntType wide)
          when inner.type() instanceof IntType own && wide.width() >= own.width() ->
          objectOf(inner);
      case Expr other -> Optional.empty();
    };
  }

  private static Expr size(Layout layout, List<Expr> arguments) {
    return Conversions.cast(arguments.get(1), layout.sizeType());
  }

  private static Expr is(PointerTest test, Expr p) {
    return new Expr.PointerPredicate(test, p);
  }

  private static Expr same(Expr p, Expr q) {
    return new Expr.PointerPredicate(PointerTest.SAME_OBJECT, p, q);
  }

  private static Expr offset(Layout layout, Expr p) {
    return new Expr.PointerQuery(PointerAttribute.OFFSET, p, layout.differenceType());
  }

  private static Expr alive(Expr p) {
    Expr none = Exprs.or(is(PointerTest.IS_NULL, p), is(PointerTest.IS_INVALID, p));
    Expr gone = Exprs.or(is(PointerTest.IS_DEALLOCATED, p), is(PointerTest.IS_DEAD, p));
    return Exprs.not(Exprs.or(none, gone));
  }

  /** That {@code size} bytes from {@code p} on are in one object that is alive. */
  private static Expr accessible(Expr p, Expr size) {
    return new Expr.PointerPredicate(PointerTest.IS_ACCESSIBLE, p, size);
  }

  private static Expr inRange(Layout layout, Expr low, Expr p, Expr high) {
    Expr objects = Exprs.and(same(low, p), same(p, high));
    Expr from = Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, offset(layout, low), offset(layout, p));
    Expr to = Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, offset(layout, p), offset(layout, high));
    return Exprs.and(objects, Exprs.and(from, to));
  }
}
