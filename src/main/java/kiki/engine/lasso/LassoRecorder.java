// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Lasso;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/** Writes down what a run does that is known to come back to a state. */
final class LassoRecorder implements ExecutionListener {
  private final Program program;
  private final Recurrence.Span span;
  private final List<Lasso.Event> stem = new ArrayList<>();
  private final List<Lasso.Event> round = new ArrayList<>();
  private final Map<String, String> values = new LinkedHashMap<>();
  private boolean isDeclared;
  private Lasso.Place head = new Lasso.Place(Location.NONE, "");

  LassoRecorder(Program program, Recurrence.Span span) {
    this.program = program;
    this.span = span;
  }

  /** The run, which is over. */
  Lasso lasso() {
    List<Lasso.Written> shown = new ArrayList<>();
    values.forEach((place, value) -> shown.add(new Lasso.Written(place, value)));
    return new Lasso(stem, head, shown, round);
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    if (state.steps() == span.first()) {
      head = new Lasso.Place(next.location(), state.function());
    }
    if (state.steps() < span.second()) {
      return Continuation.CONTINUE;
    }
    for (Symbol symbol : variables(state.function())) {
      state.value(symbol).ifPresent(value -> values.put(symbol.name(), value));
    }
    round.forEach(e -> values.put(e.written().place(), e.written().value()));
    return Continuation.STOP;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {
    // Steps are counted before an instruction is done: the head itself writes nothing.
    List<Lasso.Event> events = state.steps() <= span.first() ? stem : round;
    if (isVisible(done) && events.size() < LassoTuning.MAX_EVENTS) {
      Lasso.Place at = new Lasso.Place(done.location(), state.function());
      state
          .written(done)
          .map(w -> new Lasso.Event(at, new Lasso.Written(w.place(), w.value())))
          .ifPresent(
              event -> {
                if (isInitialised(events, event)) {
                  events.removeLast();
                }
                events.add(event);
              });
      isDeclared = done instanceof Instruction.Declare;
    }
  }

  /** What a declaration holds before its initialiser is of no interest. */
  private boolean isInitialised(List<Lasso.Event> events, Lasso.Event event) {
    return isDeclared
        && !events.isEmpty()
        && events.getLast().written().place().equals(event.written().place())
        && events.getLast().at().location().line() == event.at().location().line();
  }

  /** What the state at the head is told by: the function's variables, and globals if few. */
  private List<Symbol> variables(String name) {
    List<Symbol> found = new ArrayList<>();
    program.globals().stream().filter(LassoRecorder::isVisible).forEach(found::add);
    if (found.size() > LassoTuning.FEW_GLOBALS) {
      found.clear();
    }
    for (Function f : program.functions().values()) {
      if (f.name().equals(name)) {
        f.parameters().stream().filter(LassoRecorder::isVisible).forEach(found::add);
        for (Instruction i : f.body()) {
          if (i instanceof Instruction.Declare d && isVisible(d.symbol())) {
            found.add(d.symbol());
          }
        }
      }
    }
    return found;
  }

  private static boolean isVisible(Symbol symbol) {
    return symbol.storage() != Symbol.Storage.TEMPORARY
        && !symbol.isInternal()
        && symbol.type().isScalar();
  }

  private static boolean isVisible(Instruction done) {
    return switch (done) {
      case Instruction.Assign a -> isVisible(a.target());
      case Instruction.Input i -> isVisible(i.target());
      case Instruction.Allocate a -> isVisible(a.target());
      case Instruction.Declare d -> isVisible(d.symbol());
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
    Expr root = target;
    while (true) {
      switch (root) {
        case Expr.Index(Expr array, Expr _) -> root = array;
        case Expr.Member(Expr base, var _) -> root = base;
        case Expr.Variable(Symbol s) -> {
          return s.storage() != Symbol.Storage.TEMPORARY && !s.isInternal();
        }
        case Expr _ -> {
          return true;
        }
      }
    }
  }
}
