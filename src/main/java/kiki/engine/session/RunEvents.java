// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Lasso;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Expr;
import kiki.program.Instruction;

/** Records the assignments of a run that a user wants to see. */
public final class RunEvents {
  private final int most;
  private final List<Lasso.Event> events = new ArrayList<>();
  private boolean isDeclared;

  /**
   * @param most how many events are kept, the first ones
   */
  public RunEvents(int most) {
    this.most = most;
  }

  public List<Lasso.Event> all() {
    return List.copyOf(events);
  }

  /** The run has just done an instruction. */
  public void note(Instruction done, ExecutionState state) {
    if (!isVisible(done) || events.size() >= most) {
      return;
    }
    Lasso.Place at = new Lasso.Place(done.location(), state.function());
    state
        .written(done)
        .map(w -> new Lasso.Event(at, new Lasso.Written(w.place(), w.value(), part(w))))
        .ifPresent(this::add);
    isDeclared = done instanceof Instruction.Declare;
  }

  private static Lasso.Part part(ExecutionState.Written written) {
    Lasso.Home home =
        switch (written.kind()) {
          case HEAP, ENVIRONMENT -> Lasso.Home.HEAP;
          case GLOBAL, STRING_LITERAL, FUNCTION -> Lasso.Home.STATIC;
          case LOCAL, FRAME_ALLOCATION, VALUE, NULL, NOWHERE -> Lasso.Home.LOCAL;
        };
    return new Lasso.Part(home, written.object(), written.target());
  }

  private void add(Lasso.Event event) {
    if (!events.isEmpty() && isInitialised(events.getLast(), event)) {
      events.removeLast();
    }
    events.add(event);
  }

  /** What a declaration holds before its initialiser is of no interest. */
  private boolean isInitialised(Lasso.Event before, Lasso.Event event) {
    return isDeclared
        && before.written().place().equals(event.written().place())
        && before.at().location().line() == event.at().location().line();
  }

  private static boolean isVisible(Instruction done) {
    return switch (done) {
      case Instruction.Assign a -> isVisible(a.target());
      case Instruction.Input i -> isVisible(i.target());
      case Instruction.Allocate a -> isVisible(a.target());
      case Instruction.Declare d -> isVisible(d.symbol()) && d.symbol().type().isScalar();
      case Instruction.Call _,
          Instruction.Assume _,
          Instruction.Assert _,
          Instruction.Goto _,
          Instruction.Target _,
          Instruction.Return _,
          Instruction.Dead _,
          Instruction.Free _,
          Instruction.Halt _,
          Instruction.Unsupported _ ->
          false;
    };
  }

  private static boolean isVisible(Expr target) {
    return switch (target) {
      case Expr.Index(Expr array, Expr _) -> isVisible(array);
      case Expr.Member(Expr base, var _) -> isVisible(base);
      case Expr.Variable(Symbol s) -> isVisible(s);
      case Expr _ -> true;
    };
  }

  private static boolean isVisible(Symbol symbol) {
    return symbol.storage() != Symbol.Storage.TEMPORARY && !symbol.has(Symbol.Trait.ADDED);
  }
}
