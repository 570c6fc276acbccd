// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.program.Loops;

/** Exits of a loop that some value of an input takes in every iteration, whatever the state is. */
final class InputExits {
  private final ControlFlow flow;
  private final Loops loops;
  private final Loops.Loop loop;

  InputExits(ControlFlow flow, Loops loops, Loops.Loop loop) {
    this.flow = flow;
    this.loops = loops;
    this.loop = loop;
  }

  boolean exist() {
    return loops.exits(flow, loop).stream().anyMatch(this::isOpen);
  }

  private boolean isOpen(Loops.Edge exit) {
    ControlFlow.Block block = flow.block(exit.from());
    boolean always = loop.latches().stream().allMatch(b -> flow.dominates(exit.from(), b));
    if (!always || !(flow.body().get(block.end() - 1) instanceof Instruction.Goto g)) {
      return false;
    }
    boolean wanted = block.successors().getFirst() == exit.to();
    for (int at = block.end() - 2; at >= block.first(); at--) {
      Instruction i = flow.body().get(at);
      if (i instanceof Instruction.Input input
          && !input.isApproximation()
          && input.target() instanceof Expr.Variable(Symbol s)
          && canBe(g.condition(), wanted, s)) {
        return true;
      }
      if (!isHarmless(i)) {
        return false;
      }
    }
    return false;
  }

  /** Whether the instruction neither restricts nor changes what was read before it. */
  private static boolean isHarmless(Instruction i) {
    return switch (i) {
      case Instruction.Assert a -> true;
      case Instruction.Declare d -> true;
      case Instruction.Target t -> true;
      case Instruction.Input input -> input.target() instanceof Expr.Variable;
      case Instruction.Assign _,
          Instruction.Assume _,
          Instruction.Goto _,
          Instruction.Call _,
          Instruction.Return _,
          Instruction.Dead _,
          Instruction.Allocate _,
          Instruction.Free _,
          Instruction.Halt _,
          Instruction.Unsupported _ ->
          false;
    };
  }

  /** Whether some value of a variable gives the condition this value, whatever else is. */
  private static boolean canBe(Expr condition, boolean wanted, Symbol variable) {
    return switch (condition) {
      case Expr.Unary(Expr.UnaryOp op, Expr operand, _) when op == Expr.UnaryOp.NOT ->
          canBe(operand, !wanted, variable);
      case Expr.Binary b when decides(b.op(), wanted) ->
          canBe(b.left(), wanted, variable) || canBe(b.right(), wanted, variable);
      case Expr.Binary(Expr.BinaryOp op, Expr left, Expr.IntConstant right, _)
          when isValueOf(left, variable) ->
          candidates((IntType) variable.type(), right.value()).stream()
              .filter(v -> ((IntType) left.type()).wrap(v).equals(v))
              .anyMatch(v -> compares(op, v.compareTo(right.value()), wanted));
      case Expr.Variable(Symbol s) -> s == variable && s.type() instanceof IntType t && t.isBool();
      default -> false;
    };
  }

  /** One operand that is false makes a conjunction false, one that is true a disjunction true. */
  private static boolean decides(Expr.BinaryOp op, boolean wanted) {
    return op == (wanted ? Expr.BinaryOp.OR : Expr.BinaryOp.AND);
  }

  private static boolean isValueOf(Expr e, Symbol variable) {
    if (!(e.type() instanceof IntType) || !(variable.type() instanceof IntType)) {
      return false;
    }
    Expr at = e instanceof Expr.Cast(Expr operand, _) ? operand : e;
    return at instanceof Expr.Variable(Symbol s) && s == variable;
  }

  private static List<BigInteger> candidates(IntType type, BigInteger constant) {
    return List.of(type.minimum(), type.maximum(), type.wrap(constant));
  }

  private static boolean compares(Expr.BinaryOp op, int order, boolean wanted) {
    return switch (op) {
      case EQUAL -> order == 0 == wanted;
      case NOT_EQUAL -> order != 0 == wanted;
      case LESS -> order < 0 == wanted;
      case LESS_OR_EQUAL -> order <= 0 == wanted;
      case GREATER -> order > 0 == wanted;
      case GREATER_OR_EQUAL -> order >= 0 == wanted;
      default -> false;
    };
  }
}
