// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.flow.IntMap;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopInstance.Point;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.Activation;
import kiki.ssa.object.Cell;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * A call of a recursive function that is not inside of another one: its only activation that is
 * executed is either the one called, or an arbitrary one that this leads to. Calls inside of it
 * return any values, of which invariants tell more: whatever returned before, in the order of time,
 * satisfies them.
 */
final class RecursionUnit {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Activation callee;
  private final Position position;
  private final Flow entry;
  private final BitSet changed;
  private final ArbitraryState start;
  private final List<Call> calls = new ArrayList<>();
  private Optional<Flow> exit = Optional.empty();

  /** A call inside of the activation. */
  private record Call(Position position, Activation callee, Flow entered, Suspension returned) {}

  private RecursionUnit(
      Executor executor,
      Activation callee,
      Position position,
      Flow entry,
      BitSet changed,
      ArbitraryState start) {
    this.encoding = executor.encoding();
    this.terms = encoding.terms();
    this.callee = callee;
    this.position = position;
    this.entry = entry;
    this.changed = changed;
    this.start = start;
  }

  /**
   * @param entry with the parameters bound
   * @param written the cells that the function may change
   */
  static RecursionUnit of(
      Executor executor, Activation callee, Position position, Flow entry, BitSet written) {
    ExecutionContext encoding = executor.encoding();
    BitSet cells = existing(written, entry);
    for (Symbol parameter : callee.graph().function().parameters()) {
      callee.local(encoding.memory(), parameter).addLeaves(cells);
    }
    Term select = encoding.fresh("select:" + callee.graph().name(), Sort.BOOL);
    ArbitraryState start = ArbitraryState.of(encoding, entry, entry, select, cells, "called");
    return new RecursionUnit(executor, callee, position, entry, cells, start);
  }

  private static BitSet existing(BitSet cells, Flow flow) {
    BitSet existing = new BitSet();
    cells.stream().filter(c -> flow.state().containsKey(c)).forEach(existing::set);
    return existing;
  }

  FunctionGraph function() {
    return callee.graph();
  }

  /** The state in which the activation starts. */
  Flow head() {
    return start.head();
  }

  /** Takes how the activation ends; the result are the executions that return from the call. */
  Optional<Flow> leave(Optional<Flow> returned) {
    exit = returned;
    return returned.flatMap(
        flow ->
            flow.path()
                .and(terms, terms.not(start.select()))
                .map(path -> new Flow(path, flow.state())));
  }

  /** Whether all that a call changes is arbitrary at the start. */
  boolean covers(BitSet written, Flow entered) {
    BitSet more = existing(written, entered);
    more.andNot(changed);
    return more.isEmpty();
  }

  /** A call inside of the activation; the result are the executions that return from it. */
  Flow call(Activation called, Flow entered, Position at) {
    BitSet cells = new BitSet();
    changed.stream()
        .filter(c -> !isParameter(c) && entered.state().containsKey(c))
        .forEach(cells::set);
    called.result(encoding.memory()).ifPresent(r -> r.addLeaves(cells));
    Suspension returned =
        Suspension.summarized(encoding, withoutParameters(called, entered), cells);
    calls.add(new Call(at, called, entered, returned));
    return returned.flow();
  }

  private Flow withoutParameters(Activation called, Flow entered) {
    IntMap<Term> state = entered.state();
    for (Symbol parameter : called.graph().function().parameters()) {
      ObjectInstance object = called.local(encoding.memory(), parameter);
      for (int i = 0; i < object.shape().size(); i++) {
        state = state.without(object.cell(i));
      }
    }
    return new Flow(entered.path(), state);
  }

  private boolean isParameter(int cell) {
    ObjectInstance object = encoding.memory().cell(cell).object();
    return callee.graph().function().parameters().stream()
        .anyMatch(p -> callee.existing(p) == object);
  }

  List<Term> fromStart(Terms factory) {
    List<Term> all = new ArrayList<>();
    all.add(factory.not(start.select()));
    calls.forEach(c -> all.add(c.returned().closed(factory)));
    return all;
  }

  /** From the start of an activation to each call inside of it. */
  List<LoopInstance> descents(LoopView view) {
    Point pre = start.pre();
    List<LoopInstance> instances = new ArrayList<>();
    for (Call c : calls) {
      Point reached = new Point(c.entered().path().guard(terms), called(c));
      instances.add(
          new RecursionInstance(
              view,
              c.position().enclosing(),
              start.select(),
              new Point(entry.path().guard(terms), values(entry)),
              Optional.of(pre),
              pre,
              () -> Optional.of(reached),
              start.unchanged(changed),
              encoding.memory().stable().version(),
              terms.falseTerm()));
    }
    return instances;
  }

  /** From what each call inside of an activation returns to what that returns. */
  List<LoopInstance> summaries(LoopView view) {
    List<LoopInstance> instances = new ArrayList<>();
    for (Call c : calls) {
      Point pre = new Point(c.returned().flow().path().guard(terms), returned(c));
      instances.add(
          new RecursionInstance(
              view,
              position.enclosing(),
              start.select(),
              new Point(terms.falseTerm(), Map.of()),
              Optional.of(pre),
              new Point(pre.guard(), symbols(c)),
              () -> exit.map(this::left),
              start.unchanged(changed),
              encoding.memory().stable().version(),
              terms.falseTerm()));
    }
    return instances;
  }

  /** What a call inside of the activation is made with, as if it were this one. */
  private Map<SsaVariable, Term> called(Call call) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    for (int cell : cells()) {
      int called = calledCell(call, cell);
      if (call.entered().state().containsKey(called)) {
        start.put(values, cell, call.entered().state().get(called));
      }
    }
    return values;
  }

  /** The cell of a call that is what the given one is to this activation. */
  private int calledCell(Call call, int cell) {
    for (Symbol parameter : callee.graph().function().parameters()) {
      ObjectInstance here = callee.local(encoding.memory(), parameter);
      if (cell >= here.firstCell() && cell < here.firstCell() + here.shape().size()) {
        ObjectInstance there = call.callee().local(encoding.memory(), parameter);
        return there.firstCell() + (cell - here.firstCell());
      }
    }
    return cell;
  }

  private Map<SsaVariable, Term> returned(Call call) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    for (int cell : cells()) {
      old(values, cell, call.entered().state(), calledCell(call, cell));
    }
    putAfter(values, call.callee(), call.returned().flow().state());
    return values;
  }

  /** As an activation is called with arbitrary values, and a call inside of it returns. */
  private Map<SsaVariable, Term> symbols(Call call) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    start.symbols().forEach((cell, symbol) -> old(values, cell, symbol));
    putAfter(values, call.callee(), call.returned().flow().state());
    return values;
  }

  private Point left(Flow end) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    for (int cell : cells()) {
      old(values, cell, start.head().state(), cell);
    }
    putAfter(values, callee, end.state());
    return new Point(end.path().guard(terms), values);
  }

  private void putAfter(Map<SsaVariable, Term> values, Activation left, IntMap<Term> state) {
    for (int cell : cells()) {
      if (!isParameter(cell) && state.containsKey(cell)) {
        start.put(values, cell, state.get(cell));
      }
    }
    if (callee.result(encoding.memory()).isEmpty()) {
      return;
    }
    ObjectInstance result = left.result(encoding.memory()).orElseThrow();
    ObjectInstance own = callee.result(encoding.memory()).get();
    for (int i = 0; i < result.shape().size(); i++) {
      if (state.containsKey(result.cell(i))) {
        Leaf leaf = own.shape().leaf(i);
        Symbol function = callee.graph().function().symbol();
        values.put(own.variable(leaf).returnedBy(function, leaf.text()), state.get(result.cell(i)));
      }
    }
  }

  private Map<SsaVariable, Term> values(Flow flow) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    cells().forEach(cell -> start.put(values, cell, flow.state().get(cell)));
    return values;
  }

  private List<Integer> cells() {
    return changed.stream().boxed().toList();
  }

  private void old(Map<SsaVariable, Term> values, int cell, IntMap<Term> state, int from) {
    if (state.containsKey(from)) {
      old(values, cell, state.get(from));
    }
  }

  private void old(Map<SsaVariable, Term> values, int cell, Term value) {
    boolean tells =
        switch (encoding.memory().cell(cell)) {
          case Cell.Value(_, Leaf leaf) -> !leaf.isArray();
          case Cell.Alive(ObjectInstance object) -> !object.isAlone();
          case Cell.Count _ -> true;
          case Cell.Referrer _ -> false;
        };
    if (tells) {
      encoding.variable(cell).ifPresent(v -> values.put(v.called(), value));
    }
  }
}
