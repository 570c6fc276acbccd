// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.List;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.link.JumpPlaces;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** Calls of {@code setjmp} and {@code longjmp}; what lies between them, a pass adds at the end. */
public final class JumpCalls {
  private static final Set<String> SET = Set.of("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp");
  private static final Set<String> JUMP = Set.of("longjmp", "_longjmp", "siglongjmp");

  private JumpCalls() {}

  /** Whether the call is one of these, and jumps have a place to go to. */
  public static boolean handles(FunctionLowering f, IntrinsicCall call) {
    boolean isSet = SET.contains(call.name()) && call.type() instanceof IntType;
    boolean isJump = JUMP.contains(call.name()) && call.arguments().size() == 2;
    return (isSet || isJump)
        && f.linkage().setsJumps()
        && !call.arguments().isEmpty()
        && call.argument(0).type() instanceof PointerType;
  }

  public static Expr lower(FunctionLowering f, IntrinsicCall call) {
    List<Expr> arguments = f.calls().arguments(call.arguments());
    return SET.contains(call.name())
        ? set(f, arguments.getFirst(), call.type(), call.location())
        : jump(f, arguments.get(0), arguments.get(1), call.location());
  }

  /** The environment holds the number of the execution. */
  private static Expr environment(FunctionLowering f, Expr pointer) {
    IntType size = f.layout().sizeType();
    return new Expr.Dereference(Conversions.cast(pointer, new PointerType(size)), size);
  }

  private static Expr set(FunctionLowering f, Expr pointer, CType type, Location at) {
    JumpPlaces places = f.linkage().jumpPlaces();
    IntType size = f.layout().sizeType();
    Expr.Variable count = places.count();
    Expr.Variable number = f.code().temporary("jump_place", size, at);
    Expr.Variable result = f.code().temporary("return_value_setjmp", type, at);
    f.code().assign(count, Exprs.binary(Expr.BinaryOp.ADD, count, Exprs.integer(1, size)), at);
    f.code().assign(number, count, at);
    f.code().assign(environment(f, pointer), number, at);
    f.code().assign(result, Exprs.zero(type), at);
    Instruction.Label label = f.code().label("jump_place");
    f.code().place(label, at);
    places.add(new JumpPlaces.Place(f.symbol().orElseThrow(), label, number, result));
    return result;
  }

  /** What arrives is never zero (C11 7.13.2.1p4). */
  private static Expr jump(FunctionLowering f, Expr pointer, Expr value, Location at) {
    JumpPlaces places = f.linkage().jumpPlaces();
    f.code().assign(places.wanted(), environment(f, pointer), at);
    Expr given = Conversions.cast(value, IntType.INT);
    Expr one = Exprs.integer(1, IntType.INT);
    f.code()
        .assign(
            places.value(),
            new Expr.Conditional(Conversions.truth(given), given, one, IntType.INT),
            at);
    Instruction.Label set = f.code().label("jump_is_set");
    f.code().jumpIf(Conversions.truth(places.wanted()), set, at);
    f.code().add(new Instruction.Unsupported("a jump to a place that was not set", at));
    f.code().place(set, at);
    Instruction.Label label = f.code().label("jump");
    f.code().place(label, at);
    places.addJump(label);
    f.code().assume(Exprs.FALSE, at);
    return null;
  }
}
