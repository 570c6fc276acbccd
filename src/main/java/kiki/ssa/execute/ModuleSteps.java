// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.program.Instruction;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.flow.IntMap;
import kiki.ssa.form.CallSite;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopInstance.Point;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.ModuleCall;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.Activation;
import kiki.ssa.object.Cell;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Functions that are analysed by themselves (modules). One of them is executed with arbitrary
 * arguments and arbitrary values of the static objects that it may touch and the program may
 * change; the others, where they are called, bring back symbols, of which summaries tell more.
 * Nothing is stated about pointers: objects have other numbers in other forms.
 */
final class ModuleSteps {
  private final Executor executor;
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Map<FunctionGraph, ModuleSummary> called = new LinkedHashMap<>();
  private final List<ModuleCall> calls = new ArrayList<>();
  private Optional<ModuleSummary> own = Optional.empty();

  ModuleSteps(Executor executor) {
    this.executor = executor;
    this.encoding = executor.encoding();
    this.terms = encoding.terms();
  }

  /** The summary of the function that is executed, if it is one that is looked at by itself. */
  Optional<LoopView> own() {
    return own.map(LoopView.class::cast);
  }

  /** The summaries of those that are called. */
  List<LoopView> summaries() {
    return List.copyOf(called.values());
  }

  List<ModuleCall> calls() {
    return List.copyOf(calls);
  }

  boolean isClosed(Activation caller, Instruction.Call call, FunctionGraph callee) {
    Symbol function = callee.function().symbol();
    return executor.options().modules().isClosed(site(caller, call), function);
  }

  private static CallSite site(Activation caller, Instruction.Call call) {
    return new CallSite(caller.graph().function().symbol(), call.location());
  }

  /**
   * Executes an arbitrary activation.
   *
   * @param entry the function with which the program starts
   */
  void activate(FunctionGraph function, FunctionGraph entry, Flow initialized, Position position) {
    Activation frame = Activation.ofEntry(function, initialized.path());
    encoding.enter(frame);
    BitSet cells = touched(function);
    cells.and(executor.modified().cells(executor.effects().of(entry)));
    cells.or(parameters(frame));
    IntMap<Term> state = initialized.state();
    Map<Integer, Term> symbols = new LinkedHashMap<>();
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      Term symbol = encoding.freshBounded("called", encoding.memory().cell(cell));
      symbols.put(cell, symbol);
      state = state.with(cell, symbol);
    }
    Flow head = new Flow(initialized.path(), state);
    ModuleSummary summary = new ModuleSummary(function, executor.program().summaryNumber(function));
    Optional<Flow> end = executor.body(frame, head, position);
    Point pre = new Point(terms.falseTerm(), symbolic(frame, symbols));
    summary.add(
        instance(summary, position, pre, () -> end.map(e -> left(frame, symbols, e)), Map.of()));
    own = Optional.of(summary);
  }

  /** What the function was called with, and symbols for what it leaves. */
  private Map<SsaVariable, Term> symbolic(Activation frame, Map<Integer, Term> symbols) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    symbols.forEach((cell, symbol) -> old(values, cell, symbol));
    written(frame.graph()).stream()
        .forEach(cell -> put(values, cell, encoding.fresh("left", encoding.memory().cell(cell))));
    putResult(
        values,
        frame,
        (result, i) -> Optional.of(encoding.fresh("left", result.shape().leaf(i).sort())));
    return values;
  }

  private Point left(Activation frame, Map<Integer, Term> symbols, Flow end) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    symbols.forEach((cell, symbol) -> old(values, cell, symbol));
    after(values, frame, end.state());
    return new Point(end.path().guard(terms), values);
  }

  /** A call that is not executed; the result are the executions that return from it. */
  Flow call(
      Instruction.Call call,
      Activation caller,
      Activation callee,
      Flow entered,
      Position position) {
    ModuleSummary summary =
        called.computeIfAbsent(
            callee.graph(), f -> new ModuleSummary(f, executor.program().summaryNumber(f)));
    BitSet cells = written(callee.graph());
    callee.result(encoding.memory()).ifPresent(r -> r.addLeaves(cells));
    BitSet parameters = parameters(callee);
    IntMap<Term> state = entered.state();
    for (int cell = parameters.nextSetBit(0); cell >= 0; cell = parameters.nextSetBit(cell + 1)) {
      state = state.without(cell);
    }
    Flow without = new Flow(entered.path(), state);
    Flow returned = Suspension.summarized(encoding, without, cells).flow();
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    BitSet before = touched(callee.graph());
    before.or(parameters);
    before.stream()
        .filter(entered.state()::containsKey)
        .forEach(cell -> old(values, cell, entered.state().get(cell)));
    after(values, callee, returned.state());
    Term guard = returned.path().guard(terms);
    summary.add(instance(summary, position, new Point(guard, values), Optional::empty, Map.of()));
    List<Term> symbols = cells.stream().mapToObj(returned.state()::get).toList();
    Symbol function = callee.graph().function().symbol();
    calls.add(new ModuleCall(site(caller, call), function, guard, symbols));
    return returned;
  }

  private LoopInstance instance(
      LoopView view,
      Position position,
      Point pre,
      Supplier<Optional<Point>> last,
      Map<SsaVariable, Term> unchanged) {
    Term never = terms.falseTerm();
    return new RecursionInstance(
        view,
        position.enclosing(),
        never,
        new Point(never, Map.of()),
        Optional.of(pre),
        pre,
        last,
        unchanged,
        encoding.memory().stable().version(),
        never);
  }

  /** The cells of static objects that a function may read or write. */
  private BitSet touched(FunctionGraph function) {
    BitSet cells = new BitSet();
    for (MemoryObject object : executor.program().footprints().objects(function)) {
      if (object instanceof MemoryObject.Named(Symbol s) && !s.isFunction()) {
        encoding.object(s).addLeaves(cells);
      }
    }
    return cells;
  }

  /** Those that it may write. */
  private BitSet written(FunctionGraph function) {
    BitSet cells = executor.modified().cells(executor.effects().of(function));
    cells.and(touched(function));
    return cells;
  }

  private BitSet parameters(Activation activation) {
    BitSet cells = new BitSet();
    for (Symbol parameter : activation.graph().function().parameters()) {
      activation.local(encoding.memory(), parameter).addLeaves(cells);
    }
    return cells;
  }

  /** What a function leaves. */
  private void after(Map<SsaVariable, Term> values, Activation left, IntMap<Term> state) {
    written(left.graph()).stream()
        .filter(state::containsKey)
        .forEach(cell -> put(values, cell, state.get(cell)));
    putResult(values, left, (result, i) -> Optional.ofNullable(state.get(result.cell(i))));
  }

  private void putResult(
      Map<SsaVariable, Term> values,
      Activation left,
      BiFunction<ObjectInstance, Integer, Optional<Term>> value) {
    Symbol function = left.graph().function().symbol();
    left.result(encoding.memory())
        .ifPresent(
            result -> {
              for (int i = 0; i < result.shape().size(); i++) {
                Leaf leaf = result.shape().leaf(i);
                if (isNumber(leaf)) {
                  SsaVariable variable = result.variable(leaf).returnedBy(function, leaf.text());
                  value.apply(result, i).ifPresent(term -> values.put(variable, term));
                }
              }
            });
  }

  private void put(Map<SsaVariable, Term> values, int cell, Term value) {
    variable(cell).ifPresent(variable -> values.put(variable, value));
  }

  private void old(Map<SsaVariable, Term> values, int cell, Term value) {
    variable(cell).ifPresent(variable -> values.put(variable.called(), value));
  }

  private Optional<SsaVariable> variable(int cell) {
    return encoding.memory().cell(cell) instanceof Cell.Value(ObjectInstance object, Leaf leaf)
            && object.isAlone()
            && isNumber(leaf)
        ? encoding.variable(cell)
        : Optional.empty();
  }

  private static boolean isNumber(Leaf leaf) {
    return !leaf.isArray() && !leaf.isPointer() && leaf.kind() != SsaVariable.Kind.BYTES;
  }
}
