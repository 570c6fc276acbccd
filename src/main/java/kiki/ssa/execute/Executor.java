// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.PropertySuccessors;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.FunctionEffects;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.flow.LoopInfo;
import kiki.ssa.flow.Path;
import kiki.ssa.flow.ProgramFlow;
import kiki.ssa.flow.RecursiveFunctions;
import kiki.ssa.flow.Region;
import kiki.ssa.flow.SoleActivations;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaOptions;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.UnsupportedInstance;
import kiki.ssa.object.Activation;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.value.Translator;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.util.Location;

/** Executes a program: what its parts share, and how far they are unwound. */
final class Executor {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final SsaOptions options;
  private final ProgramFlow program;
  private final Map<Symbol, FunctionGraph> graphs;
  private final FunctionEffects effects;
  private final RecursiveFunctions recursive;
  private final Supplier<PropertySuccessors> successors;
  private final ModifiedCells modified;
  private final Joins joins;
  private final InstructionSteps steps;
  private final CallSteps calls;
  private final Optional<ControlPoints> points;
  private final ModuleSteps modules;
  private final RegionSteps regions;
  private final Map<Region, LoopInfo> loops = new LinkedHashMap<>();
  private final List<LoopUnit> loopUnits = new ArrayList<>();
  private final List<CallUnit> callUnits = new ArrayList<>();
  private final Map<FunctionGraph, RecursionViews> recursions = new LinkedHashMap<>();
  private final ExecutionLog log = new ExecutionLog();
  private int unwindings;
  private int suspensions;
  private int freeCopies;
  private long executed;

  Executor(
      ExecutionContext encoding,
      SsaOptions options,
      ProgramFlow program,
      RecursiveFunctions recursive,
      Supplier<PropertySuccessors> successors,
      Optional<ControlPoints> points,
      int unwindings) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.options = options;
    this.program = program;
    this.graphs = program.graphs();
    this.effects = program.effects();
    this.recursive = recursive;
    this.successors = successors;
    this.unwindings = unwindings;
    this.modified = new ModifiedCells(encoding);
    this.joins = new Joins(encoding);
    Translator translator = new Translator(encoding);
    this.calls = new CallSteps(this, translator);
    this.steps = new InstructionSteps(this, translator, calls);
    this.points = points;
    this.modules = new ModuleSteps(this);
    this.regions = new RegionSteps(this, steps);
  }

  /** Where executions are cut into steps; absent if they are not. */
  Optional<ControlPoints> points() {
    return points;
  }

  /** Functions that are looked at by themselves. */
  ModuleSteps modules() {
    return modules;
  }

  ExecutionContext encoding() {
    return encoding;
  }

  SsaOptions options() {
    return options;
  }

  /** Whether a loop may start in an arbitrary iteration. */
  boolean cuts(Region loop) {
    return options.cuts(loop.number());
  }

  Ssa.Mode mode() {
    return options.mode();
  }

  ProgramFlow program() {
    return program;
  }

  FunctionEffects effects() {
    return effects;
  }

  PropertySuccessors successors() {
    return successors.get();
  }

  ModifiedCells modified() {
    return modified;
  }

  Joins joins() {
    return joins;
  }

  int unwindings() {
    return unwindings;
  }

  ExecutionLog log() {
    return log;
  }

  List<LoopUnit> loopUnits() {
    return loopUnits;
  }

  List<CallUnit> callUnits() {
    return callUnits;
  }

  List<LoopView> loops() {
    List<LoopView> all = new ArrayList<>(loops.values());
    recursions.values().forEach(r -> all.addAll(r.views()));
    modules.own().ifPresent(all::add);
    return all;
  }

  /** What recursive functions do, by function. */
  Collection<RecursionViews> recursions() {
    return recursions.values();
  }

  /**
   * What a function does, if calls of it return what is known of all its activations. One that
   * calls itself only through the activations around it is executed in place.
   */
  Optional<RecursionViews> summarized(FunctionGraph function, Position position) {
    if (position.recursion(function).isEmpty()
        && !recursive.returnsTo(function, position.recursive())) {
      return Optional.empty();
    }
    FunctionEffects.Effect effect = effects.of(function);
    effect.allocated().forEach(encoding.plan()::repeat);
    return effect.allocated().stream().allMatch(encoding.plan()::isPooled)
        ? Optional.of(recursions.computeIfAbsent(function, this::views))
        : Optional.empty();
  }

  private RecursionViews views(FunctionGraph function) {
    return RecursionViews.of(function, recursive.number(function));
  }

  /** Whether so much is executed that further calls wait for the next unwinding. */
  boolean isExhausted() {
    return options.mode() == Ssa.Mode.FROM_START
        && points.isEmpty()
        && executed > SsaTuning.SEARCHED_INSTRUCTIONS * unwindings;
  }

  /** Counts an instruction; ends the execution if it was cancelled. */
  void goOn() {
    executed++;
    if (options.cancelled().getAsBoolean()) {
      throw new CancellationException("making the static single assignment form was cancelled");
    }
  }

  /** The graph of a function; empty if it has no body. */
  Optional<FunctionGraph> graph(Symbol function) {
    return Optional.ofNullable(graphs.get(function));
  }

  /** Counts the loops and calls that are suspended; tells whether a part has any. */
  int suspensions() {
    return suspensions;
  }

  /** Whether a loop may be copied without being counted; each call takes one such copy. */
  boolean takeFreeCopy() {
    return ++freeCopies <= options.freeUnwindings();
  }

  void noteSuspension() {
    suspensions++;
  }

  void add(CallUnit unit) {
    callUnits.add(unit);
    noteSuspension();
  }

  void step(Instruction instruction, Path path, Map<SsaVariable, Term> values, Position position) {
    steps.step(instruction, path, values, position);
  }

  /** A call of a function without body: it returns any value and changes nothing. */
  Flow external(Instruction.Call call, Flow flow, Position position) {
    return steps.external(call, flow, position);
  }

  /** Executions on this path are not represented from here on. */
  void unsupported(String reason, Location location, Path path, Position position) {
    position
        .log()
        .add(
            new ExecutionLog.Entry.Unsupported(
                new UnsupportedInstance(
                    reason,
                    location,
                    path.guard(terms),
                    position.enclosing(),
                    successors().all())));
  }

  /** Executes the whole program. */
  void start(Program executed) {
    encoding.pointed().declareContents(effects.results());
    Path start = points.map(ControlPoints::start).orElseGet(() -> Path.start(terms));
    Activation frame = Activation.ofEntry(graphs.get(executed.entry()), start);
    encoding.enter(frame);
    // Objects that pointers may name exist from the start, so their numbers are known everywhere.
    for (MemoryObject o : encoding.pointsTo().addressTaken()) {
      if (o instanceof MemoryObject.Named(Symbol s) && (s.isStatic() || s.isFunction())) {
        encoding.object(s);
      }
    }
    if (encoding.hasPools() && options.modules().root().isEmpty()) {
      SoleActivations.of(frame.graph(), graphs.values(), effects)
          .forEach(graph -> encoding.memory().reserveLocals(graph));
    }
    Position position = new Position(List.of(), List.of(), log);
    Flow flow = new Flow(start, steps.emptyPools());
    steps
        .run(executed.initialization(), flow, position)
        .ifPresent(initialized -> start(frame, initialized, position));
  }

  private void start(Activation frame, Flow initialized, Position position) {
    Optional<FunctionGraph> module = options.modules().root().map(graphs::get);
    if (module.isPresent()) {
      modules.activate(module.get(), frame.graph(), initialized, position);
    } else {
      run(frame.graph().root(), initialized, position);
    }
  }

  /** Executes the body of an activation; empty if it never returns. */
  Optional<Flow> body(Activation callee, Flow entered, Position position) {
    return calls.body(callee, entered, position);
  }

  /** One more copy of every loop and one more level of every recursion. */
  void unwind() {
    unwindings++;
    freeCopies = 0;
    for (LoopUnit unit : List.copyOf(loopUnits)) {
      unit.extend(unwindings);
    }
    for (CallUnit unit : List.copyOf(callUnits)) {
      unit.extend(unwindings);
    }
  }

  /**
   * Executes a region once. The result are the executions that leave it by target; {@link
   * Region#BACK} is the back edge.
   */
  SequencedMap<Integer, Flow> run(Region region, Flow entry, Position position) {
    return regions.run(region, entry, position);
  }

  /** What is known of a loop in all its executions. */
  LoopInfo info(Region loop) {
    return loops.computeIfAbsent(loop, LoopInfo::new);
  }

  void add(LoopUnit unit) {
    loopUnits.add(unit);
  }
}
