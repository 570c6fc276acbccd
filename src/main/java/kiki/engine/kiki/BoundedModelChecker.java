// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.Optional;
import java.util.Set;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.result.Ledger;
import kiki.engine.session.Completeness;
import kiki.engine.session.Session;
import kiki.program.Property;

/**
 * Incremental bounded model checking (chapter, section 5.2): looks for violations within k
 * iterations of every loop, for growing k. When no execution goes beyond the unwinding, what is
 * left holds.
 */
public final class BoundedModelChecker {
  /** What a run is to find. */
  public enum Aim {
    /** Failures, and proofs by complete unwinding. */
    VERDICTS,
    FAILURES
  }

  private final Session session;
  private final Judge judge;
  private final Ledger ledger;
  private final Refuter refuter;
  private final int firstUnwindings;
  private final int maxUnwindings;
  private final Aim aim;
  private final Stopwatch stopwatch;

  /**
   * The session's SSA form starts every loop at its entry.
   *
   * @param firstUnwindings unwindings before the first check
   */
  public BoundedModelChecker(
      Session session,
      Judge judge,
      int firstUnwindings,
      int maxUnwindings,
      Aim aim,
      Stopwatch stopwatch) {
    this.session = session;
    this.judge = judge;
    this.ledger = judge.ledger();
    this.refuter = new Refuter(session, judge);
    this.firstUnwindings = firstUnwindings;
    this.maxUnwindings = maxUnwindings;
    this.aim = aim;
    this.stopwatch = stopwatch;
  }

  /** Runs until all is decided, the limit is reached, or the run is cancelled. */
  public void run() {
    while (session.ssa().unwindings() < firstUnwindings) {
      stopwatch.time(Stopwatch.Part.UNWIND, session::unwind);
    }
    while (!session.isCancelled() && !ledger.open().isEmpty()) {
      int k = session.ssa().unwindings();
      ledger.listener().progress("bmc", k, ledger.open().size());
      Refuter.Outcome search = stopwatch.time(Stopwatch.Part.REFUTE, refuter::refute);
      if (search.cancelled()) {
        return;
      }
      if (isDue(k) && stopwatch.time(Stopwatch.Part.COMPLETENESS, () -> isComplete(search))) {
        return;
      }
      boolean deeper = judge.pace().searched(k);
      if (!deeper || k >= maxUnwindings || isAllUnwound()) {
        return;
      }
      stopwatch.time(Stopwatch.Part.UNWIND, session::unwind);
    }
  }

  /** Proves what is checked only on executions that are represented, if these are all. */
  private boolean isComplete(Refuter.Outcome search) {
    Optional<Set<Property>> hidden = new Completeness(session).hidden();
    hidden.ifPresent(h -> judge.unwound(search.without(h), session));
    return hidden.isPresent();
  }

  /** Deep down, asking for completeness each time would cost more than the search. */
  private boolean isDue(int k) {
    return aim == Aim.VERDICTS
        && (k <= PlanTuning.SHALLOW_UNWINDINGS
            || k % PlanTuning.COMPLETENESS_INTERVAL == 0
            || k >= maxUnwindings
            || isAllUnwound());
  }

  /** Whether another unwinding adds nothing; what is open then stays so. */
  private boolean isAllUnwound() {
    return session.ssa().needsMore() == session.terms().falseTerm();
  }
}
