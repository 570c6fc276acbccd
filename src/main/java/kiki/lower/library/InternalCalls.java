// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.value.Computations;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/**
 * What library models use beyond C: {@code __kiki_input_T("function")}, {@code
 * __kiki_open_T("source")} and {@code __kiki_approximate_T("function")} give a value from outside,
 * {@code __kiki_object_size(p)}, {@code __kiki_assume(c)}, {@code __kiki_precondition(c, "text")},
 * {@code __kiki_disjoint(to, from, size, "text")}, {@code __kiki_unsupported("text")}, which
 * nothing is known after, {@code __kiki_unknown("text")}, a requirement that may not be met, and
 * {@code __kiki_environment(size)}, a new object that the program did not allocate. What they
 * require of memory ({@link Requirements}): {@code __kiki_readable(p, n)}, {@code
 * __kiki_writable(p, n)}, {@code __kiki_string(p)}, which gives the length, {@code
 * __kiki_bounded_string(p, limit)}, {@code __kiki_stream(f)}; {@code __kiki_is_readable(p, n)} and
 * {@code __kiki_is_writable(p, n)} only ask. {@code __kiki_rounding(mode)} is the mode, or zero in
 * programs that cannot change it; {@code __kiki_uses_errno()} whether the program looks at {@code
 * errno}.
 */
public final class InternalCalls {
  private InternalCalls() {}

  public static Expr lower(FunctionLowering f, IntrinsicCall call) {
    Location at = call.location();
    String name = call.name();
    if (name.startsWith("__kiki_input_")) {
      return f.calls().input(call, InputOrigin.function(text(f, call, 0)));
    }
    if (name.startsWith("__kiki_open_")) {
      return f.calls().input(call, InputOrigin.outside(text(f, call, 0)));
    }
    if (name.startsWith("__kiki_approximate_")) {
      List<Expr> of = f.calls().arguments(call.arguments().subList(1, call.arguments().size()));
      Expr place = f.calls().inputPlace(call);
      f.code().add(Computations.input(place, text(f, call, 0), of, at));
      return place;
    }
    switch (name) {
      case "__kiki_assume" -> f.code().assume(f.expressions().condition(call.argument(0)), at);
      case "__kiki_precondition" ->
          f.assertions()
              .property(
                  f.expressions().condition(call.argument(0)),
                  Property.Kind.PRECONDITION,
                  text(f, call, 1),
                  at);
      case "__kiki_disjoint" -> {
        List<Expr> values = f.calls().arguments(call.arguments().subList(0, 3));
        disjoint(f, values, text(f, call, 3), at);
      }
      case "__kiki_unknown" ->
          f.assertions().property(Exprs.FALSE, Property.Kind.UNMODELLED, text(f, call, 0), at);
      case "__kiki_unsupported" -> f.code().add(new Instruction.Unsupported(text(f, call, 0), at));
      case "__kiki_rounding" -> {
        return f.linkage().changesRounding()
            ? f.calls().arguments(call.arguments()).getFirst()
            : Exprs.zero(call.type());
      }
      case "__kiki_uses_errno" -> {
        return f.linkage().usesErrno()
            ? Exprs.integer(1, (IntType) call.type())
            : Exprs.zero(call.type());
      }
      case "__kiki_object_size" -> {
        Expr pointer = f.calls().arguments(call.arguments()).getFirst();
        return Conversions.cast(
            new Expr.PointerQuery(
                Expr.PointerAttribute.OBJECT_SIZE, pointer, f.layout().sizeType()),
            call.type());
      }
      case "__kiki_environment" -> {
        List<Expr> arguments = f.calls().arguments(call.arguments());
        Expr place = f.code().temporary("environment", call.type(), at);
        f.code()
            .add(
                new Instruction.Allocate(
                    place,
                    Conversions.cast(arguments.getFirst(), f.layout().sizeType()),
                    f.linkage().charType(),
                    Instruction.Lifetime.PROGRAM,
                    Instruction.Content.UNINITIALIZED,
                    at));
        return place;
      }
      default -> {
        return required(f, call);
      }
    }
    return call.type() instanceof VoidType ? null : Exprs.zero(call.type());
  }

  private static Expr required(FunctionLowering f, IntrinsicCall call) {
    Requirements requirements = new Requirements(f, call.location());
    List<Expr> values = f.calls().arguments(call.arguments());
    Expr pointer = values.getFirst();
    String argument = f.code().function() + " argument";
    switch (call.name()) {
      case "__kiki_is_readable" -> {
        return Conversions.cast(requirements.isReadable(pointer, values.get(1)), call.type());
      }
      case "__kiki_is_writable" -> {
        return Conversions.cast(requirements.isWritable(pointer, values.get(1)), call.type());
      }
      case "__kiki_string" -> {
        Expr length = requirements.string(pointer, Optional.empty(), argument);
        return call.type() instanceof VoidType ? null : Conversions.cast(length, call.type());
      }
      case "__kiki_bounded_string" -> {
        Expr length = requirements.string(pointer, Optional.of(values.get(1)), argument);
        return call.type() instanceof VoidType ? null : Conversions.cast(length, call.type());
      }
      case "__kiki_readable" -> requirements.readable(pointer, values.get(1), argument);
      case "__kiki_writable" -> requirements.writable(pointer, values.get(1), argument);
      case "__kiki_stream" -> requirements.stream(pointer, argument);
      default -> throw new IllegalArgumentException("unknown intrinsic " + call.name());
    }
    return call.type() instanceof VoidType ? null : Exprs.zero(call.type());
  }

  /**
   * The bytes that a function reads and those it writes must not overlap (C11 7.24.2.1).
   *
   * @param values the two pointers and the number of bytes
   */
  static void disjoint(FunctionLowering f, List<Expr> values, String text, Location at) {
    IntType size = f.layout().sizeType();
    IntType difference = f.layout().differenceType();
    Expr to = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, values.get(0), difference);
    Expr from = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, values.get(1), difference);
    Expr further =
        Exprs.binary(
            Expr.BinaryOp.SUBTRACT, Conversions.cast(to, size), Conversions.cast(from, size));
    Expr nearer = Exprs.binary(Expr.BinaryOp.SUBTRACT, Exprs.integer(0, size), further);
    Expr count = Conversions.cast(values.get(2), size);
    Expr same =
        new Expr.PointerPredicate(Expr.PointerTest.SAME_OBJECT, values.get(0), values.get(1));
    Expr apart =
        Exprs.and(
            Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, further, count),
            Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, nearer, count));
    f.assertions().property(Exprs.or(Exprs.not(same), apart), Property.Kind.PRECONDITION, text, at);
  }

  private static String text(FunctionLowering f, IntrinsicCall call, int index) {
    return f.calls().literal(call.argument(index)).orElseThrow();
  }
}
