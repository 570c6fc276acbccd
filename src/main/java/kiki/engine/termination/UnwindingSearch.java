// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.lasso.LassoFinder;
import kiki.engine.lasso.LassoReplay;
import kiki.engine.lasso.LassoRuns;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.engine.result.Ledger;
import kiki.engine.result.Obstacle;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.Completeness;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.Ssa;

/** Unwinds the program from its start: it may turn out to be finite, or to come back. */
final class UnwindingSearch {
  private final RankingEngine.Setting setting;
  private final Judge judge;
  private final Property property;
  private final LassoReplay replay;
  private final BooleanSupplier stop;
  private final Stopwatch stopwatch;
  private volatile boolean refused;

  UnwindingSearch(
      RankingEngine.Setting setting,
      Judge judge,
      Property property,
      LassoReplay replay,
      BooleanSupplier stop,
      Stopwatch stopwatch) {
    this.setting = setting;
    this.judge = judge;
    this.property = property;
    this.replay = replay;
    this.stop = stop;
    this.stopwatch = stopwatch;
  }

  /** Whether an execution reaches a construct without meaning, which excludes proofs. */
  boolean isRefused() {
    return refused;
  }

  /**
   * @param note of what overflows
   * @param order what to wait for before what is more costly
   */
  void run(OverflowNote note, StartOrder order) {
    try {
      inputless(judge.ledger());
      TerminationVerifier.Subjects subjects = setting.subjects();
      Session finite = Session.open(subjects.plain().workbench(), Ssa.Mode.FROM_START, stop);
      Session lassos = Session.open(subjects.checked().workbench(), Ssa.Mode.FROM_START, stop);
      finite.use(() -> lassos.use(() -> search(finite, lassos, note, order), stopwatch), stopwatch);
    } finally {
      order.end(StartOrder.Attempt.FIRST_ITERATION);
      order.end(StartOrder.Attempt.SECOND_ITERATION);
    }
  }

  /** A run that asks for no input needs no solver to come back. */
  private void inputless(Ledger ledger) {
    Counterexample start = new Counterexample(0, List.of(), List.of(), ObjectNames.NONE);
    if (replay.replay(start) instanceof LassoReplay.ComesBack(Lasso run)) {
      ledger.decide(property, new Verdict.Refuted(start.with(new Counterexample.Cycle(run))));
    }
  }

  private void search(Session finite, Session lassos, OverflowNote note, StartOrder order) {
    LassoFinder finder = new LassoFinder(lassos, judge.ledger(), replay, property);
    LassoRuns runs = new LassoRuns(lassos, setting.subjects().checked().program(), stop);
    while (!finite.isCancelled() && !lassos.isCancelled()) {
      int k = finite.ssa().unwindings();
      judge.ledger().listener().progress("unwinding", k, 1);
      if (setting.proves() && isComplete(finite)) {
        judge.proved(
            List.of(property), new Proof(Proof.Method.COMPLETE_UNWINDING, k, List.of(), List.of()));
      }
      stopwatch.time(Stopwatch.Part.REFUTE, finder::search);
      if (k > 1) {
        await(k, order);
      }
      if (Integer.bitCount(k) == 1 && !stop.getAsBoolean()) {
        stopwatch
            .time(Stopwatch.Part.REFUTE, () -> runs.search(effort(k)))
            .ifPresent(found -> judge.ledger().decide(property, found));
      }
      note.look(lassos);
      if (setting.proves() && isHopeless(lassos) || k >= setting.limit()) {
        return;
      }
      if (k == 1) {
        await(k, order);
      }
      stopwatch.time(Stopwatch.Part.UNWIND, finite::unwind);
      stopwatch.time(Stopwatch.Part.UNWIND, lassos::unwind);
    }
  }

  /** The first iterations are cheap; then others may find out sooner. */
  private void await(int k, StartOrder order) {
    if (k == 1) {
      order.end(StartOrder.Attempt.FIRST_ITERATION);
      order.await(StartOrder.Attempt.SIMPLE_RANKING, stop);
    } else if (k == 2) {
      order.end(StartOrder.Attempt.SECOND_ITERATION);
      order.await(StartOrder.Attempt.CHEAP_RANKING, stop);
    }
  }

  /** An execution that comes back after one iteration more is found sooner by the solver. */
  private static LassoRuns.Effort effort(int k) {
    return k == 1 ? LassoRuns.Effort.LOW : LassoRuns.Effort.FULL;
  }

  private boolean isComplete(Session finite) {
    return stopwatch.time(Stopwatch.Part.COMPLETENESS, new Completeness(finite)::isComplete);
  }

  /**
   * An execution into a construct without meaning excludes proofs. A search for one that does not
   * end goes on for a while, if there are others.
   */
  private boolean isHopeless(Session session) {
    Optional<Obstacle> reached = new ReachedUnsupported(session).reached();
    if (reached.isEmpty()) {
      return false;
    }
    refused = true;
    boolean last =
        session.ssa().unwindings() >= TerminationTuning.AFTER_REFUSAL
            || session.checkFromStart(session.ssa().needsMore()) == Answer.UNSAT;
    String reason = "an execution reaches an unsupported construct: " + reached.get().text();
    judge.ledger().explain(property, reason);
    if (last) {
      judge.ledger().decide(property, new Verdict.Unknown(reason));
    }
    return last;
  }
}
