// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.certify.Certifier;
import kiki.engine.certify.ProofCertifier;
import kiki.engine.certify.SliceCertifier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.RoundControl;
import kiki.engine.control.Stopwatch;
import kiki.engine.control.Stopwatches;
import kiki.engine.control.Turns;
import kiki.engine.ic3.Ic3;
import kiki.engine.judge.HeadInvariants;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.BoundedModelChecker;
import kiki.engine.kiki.Kiki;
import kiki.engine.kiki.Plan;
import kiki.engine.kiki.Plans;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.VisibleNames;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.session.Replay;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.ssa.form.Ssa;

/** The engines of a round, by what the options ask for. */
final class Engines {
  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final Replay replay;
  private final Cancellation cancellation;
  private final Optional<VisibleNames> names;
  private final Turns turns;
  private final WaitingTime waiting;
  private final Stopwatches stopwatches = new Stopwatches();

  /**
   * @param workbench of the whole program
   * @param names for what proofs say of loop heads; absent if nobody asks
   */
  Engines(
      Options.Analysis analysis,
      Workbench workbench,
      Replay replay,
      Cancellation cancellation,
      Optional<VisibleNames> names,
      Turns turns,
      WaitingTime waiting) {
    this.analysis = analysis;
    this.workbench = workbench;
    this.replay = replay;
    this.cancellation = cancellation;
    this.names = names;
    this.turns = turns;
    this.waiting = waiting;
  }

  /** Time and work of each engine that ran. */
  Map<String, Stopwatch> stopwatches() {
    return stopwatches.soFar();
  }

  Stopwatch stopwatch(String engine) {
    return stopwatches.of(engine);
  }

  /** Takes in what the engines of a round find. */
  Judge judge(Ledger ledger, Round round) {
    Optional<? extends ProofCertifier> certifier =
        round.isSliced()
            ? sliceCertifier(round.workbench())
            : Certifier.of(analysis.certification(), round.workbench(), cancellation);
    return new Judge(
        ledger, replay, certifier, round, round.completion(), heads(round.workbench()));
  }

  /** What is to run side by side. */
  List<Runnable> of(Judge judge, Round round, Blackboard blackboard) {
    Optional<ModularEngine> modular = ModularEngine.of(analysis, round);
    List<Runnable> all = new ArrayList<>(chosen(modular, judge, round, blackboard));
    modular.ifPresent(m -> all.add(() -> m.run(judge, names, cancellation, stopwatch("modular"))));
    Optional<Plan> summaries =
        Plans.summaries(analysis).filter(_ -> round.workbench().isRecursive());
    summaries.ifPresent(plan -> all.add(() -> summarize(plan, judge, round)));
    return all;
  }

  private List<Runnable> chosen(
      Optional<ModularEngine> modular, Judge judge, Round round, Blackboard blackboard) {
    return switch (analysis.engine()) {
      case SCHEDULE ->
          List.of(
              () -> bmc(judge, round),
              () -> proveAll(modular, judge, round, blackboard),
              () -> ic3(judge, round, blackboard),
              () -> system(modular, judge, round, blackboard));
      // Neither the search nor the proofs wait for what is hard for the other.
      case K_INDUCTION ->
          List.of(
              () -> bmc(judge, round),
              () -> prove(Plans.kInduction(analysis), judge, round, blackboard));
      case INCREMENTAL_BMC -> {
        round.proofsAreDone();
        yield List.of(() -> bmc(judge, round));
      }
      case IC3 ->
          List.of(
              () -> ic3(judge, round, Blackboard.settled(VariableRegistry.Pointers.WITH_OFFSETS)));
      case LLUMC, LLUMC_UNROLL, LLUMC_IC3 -> {
        round.proofsAreDone();
        yield List.of(() -> system().run(judge, round, blackboard));
      }
      case ABSTRACT_INTERPRETATION -> interpretation(judge, round, blackboard);
      case TERMINATION, NONTERMINATION ->
          throw new IllegalArgumentException("not a safety analysis: " + analysis.engine());
    };
  }

  /**
   * Beside the invariants, a search for failures: a little, since one that is found is worth more
   * than an inconclusive answer; or as far as the user says, and then it may be complete.
   */
  private List<Runnable> interpretation(Judge judge, Round round, Blackboard blackboard) {
    BoundedModelChecker.Aim aim =
        analysis.unwind().isPresent()
            ? BoundedModelChecker.Aim.VERDICTS
            : BoundedModelChecker.Aim.FAILURES;
    return List.of(
        () -> bmc(judge, round, analysis.copies(ScheduleTuning.SEARCH_UNWINDINGS), aim),
        () -> kiki(Plans.abstractInterpretation(analysis), judge, round, blackboard));
  }

  /** A certificate is checked even when the other engine has just decided the rest. */
  private Optional<SliceCertifier> sliceCertifier(Workbench slice) {
    return SliceCertifier.of(analysis.certification(), slice, workbench, cancellation);
  }

  Optional<HeadInvariants> heads(Workbench judged) {
    return names.map(n -> new HeadInvariants(judged, n, cancellation));
  }

  private void bmc(Judge judge, Round round) {
    int limit = analysis.copies(Integer.MAX_VALUE);
    bmc(judge, round, limit, BoundedModelChecker.Aim.VERDICTS);
  }

  private void bmc(Judge judge, Round round, int limit, BoundedModelChecker.Aim aim) {
    try {
      Session s = Session.open(round.searched(), Ssa.Mode.FROM_START, round::isEnoughForSearch);
      Stopwatch stopwatch = stopwatch("bmc");
      s.use(
          new BoundedModelChecker(s, judge, round.failureDepth(), limit, aim, stopwatch)::run,
          stopwatch);
    } finally {
      round.searchIsDone();
    }
  }

  /** Executes every call in place, last of all if that is much; so does IC3, which waits for it. */
  private void proveAll(
      Optional<ModularEngine> modular, Judge judge, Round round, Blackboard blackboard) {
    try {
      if (mayInline(modular)) {
        prove(Plans.automatic(analysis), judge, round, blackboard);
      }
    } finally {
      blackboard.suspects().end();
    }
  }

  /** Waits for what looks at functions by themselves, if that is to be first. */
  private boolean mayInline(Optional<ModularEngine> modular) {
    return modular.isEmpty() || modular.get().isAwaited(waiting);
  }

  private void prove(Plan plan, Judge judge, Round round, Blackboard blackboard) {
    round.awaitFirstSearch();
    new GroupProofs(
            judge.ledger(),
            round,
            plan.upTo(ScheduleTuning.GROUP_UNWINDINGS),
            Plans.summaries(analysis).map(p -> p.upTo(ScheduleTuning.GROUP_UNWINDINGS)),
            stopwatch("groups"))
        .run(
            (ledger, group) ->
                new Judge(
                    ledger,
                    replay,
                    sliceCertifier(group.workbench()),
                    RoundControl.FREE,
                    Optional.empty(),
                    heads(group.workbench())),
            judge);
    kiki(plan, judge, round, blackboard);
  }

  /** Tries proofs of a round with a few unwindings, and nothing else. */
  void proofs(Judge judge, Round round, Blackboard blackboard) {
    if (ModularEngine.of(analysis, round).isEmpty()) {
      round.searchIsDone();
      Plan plan = Plans.automatic(analysis).upTo(ScheduleTuning.GROUP_UNWINDINGS);
      kiki(plan, judge, round, blackboard);
      if (round.workbench().isRecursive()) {
        Plan summaries = Plans.ofSummaries(analysis).upTo(ScheduleTuning.GROUP_UNWINDINGS);
        summarize(summaries, judge, round);
      }
    }
  }

  private void kiki(Plan plan, Judge judge, Round round, Blackboard blackboard) {
    try {
      Session session = Session.open(round.workbench(), Ssa.Mode.CUT, round);
      Stopwatch stopwatch = stopwatch(plan.name());
      session.use(Kiki.of(session, judge, plan, stopwatch, blackboard)::run, stopwatch);
      round.proofsAreDone();
    } finally {
      blackboard.settle();
    }
  }

  private void summarize(Plan plan, Judge judge, Round round) {
    round.awaitFirstSearch();
    Session session = Session.open(round.workbench(), Ssa.Mode.SUMMARIZED, round);
    Stopwatch stopwatch = stopwatch(plan.name());
    Blackboard own = new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS, turns);
    session.use(Kiki.of(session, judge, plan, stopwatch, own)::run, stopwatch);
  }

  /** Its SSA form, too, is made only once the cheap invariants were not enough. */
  private void ic3(Judge judge, Round round, Blackboard blackboard) {
    blackboard.await(round::isEnoughForIc3);
    Session session = Session.open(round.workbench(), Ssa.Mode.CUT, round::isEnoughForIc3);
    Ic3.Limit limit =
        analysis.unwind().isPresent()
            ? new Ic3.Limit(analysis.copies(1), Ic3.Limit.SHORT_SEARCH_CHECKS)
            : Ic3.Limit.NONE;
    Stopwatch stopwatch = stopwatch("ic3");
    session.use(new Ic3(session, judge, stopwatch, blackboard, limit)::run, stopwatch);
  }

  /** Its steps, too, execute calls in place. */
  private void system(
      Optional<ModularEngine> modular, Judge judge, Round round, Blackboard blackboard) {
    if (mayInline(modular)) {
      system().runLater(judge, round, blackboard);
    }
  }

  private SystemEngine system() {
    return new SystemEngine(analysis.engine(), waiting, stopwatch("llumc"));
  }
}
