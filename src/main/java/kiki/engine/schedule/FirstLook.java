// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import kiki.bitblast.aig.UnsupportedTermException;
import kiki.engine.certify.Certifier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.RoundControl;
import kiki.engine.control.Stopwatch;
import kiki.engine.control.WorkLimit;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.BoundedModelChecker;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.engine.session.Replay;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaLimitException;

/**
 * Decides small programs without loops: one unwinding shows all there is to see. No slice is made
 * and no engine started for them. What it leaves open, or cannot do, is as if it had not been.
 */
final class FirstLook {
  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final Replay replay;
  private final Optional<HeadInvariants> heads;
  private final Cancellation cancellation;

  FirstLook(
      Options.Analysis analysis,
      Workbench workbench,
      Replay replay,
      Optional<HeadInvariants> heads,
      Cancellation cancellation) {
    this.analysis = analysis;
    this.workbench = workbench;
    this.replay = replay;
    this.heads = heads;
    this.cancellation = cancellation;
  }

  /** Adds what it finds to the ledger: failures, and proofs if nothing is doubtful. */
  void run(Ledger ledger, Stopwatch stopwatch) {
    if (analysis.engine() != Options.Engine.SCHEDULE || !workbench.isSmallAndStraight()) {
      return;
    }
    Ledger own = Ledger.of(ledger.open(), Listener.NONE);
    try {
      search(own, stopwatch);
    } catch (CancellationException | UnsupportedTermException | SsaLimitException obstacle) {
      return; // The engines look at less, or say what is not supported.
    }
    Map<Property, Verdict> found = own.close("");
    boolean provesAll = found.values().stream().allMatch(Verdict.Proved.class::isInstance);
    found.forEach(
        (property, verdict) -> {
          if (provesAll || verdict instanceof Verdict.Refuted) {
            ledger.decide(property, verdict);
          }
        });
  }

  private void search(Ledger own, Stopwatch stopwatch) {
    WorkLimit limit = new WorkLimit(cancellation, ScheduleTuning.LOOK_QUESTIONS);
    Judge judge =
        new Judge(
            own,
            replay,
            Certifier.of(analysis.certification(), workbench, cancellation),
            RoundControl.FREE,
            Optional.empty(),
            heads);
    Session session = Session.open(workbench, Ssa.Mode.FROM_START, limit);
    session.use(
        new BoundedModelChecker(session, judge, 1, 1, BoundedModelChecker.Aim.VERDICTS, stopwatch)
            ::run,
        stopwatch);
  }
}
