// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.engine.control.Cancellation;
import kiki.engine.control.SideBySide;
import kiki.engine.control.Stopwatch;
import kiki.engine.control.Turns;
import kiki.engine.explicit.ExplicitChecker;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.Suspects;
import kiki.engine.loop.VisibleNames;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.engine.session.Replay;
import kiki.engine.session.SlicedBench;
import kiki.engine.session.SoleExecution;
import kiki.engine.session.Workbench;
import kiki.engine.trial.Trials;
import kiki.options.Options;
import kiki.program.Property;
import kiki.util.Location;

/** Runs the engines that the options ask for. */
public final class Verifier {
  /** Which of the properties that fail are of interest. */
  public enum Failures {
    /** One is enough. */
    FIRST,
    /** Every property gets a verdict of its own. */
    ALL
  }

  private final long start = System.nanoTime();
  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final Replay replay;
  private final Cancellation cancellation;
  private final Failures failures;
  private final Optional<SoleExecution> sole;
  private final Optional<Trials> trials;
  private final Turns turns;
  private final WaitingTime waiting;
  private final Engines engines;

  public Verifier(
      Options.Analysis analysis,
      Workbench workbench,
      Replay replay,
      Cancellation cancellation,
      Failures failures) {
    this(
        analysis,
        workbench,
        replay,
        cancellation,
        failures,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Turns.Sharing.TOGETHER);
  }

  /**
   * @param names for what proofs say of loop heads, which a witness wants; absent if none is asked
   *     for
   * @param sole runs the program if it has but one execution; absent if that is not of interest
   * @param trials of the program; absent if none are wanted
   * @param sharing in turns if the evidence, too, is to be the same in every run
   */
  public Verifier(
      Options.Analysis analysis,
      Workbench workbench,
      Replay replay,
      Cancellation cancellation,
      Failures failures,
      Optional<VisibleNames> names,
      Optional<SoleExecution> sole,
      Optional<Trials> trials,
      Turns.Sharing sharing) {
    this.turns = new Turns(sharing);
    this.waiting = new WaitingTime(turns);
    this.sole = sole;
    this.trials = trials;
    this.analysis = analysis;
    this.workbench = workbench;
    this.replay = replay;
    this.cancellation = cancellation;
    this.failures = failures;
    this.engines = new Engines(analysis, workbench, replay, cancellation, names, turns, waiting);
  }

  /** Time and work of each engine that ran. */
  public Map<String, Stopwatch> stopwatches() {
    return engines.stopwatches();
  }

  /** A verdict for every property; the listener hears of each as soon as it is known. */
  public Map<Property, Verdict> verify(List<Property> properties, Listener listener) {
    Ledger ledger = Ledger.of(properties, listener);
    Set<Property> failing = execute(ledger);
    if (!ledger.isSettled()) {
      new FirstLook(analysis, workbench, replay, engines.heads(workbench), cancellation)
          .run(ledger, engines.stopwatch("bmc"));
    }
    if (!ledger.isSettled() && !isEnough(ledger)) {
      lookAtVariables(ledger);
    }
    if (!ledger.isSettled() && !isEnough(ledger)) {
      run(Round.first(ledger, workbench, failures, cancellation, turns), failing, ledger);
      trials.ifPresent(t -> tryLast(t, ledger));
      SoleExecutionVerdicts.refute(failing, ledger);
    }
    return reliance().founded(revised(ledger, ledger.close(reason(ledger))));
  }

  /** The properties that the program's only execution violates; engines show better how. */
  private Set<Property> execute(Ledger ledger) {
    return analysis.engine() == Options.Engine.SCHEDULE
        ? sole.map(s -> SoleExecutionVerdicts.decide(s, ledger)).orElse(Set.of())
        : Set.of();
  }

  /** Lets engines show a failure for a while, before it is told of without its steps. */
  private void refuteLater(Set<Property> failing, Ledger ledger, Round round) {
    if (waiting.awaited(
        waiting.allowance(ScheduleTuning.FAILURE_NANOS, ScheduleTuning.FAILURE_TURNS), round)) {
      SoleExecutionVerdicts.refute(failing, ledger);
    }
  }

  /** Tries proofs that need nothing of what lies behind pointers. */
  private void lookAtVariables(Ledger ledger) {
    if (analysis.engine() != Options.Engine.SCHEDULE) {
      return;
    }
    Set<Property> open = new LinkedHashSet<>(ledger.open());
    Optional<SlicedBench> abstraction = workbench.abstraction(open, cancellation);
    if (abstraction.isEmpty()) {
      return;
    }
    List<Property> judged = abstraction.get().properties().stream().filter(open::contains).toList();
    Ledger part = Ledger.of(judged, new PartListener(ledger, (p, v) -> admit(p, v, ledger)));
    Round round =
        Round.abstraction(part, workbench, abstraction.get(), failures, cancellation, turns);
    // The other engines are not long about what is small.
    long divisor =
        abstraction.get().size() < ScheduleTuning.LARGE_ABSTRACTION
            ? ScheduleTuning.SMALL_ABSTRACTION_DIVISOR
            : 1;
    BooleanSupplier spent =
        waiting.allowance(
            ScheduleTuning.ABSTRACTION_NANOS / divisor, ScheduleTuning.ABSTRACTION_TURNS / divisor);
    runOnce(round, List.of(() -> giveUp(round, spent)), part);
    if (part.open().size() < judged.size()) {
      abstraction.get().outsideCalls().forEach(call -> warnOfCall(call, ledger));
    }
  }

  private static void warnOfCall(Location call, Ledger ledger) {
    ledger
        .listener()
        .warning(
            "%s: this may call a function that the program does not have; its effects are ignored"
                .formatted(call));
  }

  private static void admit(Property property, Verdict verdict, Ledger ledger) {
    if (!(verdict instanceof Verdict.Unknown)) {
      ledger.decide(property, verdict);
    }
  }

  /** What can be proved in an abstraction mostly is soon. */
  private void giveUp(Round round, BooleanSupplier spent) {
    if (waiting.awaited(spent, round)) {
      round.misled();
    }
  }

  /** Runs the program on inputs, once the engines had their time for what is easy for them. */
  private void tryOut(Trials chosen, Judge judge, Suspects suspects, Round round) {
    BooleanSupplier enough =
        waiting.allowance(ScheduleTuning.TRIAL_NANOS, ScheduleTuning.TRIAL_TURNS);
    if (waiting.awaited(enough, round)) {
      suspects.want();
      Stopwatch stopwatch = engines.stopwatch("trials");
      do {
        stopwatch.time(Stopwatch.Part.REFUTE, () -> chosen.run(judge, suspects, round));
      } while (waiting.awaited(suspects::isReady, round)
          && !suspects.isOver()
          && !round.getAsBoolean());
    }
  }

  /** Runs from state to state, once the engines had their time for what is easy for them. */
  private void visitStates(Judge judge, Blackboard blackboard, Round round) {
    BooleanSupplier enough =
        waiting.allowance(ScheduleTuning.STATES_NANOS, ScheduleTuning.STATES_TURNS);
    if (waiting.awaited(enough, round) && !round.getAsBoolean()) {
      Stopwatch stopwatch = engines.stopwatch("states");
      ExplicitChecker checker =
          new ExplicitChecker(round.workbench(), judge, blackboard, round::isEnoughForIc3);
      stopwatch.time(Stopwatch.Part.REFUTE, checker::run);
    }
  }

  /** Where the engines have given up early, runs may still show what no model did. */
  private void tryLast(Trials chosen, Ledger ledger) {
    if (analysis.engine() == Options.Engine.SCHEDULE && !isEnough(ledger)) {
      ledger.reopenRejected();
      chosen.run(
          new Judge(ledger, replay, Optional.empty()),
          new Suspects(),
          () ->
              ledger.isSettled()
                  || cancellation.getAsBoolean()
                  || chosen.steps() > ScheduleTuning.LAST_TRIAL_STEPS);
    }
  }

  private Reliance reliance() {
    return new Reliance(workbench::after);
  }

  /**
   * Judges anew what is proved only if other properties hold that nothing is known of. That takes
   * about as long as the run so far: it has no better answer to give as a whole.
   */
  private Map<Property, Verdict> revised(Ledger ledger, Map<Property, Verdict> verdicts) {
    BooleanSupplier spent =
        waiting.allowance(
            Math.max(ScheduleTuning.REVISION_NANOS, System.nanoTime() - start),
            Math.max(ScheduleTuning.REVISION_TURNS, turns.count()));
    BooleanSupplier enough = () -> cancellation.getAsBoolean() || spent.getAsBoolean();
    Map<Property, Verdict> revised = verdicts;
    for (int i = 0;
        i < ScheduleTuning.REVISIONS && failures == Failures.ALL && !enough.getAsBoolean();
        i++) {
      Map<Property, Property> unfounded = reliance().unfounded(revised);
      if (unfounded.isEmpty()) {
        break;
      }
      unfounded.forEach((p, doubted) -> ledger.reopen(p, Reliance.reason(doubted)));
      run(Round.revision(ledger, workbench, failures, enough, turns), Set.of(), ledger);
      revised = ledger.close(reason(ledger));
    }
    return revised;
  }

  /** The round, and those that follow from it. */
  private void run(Round first, Set<Property> failing, Ledger ledger) {
    Round round = first;
    boolean again = true;
    while (again) {
      try {
        runOnce(round, refuting(failing, ledger, round), ledger);
      } finally {
        again = round.takeBack() && !cancellation.getAsBoolean();
      }
      round = round.next();
    }
  }

  private String reason(Ledger ledger) {
    return cancellation
        .reason()
        .orElse(isEnough(ledger) ? "another property fails" : "the analysis is not precise enough");
  }

  private boolean isEnough(Ledger ledger) {
    return failures == Failures.FIRST && !ledger.refuted().isEmpty();
  }

  private List<Runnable> refuting(Set<Property> failing, Ledger ledger, Round round) {
    return failing.stream().anyMatch(ledger::isOpen)
        ? List.of(() -> refuteLater(failing, ledger, round))
        : List.of();
  }

  private void runOnce(Round round, List<Runnable> beside, Ledger ledger) {
    Judge judge = engines.judge(ledger, round);
    Blackboard blackboard = new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS, turns);
    List<Runnable> all = new ArrayList<>(engines.of(judge, round, blackboard));
    all.addAll(beside);
    Judge ofRuns = new Judge(ledger, replay, Optional.empty());
    if (analysis.engine() == Options.Engine.SCHEDULE) {
      trials.ifPresent(t -> all.add(() -> tryOut(t, ofRuns, blackboard.suspects(), round)));
      all.add(() -> visitStates(judge, blackboard, round));
      if (failures == Failures.ALL) {
        Revision revision = new Revision(workbench, engines, waiting, turns);
        all.add(() -> revision.run(ledger, blackboard.suspects(), round));
      }
    }
    try {
      new SideBySide(cancellation, round, turns).run(all);
    } finally {
      judge.close();
      ofRuns.close();
    }
  }
}
