// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.PropertySuccessors;
import kiki.ssa.flow.ProgramFlow;
import kiki.ssa.flow.RecursiveFunctions;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.SsaOptions;
import kiki.ssa.form.StepRelation;
import kiki.ssa.form.TraceStep;
import kiki.ssa.form.UnsupportedInstance;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.PointerNames;
import kiki.ssa.object.PoolPlan;
import kiki.term.Term;
import kiki.term.Terms;

/** Executes a program symbolically in steps, from each control point to the next ones. */
public final class StepExecution {
  private StepExecution() {}

  /**
   * The steps of a program.
   *
   * @throws java.util.concurrent.CancellationException if the options' condition says so meanwhile
   */
  public static StepRelation of(
      Terms terms,
      Program program,
      PointsTo pointsTo,
      SsaOptions options,
      StepRelation.Grain grain) {
    ExecutionContext encoding =
        ExecutionContext.of(terms, program.layout(), pointsTo, options, new PoolPlan(pointsTo));
    PropertySuccessors successors = PropertySuccessors.of(program);
    ControlPoints points = ControlPoints.of(encoding, grain);
    Executor executor =
        new Executor(
            encoding,
            options,
            ProgramFlow.of(program, pointsTo),
            RecursiveFunctions.NONE,
            () -> successors,
            Optional.of(points),
            1);
    executor.start(program);
    return relation(executor, points, grain);
  }

  private static StepRelation relation(
      Executor executor, ControlPoints points, StepRelation.Grain grain) {
    ExecutionContext encoding = executor.encoding();
    List<AssertionInstance> assertions = new ArrayList<>();
    List<UnsupportedInstance> unsupported = new ArrayList<>();
    List<InputEvent> inputs = new ArrayList<>();
    List<TraceStep> steps = new ArrayList<>();
    executor
        .log()
        .forEach(
            entry -> {
              switch (entry) {
                case ExecutionLog.Entry.Assertion(var instance) -> assertions.add(instance);
                case ExecutionLog.Entry.Unsupported(var instance) -> unsupported.add(instance);
                case ExecutionLog.Entry.Input(var event) -> inputs.add(event.get());
                case ExecutionLog.Entry.Step(var step) -> steps.add(step.get());
                case ExecutionLog.Entry.Inner(var log) ->
                    throw new IllegalStateException("an inner log is taken apart: " + log);
              }
            });
    Map<Integer, StepRelation.StateVariable> state = points.state();
    List<StepRelation.Arrival> arrivals = points.arrivals(state);
    List<Term> constraints = encoding.constraints().takeConstraints();
    return new StepRelation(
        grain,
        encoding.terms(),
        points.points(),
        List.copyOf(state.values()),
        arrivals,
        assertions,
        unsupported,
        inputs,
        steps,
        constraints,
        encoding.memory().addresses(),
        new PointerNames(encoding));
  }
}
