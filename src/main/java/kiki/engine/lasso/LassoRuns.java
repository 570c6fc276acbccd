// SPDX-License-Identifier: Apache-2.0
package kiki.engine.lasso;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.engine.result.Verdict;
import kiki.engine.session.Goals;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Session;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.ScriptedInput;
import kiki.program.Program;
import kiki.solver.Answer;
import kiki.term.Term;

/**
 * Takes executions that have passed some iterations and runs them on, with inputs of its own
 * choice, until they return to an earlier state. This finds cycles that are too long to be unwound,
 * and cycles that need well chosen inputs.
 */
public final class LassoRuns {
  /** How much is tried. */
  public enum Effort {
    /** One run, not far: what comes back soon. */
    LOW(0, LassoTuning.SHORT_RUN),
    /** Several runs, far enough for the cycles of small counters. */
    FULL(LassoTuning.MIXED_RUNS, LassoTuning.LONG_RUN);

    private final int mixedRuns;
    private final LassoRun.Limits limits;

    Effort(int mixedRuns, LassoRun.Limits limits) {
      this.mixedRuns = mixedRuns;
      this.limits = limits;
    }
  }

  private final Session session;
  private final Program program;
  private final BooleanSupplier stop;

  /**
   * @param session of the program with checks for undefined behaviour, from its start
   */
  public LassoRuns(Session session, Program program, BooleanSupplier stop) {
    this.session = session;
    this.program = program;
    this.stop = stop;
  }

  /**
   * Tries an execution into the last copy of each loop, and to the last call of a recursion.
   *
   * @param effort how far it goes
   */
  public Optional<Verdict> search(Effort effort) {
    for (Term there : new Goals(session.ssa()).furthest()) {
      if (!stop.getAsBoolean() && session.checkFromStart(there) == Answer.SAT) {
        Counterexample start = new ModelReader(session).counterexample();
        Optional<Lasso> lasso = continued(start, effort);
        if (lasso.isPresent()) {
          return Optional.of(
              new Verdict.Refuted(start.with(new Counterexample.Cycle(lasso.get()))));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Lasso> continued(Counterexample start, Effort effort) {
    for (int run = 0; run <= effort.mixedRuns && !stop.getAsBoolean(); run++) {
      ContinuedInputs.Continuation continuation =
          run == 0 ? ContinuedInputs.Continuation.SAME : ContinuedInputs.Continuation.MIXED;
      Optional<Lasso> lasso = lasso(start, continuation, run, effort);
      if (lasso.isPresent()) {
        return lasso;
      }
    }
    return Optional.empty();
  }

  /**
   * Runs a program with given inputs until it comes back, if it does.
   *
   * @param program with checks for undefined behaviour, whose failure ends the run
   * @param inputs the same each time
   */
  public static Optional<Lasso> follow(
      Program program, Supplier<InputSource> inputs, BooleanSupplier stop) {
    LassoRun run = new LassoRun(program, Effort.FULL.limits, stop);
    return run.run(inputs.get()).span().map(span -> run.record(span, inputs));
  }

  /** Runs one execution on, until it comes back if it does. */
  public Optional<Lasso> lasso(
      Counterexample start, ContinuedInputs.Continuation continuation, long seed) {
    return lasso(start, continuation, seed, Effort.FULL);
  }

  private Optional<Lasso> lasso(
      Counterexample start, ContinuedInputs.Continuation continuation, long seed, Effort effort) {
    List<ScriptedInput> script = ChoiceValues.script(start);
    ContinuedInputs inputs = new ContinuedInputs(script, continuation, seed);
    LassoRun run = new LassoRun(program, effort.limits, stop);
    Optional<Recurrence.Span> span = run.run(inputs).span();
    return inputs.metUndefined()
        ? Optional.empty()
        : span.map(s -> run.record(s, () -> new ContinuedInputs(script, continuation, seed)));
  }
}
