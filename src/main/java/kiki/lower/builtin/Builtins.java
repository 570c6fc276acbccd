// SPDX-License-Identifier: Apache-2.0
package kiki.lower.builtin;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.known.BuiltinNames;
import kiki.lower.known.KnownFunctions;
import kiki.lower.known.VerifierNames;
import kiki.lower.value.MathCalls;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.Location;

/** gcc's builtins. Those that only rename a library function are lowered like it. */
public final class Builtins {

  private final FunctionLowering f;
  private final AtomicBuiltins atomics;
  private final OverflowBuiltins overflows;

  public Builtins(FunctionLowering f) {
    this.f = f;
    this.atomics = new AtomicBuiltins(f);
    this.overflows = new OverflowBuiltins(f);
  }

  public Expr lower(Expression.Builtin x) {
    if (BuiltinNames.isAtomic(x.name())) {
      return atomics.lower(x);
    }
    if (VerifierNames.isReserved(x.name())) {
      CType type = f.types().map(x.type());
      IntrinsicCall call = IntrinsicCall.of(x.name(), x.arguments(), type, x.location());
      return f.known().lower(call);
    }
    String name = BuiltinNames.plain(x.name());
    if (BitBuiltins.handles(name)) {
      return new BitBuiltins(f).lower(name, x, f.types().map(x.type()));
    }
    if (OverflowBuiltins.handles(name)) {
      return overflows.lower(name, x);
    }
    Location at = x.location();
    CType type = f.types().map(x.type());
    switch (name) {
      case "va_start", "c23_va_start" -> {
        f.variadics().start(x.arguments().getFirst(), at);
        return null;
      }
      case "va_copy" -> {
        f.variadics().copy(x.arguments().get(0), x.arguments().get(1), at);
        return null;
      }
      case "va_end" -> {
        return null;
      }
      case "prefetch", "__clear_cache" -> {
        f.calls().arguments(x.arguments());
        return null;
      }
      case "unreachable" -> {
        f.code().add(new Instruction.Unsupported("__builtin_unreachable is reached", at));
        return null;
      }
      case "trap" -> {
        f.code().add(new Instruction.Halt(Exprs.integer(132, IntType.INT), at));
        return null;
      }
      case "alloca_with_align", "alloca_with_align_and_max" -> {
        return library("alloca", x.arguments().subList(0, 1), type, at);
      }
      case "complex", "shuffle", "shufflevector", "convertvector" -> {
        List<Expression> evaluated =
            name.equals("shufflevector") ? x.arguments().subList(0, 2) : x.arguments();
        return f.parts().builtin(name, x, f.calls().arguments(evaluated));
      }
      // Compilers know the real value, which depends on how much they optimise.
      case "frame_address", "return_address", "object_size", "dynamic_object_size" -> {
        Expr.Variable any = f.code().temporary("unspecified", type, at);
        f.code().add(new Instruction.Input(any, InputOrigin.approximation(x.name()), at));
        return any;
      }
      default -> {
        return pure(name, x, type);
      }
    }
  }

  private Expr pure(String name, Expression.Builtin x, CType type) {
    switch (name) {
      case "expect", "expect_with_probability", "assume_aligned" -> {
        return Conversions.cast(f.calls().arguments(x.arguments()).getFirst(), type);
      }
      case "constant_p" -> {
        return Exprs.zero(type);
      }
      case "bswap16", "bswap32", "bswap64" -> {
        return swapped(f.calls().arguments(x.arguments()).getFirst(), (IntType) type);
      }
      case "isinf_sign" -> {
        return MathCalls.exact("isinf", f.calls().arguments(x.arguments()), type);
      }
      case "fpclassify" -> {
        List<Expr> arguments = f.calls().arguments(x.arguments());
        return arguments.size() == 6
            ? MathCalls.classify(arguments.get(5), arguments.subList(0, 5))
            : MathCalls.exact("fpclassify", arguments, type);
      }
      default -> {
        return MathCalls.isExact(name)
            ? MathCalls.exact(
                name.equals("isinf") ? x.name() : name, f.calls().arguments(x.arguments()), type)
            : library(sized(name, x.arguments()), x.arguments(), type, x.location());
      }
    }
  }

  /** The typed tree counts bits by the operand's type, the library by the function's name. */
  private static String sized(String name, List<Expression> arguments) {
    return switch (name) {
      case "clz", "ctz", "popcount", "parity", "ffs", "clrsb" ->
          switch (((IntType) arguments.getFirst().type()).kind()) {
            case LONG -> name + "l";
            case LONG_LONG -> name + "ll";
            case BOOL, BITFIELD, CHAR, SIGNED_CHAR, UNSIGNED_CHAR, SHORT, INT, INT128, BITVECTOR ->
                name;
          };
      default -> name;
    };
  }

  private static Expr swapped(Expr value, IntType type) {
    Expr result = Exprs.zero(type);
    Expr wide = Conversions.cast(value, type);
    int bytes = type.width() / 8;
    for (int i = 0; i < bytes; i++) {
      Expr low =
          Exprs.binary(
              Expr.BinaryOp.BIT_AND,
              new Expr.Binary(
                  Expr.BinaryOp.SHIFT_RIGHT, wide, Exprs.integer(8L * i, IntType.INT), type),
              Exprs.integer(0xff, type));
      Expr moved =
          new Expr.Binary(
              Expr.BinaryOp.SHIFT_LEFT,
              low,
              Exprs.integer(8L * (bytes - 1 - i), IntType.INT),
              type);
      result = i == 0 ? moved : Exprs.binary(Expr.BinaryOp.BIT_OR, result, moved);
    }
    return result;
  }

  /** A library function under its plain name, or a model under the builtin's full name. */
  private Expr library(String name, List<Expression> arguments, CType type, Location at) {
    String wanted =
        f.linkage().hasModel(BuiltinNames.PREFIX + name) ? BuiltinNames.PREFIX + name : name;
    Optional<PointerType> hint =
        type instanceof PointerType p && !(p.target() instanceof VoidType)
            ? Optional.of(p)
            : Optional.empty();
    IntrinsicCall call = new IntrinsicCall(wanted, arguments, type, hint, Optional.empty(), at);
    return KnownFunctions.family(wanted) == KnownFunctions.Family.NONE
        ? f.calls().byName(call, arguments)
        : f.known().lower(call);
  }
}
