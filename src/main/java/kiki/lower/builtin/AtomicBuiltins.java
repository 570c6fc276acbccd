// SPDX-License-Identifier: Apache-2.0
package kiki.lower.builtin;

import java.util.List;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.Places;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.Location;

/** gcc's {@code __sync_} and {@code __atomic_} builtins. In one thread they are plain accesses. */
final class AtomicBuiltins {
  private final FunctionLowering f;

  AtomicBuiltins(FunctionLowering f) {
    this.f = f;
  }

  Expr lower(Expression.Builtin x) {
    Location at = x.location();
    CType type = f.types().map(x.type());
    switch (x.name()) {
      case "__sync_synchronize", "__atomic_thread_fence", "__atomic_signal_fence" -> {
        f.calls().arguments(x.arguments());
        return null;
      }
      case "__atomic_always_lock_free", "__atomic_is_lock_free" -> {
        f.calls().arguments(x.arguments());
        return Conversions.cast(Exprs.TRUE, type);
      }
      default -> {}
    }
    List<Expr> arguments = f.calls().arguments(x.arguments());
    return plain(x, arguments, pointee(arguments.getFirst()));
  }

  /** Loads and stores. */
  private Expr plain(Expression.Builtin x, List<Expr> arguments, Expr place) {
    Location at = x.location();
    switch (x.name()) {
      case "__atomic_load_n" -> {
        return f.code().hold("value", place, at);
      }
      case "__atomic_load" -> {
        f.code().assign(pointee(arguments.get(1)), place, at);
        return null;
      }
      case "__atomic_store_n" -> {
        f.code().assign(place, Conversions.cast(arguments.get(1), place.type()), at);
        return null;
      }
      case "__atomic_store" -> {
        f.code().assign(place, pointee(arguments.get(1)), at);
        return null;
      }
      case "__sync_lock_release" -> {
        f.code().assign(place, Exprs.zero(place.type()), at);
        return null;
      }
      case "__atomic_clear" -> {
        f.code().assign(flag(arguments.getFirst()), Exprs.zero(IntType.BOOL), at);
        return null;
      }
      default -> {
        return exchange(x, arguments, place);
      }
    }
  }

  /** What reads and writes. */
  private Expr exchange(Expression.Builtin x, List<Expr> arguments, Expr place) {
    Location at = x.location();
    CType type = f.types().map(x.type());
    switch (x.name()) {
      case "__atomic_test_and_set" -> {
        Expr flag = flag(arguments.getFirst());
        Expr before = f.code().hold("before", flag, at);
        f.code().assign(flag, Conversions.cast(Exprs.integer(1, IntType.INT), IntType.BOOL), at);
        return Conversions.cast(Conversions.truth(before), type);
      }
      case "__sync_lock_test_and_set", "__atomic_exchange_n" -> {
        Expr before = f.code().hold("before", place, at);
        f.code().assign(place, Conversions.cast(arguments.get(1), place.type()), at);
        return before;
      }
      case "__atomic_exchange" -> {
        Expr before = f.code().hold("before", place, at);
        f.code().assign(place, pointee(arguments.get(1)), at);
        f.code().assign(pointee(arguments.get(2)), before, at);
        return null;
      }
      case "__sync_bool_compare_and_swap" -> {
        return Conversions.cast(swap(place, arguments.get(1), arguments.get(2), at), type);
      }
      case "__sync_val_compare_and_swap" -> {
        Expr before = f.code().hold("before", place, at);
        swap(place, arguments.get(1), arguments.get(2), at);
        return before;
      }
      case "__atomic_compare_exchange_n", "__atomic_compare_exchange" -> {
        return compareExchange(x, place, arguments, type);
      }
      default -> {
        return update(x, place, arguments.get(1));
      }
    }
  }

  private static Expr pointee(Expr pointer) {
    PointerType type = (PointerType) pointer.type();
    return type.target() instanceof VoidType
        ? flag(pointer)
        : Places.dereference(pointer, type.target());
  }

  /** Flags are one byte, whatever the type they are in. */
  private static Expr flag(Expr pointer) {
    return Places.dereference(
        Conversions.cast(pointer, new PointerType(IntType.BOOL)), IntType.BOOL);
  }

  private Expr swap(Expr place, Expr expected, Expr wanted, Location at) {
    CType type = place.type();
    Expr equal =
        f.code()
            .hold(
                "equal",
                Exprs.compare(Expr.BinaryOp.EQUAL, place, Conversions.cast(expected, type)),
                at);
    f.code()
        .assign(
            place, new Expr.Conditional(equal, Conversions.cast(wanted, type), place, type), at);
    return equal;
  }

  private Expr compareExchange(Expression.Builtin x, Expr place, List<Expr> arguments, CType type) {
    Location at = x.location();
    Expr expected = pointee(arguments.get(1));
    Expr wanted = x.name().endsWith("_n") ? arguments.get(2) : pointee(arguments.get(2));
    Expr before = f.code().hold("before", place, at);
    Expr equal = swap(place, expected, wanted, at);
    f.code().assign(expected, new Expr.Conditional(equal, expected, before, before.type()), at);
    return Conversions.cast(equal, type);
  }

  /** {@code fetch_and_OP} gives the old value, {@code OP_and_fetch} the new one. */
  private Expr update(Expression.Builtin x, Expr place, Expr operand) {
    Location at = x.location();
    String name = x.name();
    Expr before = f.code().hold("before", place, at);
    Expr value = Conversions.cast(operand, place.type());
    Expr after;
    if (place.type() instanceof PointerType) {
      throw CError.unsupported(at, name + " on a pointer is not supported");
    } else if (name.contains("nand")) {
      after =
          new Expr.Unary(
              Expr.UnaryOp.BIT_NOT,
              Exprs.binary(Expr.BinaryOp.BIT_AND, before, value),
              place.type());
    } else {
      after = Exprs.binary(operator(name, at), before, value);
    }
    f.code().assign(place, after, at);
    return name.endsWith("_fetch") ? f.code().hold("after", place, at) : before;
  }

  private static Expr.BinaryOp operator(String name, Location at) {
    String plain =
        name.replace("__sync_", "")
            .replace("__atomic_", "")
            .replace("fetch_and_", "")
            .replace("_and_fetch", "")
            .replace("fetch_", "")
            .replace("_fetch", "");
    return switch (plain) {
      case "add" -> Expr.BinaryOp.ADD;
      case "sub" -> Expr.BinaryOp.SUBTRACT;
      case "xor" -> Expr.BinaryOp.BIT_XOR;
      case "or" -> Expr.BinaryOp.BIT_OR;
      case "and", "fetch" -> Expr.BinaryOp.BIT_AND;
      default -> throw CError.unsupported(at, name + " is not supported");
    };
  }
}
