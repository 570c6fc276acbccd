// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/** Generic access to the expressions of an {@link Instruction}. */
public final class Instructions {
  private Instructions() {}

  /** The lvalue an instruction writes. */
  public static Optional<Expr> target(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> Optional.of(i.target());
      case Instruction.Input i -> Optional.of(i.target());
      case Instruction.Call i -> i.result();
      case Instruction.Allocate i -> Optional.of(i.target());
      case Instruction.Assume _,
          Instruction.Assert _,
          Instruction.Goto _,
          Instruction.Target _,
          Instruction.Return _,
          Instruction.Declare _,
          Instruction.Dead _,
          Instruction.Free _,
          Instruction.Halt _,
          Instruction.Unsupported _ ->
          Optional.empty();
    };
  }

  /** The variable that an instruction writes, or writes a part of, by its name. */
  public static Optional<Symbol> writtenVariable(Instruction instruction) {
    return target(instruction).flatMap(Instructions::rootVariable);
  }

  /** The values an instruction reads, in evaluation order; the written lvalue is not among them. */
  public static List<Expr> values(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> List.of(i.value());
      case Instruction.Input i ->
          i.computation().map(Instruction.Computation::arguments).orElse(List.of());
      case Instruction.Assume i -> List.of(i.condition());
      case Instruction.Assert i -> List.of(i.condition());
      case Instruction.Goto i -> List.of(i.condition());
      case Instruction.Target i -> List.of();
      case Instruction.Call i -> {
        List<Expr> all = new ArrayList<>();
        all.add(i.function());
        all.addAll(i.arguments());
        yield all;
      }
      case Instruction.Return i -> i.value().stream().toList();
      case Instruction.Declare i -> List.of();
      case Instruction.Dead i -> List.of();
      case Instruction.Allocate i -> List.of(i.size());
      case Instruction.Free i -> List.of(i.pointer());
      case Instruction.Halt i -> List.of(i.status());
      case Instruction.Unsupported i ->
          switch (i.extent()) {
            case Instruction.Extent.Everything() -> List.of();
            case Instruction.Extent.Memory(List<Expr> operands) -> operands;
            case Instruction.Extent.Callee(Expr pointer, var _) -> List.of(pointer);
          };
    };
  }

  /** Every expression of the instruction: the values, then the target. */
  public static List<Expr> expressions(Instruction instruction) {
    Optional<Expr> target = target(instruction);
    if (target.isEmpty()) {
      return values(instruction);
    }
    List<Expr> all = new ArrayList<>(values(instruction));
    all.add(target.get());
    return all;
  }

  /**
   * The same instruction with {@code value} applied to what it reads and {@code target} to the
   * lvalue it writes.
   */
  public static Instruction map(
      Instruction instruction, UnaryOperator<Expr> value, UnaryOperator<Expr> target) {
    return switch (instruction) {
      case Instruction.Assign(Expr t, Expr v, Location at) ->
          new Instruction.Assign(target.apply(t), value.apply(v), at);
      case Instruction.Input(
              Expr t,
              InputOrigin origin,
              Optional<Instruction.Computation> computation,
              Location at) ->
          new Instruction.Input(target.apply(t), origin, computation.map(c -> map(c, value)), at);
      case Instruction.Assume(Expr c, Location at) -> new Instruction.Assume(value.apply(c), at);
      case Instruction.Assert(Expr c, Property p, Location at) ->
          new Instruction.Assert(value.apply(c), p, at);
      case Instruction.Goto(Expr c, Instruction.Label label, Location at) ->
          new Instruction.Goto(value.apply(c), label, at);
      case Instruction.Target i -> i;
      case Instruction.Call(var result, Expr function, List<Expr> arguments, Location at) ->
          new Instruction.Call(
              result.map(target),
              value.apply(function),
              arguments.stream().map(value).toList(),
              at);
      case Instruction.Return(var v, Location at) -> new Instruction.Return(v.map(value), at);
      case Instruction.Declare i -> i;
      case Instruction.Dead i -> i;
      case Instruction.Allocate(
              Expr t,
              Expr size,
              CType element,
              Instruction.Lifetime lifetime,
              Instruction.Content content,
              Location at) ->
          new Instruction.Allocate(
              target.apply(t), value.apply(size), element, lifetime, content, at);
      case Instruction.Free(Expr p, Instruction.Lifetime lifetime, Location at) ->
          new Instruction.Free(value.apply(p), lifetime, at);
      case Instruction.Halt(Expr status, Location at) ->
          new Instruction.Halt(value.apply(status), at);
      case Instruction.Unsupported(String construct, Instruction.Extent extent, Location at) ->
          new Instruction.Unsupported(construct, map(extent, value), at);
    };
  }

  private static Instruction.Extent map(Instruction.Extent extent, UnaryOperator<Expr> value) {
    return switch (extent) {
      case Instruction.Extent.Everything e -> e;
      case Instruction.Extent.Memory(List<Expr> operands) ->
          new Instruction.Extent.Memory(operands.stream().map(value).toList());
      case Instruction.Extent.Callee(Expr pointer, var others) ->
          new Instruction.Extent.Callee(value.apply(pointer), others);
    };
  }

  private static Instruction.Computation map(
      Instruction.Computation computation, UnaryOperator<Expr> value) {
    return new Instruction.Computation(
        computation.function(),
        computation.arguments().stream().map(value).toList(),
        computation.precision());
  }

  /** Whether control never reaches the next instruction in the list. */
  public static boolean endsBlock(Instruction instruction) {
    return instruction instanceof Instruction.Return
        || instruction instanceof Instruction.Halt
        || instruction instanceof Instruction.Unsupported u
            && u.extent() instanceof Instruction.Extent.Everything
        || instruction instanceof Instruction.Goto g && g.isUnconditional();
  }

  /**
   * Whether control may get past the last of some instructions. Past one without meaning it may:
   * nothing is known of what follows, but it does follow.
   */
  public static boolean goesOn(List<Instruction> body) {
    return body.isEmpty()
        || body.getLast() instanceof Instruction.Unsupported
        || !endsBlock(body.getLast());
  }

  /** The variable an lvalue lies in; empty if it is reached through a pointer. */
  public static Optional<Symbol> rootVariable(Expr lvalue) {
    Expr at = lvalue;
    while (at instanceof Expr.Index || at instanceof Expr.Member) {
      at = at instanceof Expr.Index i ? i.array() : ((Expr.Member) at).base();
    }
    return at instanceof Expr.Variable v ? Optional.of(v.symbol()) : Optional.empty();
  }
}
