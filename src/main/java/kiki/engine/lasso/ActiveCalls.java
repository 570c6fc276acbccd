// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;
import kiki.interpret.machine.ExecutionState;
import kiki.interpret.machine.ProgramState;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/** The calls on the stack of a run, with the state in which each was made. */
final class ActiveCalls {
  private final List<ProgramState> stack = new ArrayList<>();
  private final Map<ProgramState, Long> steps = new HashMap<>();
  private boolean calling;
  private int depth;

  /**
   * Whether calls depend on their arguments, static objects and the heap only: no pointer leads to
   * a variable of a function, and none has an unknown number of arguments.
   */
  static boolean areClosed(Program program) {
    Set<Symbol> lasting = new HashSet<>(program.globals());
    return program.functions().values().stream().allMatch(f -> isClosed(f, lasting));
  }

  private static boolean isClosed(Function function, Set<Symbol> lasting) {
    return function.symbol().type() instanceof FunctionType type
        && type.arity() != FunctionType.Arity.VARIADIC
        && function.body().stream()
            .allMatch(
                i ->
                    !(i instanceof Instruction.Allocate a
                            && a.lifetime() == Instruction.Lifetime.FUNCTION)
                        && Instructions.expressions(i).stream()
                            .allMatch(e -> isClosed(e, lasting)));
  }

  private static boolean isClosed(Expr expression, Set<Symbol> lasting) {
    boolean here = true;
    if (expression instanceof Expr.AddressOf a) {
      here =
          Instructions.rootVariable(a.target())
              .map(root -> lasting.contains(root) || root.isFunction())
              .orElse(true);
    }
    return here && Exprs.children(expression).stream().allMatch(c -> isClosed(c, lasting));
  }

  /** Whether a function begins with the next instruction. */
  boolean isBegun(Instruction next, ExecutionState state) {
    boolean begun = calling && state.depth() == depth + 1;
    calling = next instanceof Instruction.Call;
    depth = state.depth();
    return begun;
  }

  /**
   * Notes a call that has begun.
   *
   * @return when an active call in the same state began, if there is one
   */
  Optional<Long> enter(ExecutionState state) {
    while (stack.size() >= state.depth()) {
      steps.remove(stack.removeLast());
    }
    ProgramState called = state.called();
    Long before = steps.putIfAbsent(called, state.steps());
    stack.add(called);
    return Optional.ofNullable(before);
  }
}
