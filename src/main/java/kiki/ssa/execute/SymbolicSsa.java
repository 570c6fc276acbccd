// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.PropertySuccessors;
import kiki.ssa.flow.FunctionEffects;
import kiki.ssa.flow.ProgramFlow;
import kiki.ssa.flow.RecursiveFunctions;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.CutCall;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.ModuleCall;
import kiki.ssa.form.ObjectAddress;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaOptions;
import kiki.ssa.form.StableObjects;
import kiki.ssa.form.TraceStep;
import kiki.ssa.form.UnsupportedInstance;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.PointerNames;
import kiki.ssa.object.PoolPlan;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The form made by symbolic execution. Unwinding extends what exists, except when a part that is
 * still open allocates: the objects of later copies did not exist when the code after it was
 * executed, so it is executed again.
 */
public final class SymbolicSsa implements Ssa {
  private final Terms terms;
  private final Program program;
  private final PointsTo pointsTo;
  private final SsaOptions options;
  private final ProgramFlow flow;
  private final FunctionEffects effects;
  private final RecursiveFunctions recursive;
  private final PoolPlan plan;
  private Optional<PropertySuccessors> successors = Optional.empty();
  private ExecutionContext encoding;
  private Executor executor;
  private final List<Term> constraints = new ArrayList<>();

  private SymbolicSsa(
      Terms terms,
      Program program,
      PointsTo pointsTo,
      SsaOptions options,
      ProgramFlow flow,
      RecursiveFunctions recursive) {
    this.terms = terms;
    this.program = program;
    this.pointsTo = pointsTo;
    this.options = options;
    this.flow = flow;
    this.effects = flow.effects();
    this.recursive = recursive;
    this.plan = new PoolPlan(pointsTo);
  }

  /** The form of a program with one copy of each loop. */
  public static Ssa of(Terms terms, Program program, PointsTo pointsTo, SsaOptions options) {
    return at(1, terms, program, pointsTo, options);
  }

  /** The form of a program with {@code unwindings} copies of each loop, made in one go. */
  public static Ssa at(
      int unwindings, Terms terms, Program program, PointsTo pointsTo, SsaOptions options) {
    ProgramFlow flow = ProgramFlow.of(program, pointsTo);
    return at(unwindings, terms, program, flow, pointsTo, options);
  }

  /**
   * As {@link #at(int, Terms, Program, PointsTo, SsaOptions)}.
   *
   * @param flow of the program; nobody else uses it at the same time
   */
  public static Ssa at(
      int unwindings,
      Terms terms,
      Program program,
      ProgramFlow flow,
      PointsTo pointsTo,
      SsaOptions options) {
    RecursiveFunctions recursive =
        switch (options.mode()) {
          case SUMMARIZED -> flow.recursive();
          case CUT, FROM_START -> RecursiveFunctions.NONE;
        };
    SymbolicSsa ssa = new SymbolicSsa(terms, program, pointsTo, options, flow, recursive);
    ssa.execute(unwindings);
    return ssa;
  }

  private void execute(int unwindings) {
    do {
      encoding = ExecutionContext.of(terms, program.layout(), pointsTo, options, plan);
      executor =
          new Executor(
              encoding, options, flow, recursive, this::successors, Optional.empty(), unwindings);
      executor.start(program);
    } while (plan.revise());
  }

  /** Made when it is needed: in programs with parts that are not represented. */
  private PropertySuccessors successors() {
    if (successors.isEmpty()) {
      successors = Optional.of(PropertySuccessors.of(program));
    }
    return successors.get();
  }

  @Override
  public Terms terms() {
    return terms;
  }

  @Override
  public Mode mode() {
    return options.mode();
  }

  @Override
  public int unwindings() {
    return executor.unwindings();
  }

  @Override
  public void unwind() {
    if (allocatesLater()) {
      constraints.addAll(encoding.constraints().takeConstraints());
      execute(executor.unwindings() + 1);
    } else {
      executor.unwind();
      if (plan.revise()) {
        execute(executor.unwindings());
      }
    }
  }

  private boolean allocatesLater() {
    return executor.loopUnits().stream()
            .anyMatch(u -> u.isOpen() && allocates(effects.of(u.region())))
        || executor.callUnits().stream()
            .anyMatch(u -> u.isOpen() && allocates(effects.of(u.callee().graph())));
  }

  /** Whether it makes objects that are not in pools. */
  private boolean allocates(FunctionEffects.Effect effect) {
    return !effect.allocated().stream().allMatch(plan::isPooled);
  }

  @Override
  public List<Term> takeConstraints() {
    constraints.addAll(encoding.constraints().takeConstraints());
    List<Term> taken = List.copyOf(constraints);
    constraints.clear();
    return taken;
  }

  @Override
  public List<Term> closed() {
    List<Term> all = new ArrayList<>();
    executor.loopUnits().forEach(u -> all.addAll(u.closed()));
    for (CallUnit u : executor.callUnits()) {
      if (u.isOpen()) {
        all.add(u.closed(terms));
      }
    }
    executor.loopUnits().forEach(u -> lastCopies(u).ifPresent(all::add));
    return all;
  }

  /**
   * An instance that starts in an arbitrary iteration goes on to its last copy. Whoever leaves it
   * after at least k iterations is represented so by starting k - 1 iterations before; whoever
   * leaves it earlier, by starting at the entry.
   */
  private Optional<Term> lastCopies(LoopInstance instance) {
    int before = unwindings() - 1;
    if (instance.pre().isEmpty() || before == 0) {
      return Optional.empty();
    }
    List<LoopInstance.Point> edges = instance.backEdges();
    Term goesOn = edges.size() < before ? terms.falseTerm() : edges.get(before - 1).guard();
    return Optional.of(terms.implies(instance.pre().get().guard(), goesOn));
  }

  @Override
  public List<Term> fromStart() {
    List<Term> all = new ArrayList<>();
    executor.recursions().forEach(r -> all.addAll(r.fromStart(terms)));
    for (LoopUnit u : executor.loopUnits()) {
      Term entered = terms.not(u.loopSelect());
      if (entered != terms.trueTerm()) {
        all.add(entered);
      }
    }
    return all;
  }

  @Override
  public Term needsMore() {
    List<Term> beyond = new ArrayList<>();
    executor.loopUnits().forEach(u -> beyond.add(u.goesOn()));
    cutCalls().forEach(c -> beyond.add(c.guard()));
    return terms.or(beyond);
  }

  @Override
  public Term undefined() {
    return encoding.constraints().undefined();
  }

  @Override
  public Term crashes() {
    return encoding.constraints().crashes();
  }

  @Override
  public List<CutCall> cutCalls() {
    return executor.callUnits().stream().filter(CallUnit::isOpen).map(u -> u.view(terms)).toList();
  }

  @Override
  public List<AssertionInstance> assertions() {
    List<AssertionInstance> found = new ArrayList<>();
    forEach(
        e -> {
          if (e instanceof ExecutionLog.Entry.Assertion(AssertionInstance a)) {
            found.add(a);
          }
        });
    return found;
  }

  @Override
  public List<UnsupportedInstance> unsupported() {
    List<UnsupportedInstance> found = new ArrayList<>();
    forEach(
        e -> {
          if (e instanceof ExecutionLog.Entry.Unsupported(UnsupportedInstance u)) {
            found.add(u);
          }
        });
    return found;
  }

  @Override
  public Term window(List<LoopCopy> enclosing) {
    List<Term> conditions = new ArrayList<>();
    for (LoopCopy e : enclosing) {
      if (e.copy() != executor.unwindings()) {
        conditions.add(terms.not(e.loop().loopSelect()));
      }
    }
    return terms.and(conditions);
  }

  @Override
  public List<LoopView> loops() {
    return executor.loops();
  }

  @Override
  public List<LoopView> summaries() {
    return executor.modules().summaries();
  }

  @Override
  public List<ModuleCall> moduleCalls() {
    return executor.modules().calls();
  }

  @Override
  public List<PoolView> pools() {
    return List.copyOf(encoding.memory().pools());
  }

  @Override
  public StableObjects stable() {
    return encoding.memory().stable();
  }

  @Override
  public List<InputEvent> inputs() {
    List<InputEvent> found = new ArrayList<>();
    forEach(
        e -> {
          if (e instanceof ExecutionLog.Entry.Input(var event)) {
            found.add(event.get());
          }
        });
    return found;
  }

  @Override
  public List<TraceStep> steps() {
    List<TraceStep> found = new ArrayList<>();
    forEach(
        e -> {
          if (e instanceof ExecutionLog.Entry.Step(var step)) {
            found.add(step.get());
          }
        });
    return found;
  }

  private void forEach(Consumer<ExecutionLog.Entry> action) {
    executor.log().forEach(action);
  }

  @Override
  public List<ObjectAddress> addresses() {
    return encoding.memory().addresses();
  }

  @Override
  public ObjectNames objects() {
    return new PointerNames(encoding);
  }
}
