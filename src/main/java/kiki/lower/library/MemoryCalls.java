// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
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
 * assignments; all others go to the library's loops: over integers, if the arguments point to such
 * and the size is a multiple of theirs, since integers put together from bytes are hard to reason
 * about; or else over bytes.
 */
public final class MemoryCalls {
  /** Bytes of the integers over which there are loops. */
  private static final Set<Long> INTEGER_SIZES = Set.of(2L, 4L, 8L);

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
      Optional<String> model = ofIntegers(f.layout(), call.name(), values);
      if (model.isPresent()) {
        return f.calls().byName(call.of(model.get()), arguments);
      }
    }
    return f.calls().byName(call, arguments);
  }

  /** The loop over integers that does the same as the function. */
  private static Optional<String> ofIntegers(Layout layout, String function, List<Expr> values) {
    Optional<String> name =
        switch (function) {
          case "memcpy" -> Optional.of("copy");
          case "memmove" -> Optional.of("move");
          case "memset" -> Optional.of("fill");
          default -> Optional.empty();
        };
    List<Expr> pointers = function.equals("memset") ? values.subList(0, 1) : values.subList(0, 2);
    List<Long> sizes =
        pointers.stream().map(p -> integerSize(layout, uncast(p).type())).distinct().toList();
    return name.filter(
            _ ->
                sizes.size() == 1
                    && INTEGER_SIZES.contains(sizes.getFirst())
                    && isMultiple(values.get(2), sizes.getFirst()))
        .map(n -> "__kiki_" + n + "_" + sizes.getFirst());
  }

  /** The size of the integers that a pointer points to; zero if it does not point to any. */
  private static long integerSize(Layout layout, CType pointer) {
    return pointer instanceof PointerType(CType target, var _)
            && target instanceof IntType integer
            && integer.width() == 8 * layout.sizeOf(integer)
        ? layout.sizeOf(integer)
        : 0;
  }

  /** Whether a size is certainly a multiple of a power of two, also if it wraps around. */
  private static boolean isMultiple(Expr size, long factor) {
    return switch (size) {
      case Expr.IntConstant c -> c.value().mod(BigInteger.valueOf(factor)).signum() == 0;
      case Expr.Cast(Expr inner, IntType type) when inner.type() instanceof IntType ->
          type.width() >= Long.SIZE - Long.numberOfLeadingZeros(factor)
              && isMultiple(inner, factor);
      case Expr.Binary(Expr.BinaryOp op, Expr left, Expr right, CType _) ->
          switch (op) {
            case MULTIPLY -> isMultiple(left, factor) || isMultiple(right, factor);
            case ADD, SUBTRACT -> isMultiple(left, factor) && isMultiple(right, factor);
            default -> false;
          };
      default -> false;
    };
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
    Expr at = uncast(pointer);
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

  private static Expr uncast(Expr pointer) {
    Expr at = pointer;
    while (at instanceof Expr.Cast(Expr inner, PointerType t)
        && inner.type() instanceof PointerType) {
      at = inner;
    }
    return at;
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
