// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Lasso;
import kiki.engine.session.RunEvents;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/** Records a run that is known to return to an earlier state. */
final class LassoRecorder implements ExecutionListener {
  private final Program program;
  private final Recurrence.Span span;
  private final RunEvents stem = new RunEvents(LassoTuning.MAX_EVENTS);
  private final RunEvents round = new RunEvents(LassoTuning.MAX_EVENTS);
  private final Map<String, String> values = new LinkedHashMap<>();
  private final List<Lasso.Taken> takenBefore = new ArrayList<>();
  private final List<Lasso.Taken> takenAround = new ArrayList<>();
  private final Set<Lasso.Place> passed = new LinkedHashSet<>();
  private Lasso.Place head = new Lasso.Place(Location.NONE, "");

  LassoRecorder(Program program, Recurrence.Span span) {
    this.program = program;
    this.span = span;
  }

  /** The run, which is over. */
  Lasso lasso() {
    List<Lasso.Written> shown = new ArrayList<>();
    values.forEach((place, value) -> shown.add(new Lasso.Written(place, value)));
    return new Lasso(
        stem.all(),
        head,
        shown,
        round.all(),
        new Lasso.Inputs(takenBefore, takenAround, List.copyOf(passed)));
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    if (state.steps() == span.first()) {
      head = new Lasso.Place(next.location(), state.function());
    }
    if (state.steps() < span.second()) {
      if (state.steps() >= span.first() && next instanceof Instruction.Target) {
        passed.add(new Lasso.Place(next.location(), state.function()));
      }
      return Continuation.CONTINUE;
    }
    for (Symbol symbol : variables(state.function())) {
      state.value(symbol).ifPresent(value -> values.put(symbol.name(), value));
    }
    round.all().forEach(e -> values.put(e.written().place(), e.written().value()));
    return Continuation.STOP;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {
    // Steps are counted before an instruction is done: the head itself writes nothing.
    boolean before = state.steps() <= span.first();
    (before ? stem : round).note(done, state);
    Optional<String> variable =
        done instanceof Instruction.Declare d && isVisible(d.symbol())
            ? Optional.of(d.symbol().name())
            : Optional.empty();
    if (variable.isPresent() || done instanceof Instruction.Input i && i.isOfFunction()) {
      Lasso.Place at = new Lasso.Place(done.location(), state.function());
      state
          .written(done)
          .map(w -> new Lasso.Taken(at, variable, w.value()))
          .ifPresent((before ? takenBefore : takenAround)::add);
    }
  }

  /**
   * The variables that describe the state at the head: those of the function, and the globals if
   * they are few.
   */
  private List<Symbol> variables(String name) {
    List<Symbol> found = new ArrayList<>();
    program.globals().stream().filter(LassoRecorder::isVisible).forEach(found::add);
    if (found.size() > LassoTuning.SHOWN_GLOBALS) {
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
        && !symbol.has(Symbol.Trait.ADDED)
        && symbol.type().isScalar();
  }
}
