package kiki.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.Ssa;

/** Runs the engines that the options ask for. */
public final class Verifier {
  /** Which of the properties that fail are of interest. */
  public enum Failures {
    /** One is enough. */
    FIRST,
    /** Every property gets a verdict of its own. */
    ALL
  }

  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final Replay replay;
  private final Cancellation cancellation;
  private final Failures failures;
  private final VariableRegistry registry =
      new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
  private final Map<String, Stopwatch> stopwatches = new LinkedHashMap<>();

  public Verifier(
      Options.Analysis analysis,
      Workbench workbench,
      Replay replay,
      Cancellation cancellation,
      Failures failures) {
    this.analysis = analysis;
    this.workbench = workbench;
    this.replay = replay;
    this.cancellation = cancellation;
    this.failures = failures;
  }

  /** Time and work of each engine that ran. */
  public Map<String, Stopwatch> stopwatches() {
    return stopwatches;
  }

  /** A verdict for every property; the listener hears of each as soon as it is known. */
  public Map<Property, Verdict> verify(List<Property> properties, Listener listener) {
    Ledger ledger = new Ledger(properties, listener);
    Round round = Round.first(ledger, workbench, failures, cancellation);
    boolean again = true;
    while (again) {
      try {
        run(round, ledger);
      } finally {
        again = round.takeBack() && failures == Failures.ALL && !cancellation.getAsBoolean();
      }
      round = round.next();
    }
    return ledger.close(reason(ledger));
  }

  private String reason(Ledger ledger) {
    boolean enough = failures == Failures.FIRST && !ledger.refuted().isEmpty();
    return cancellation
        .reason()
        .orElse(enough ? "another property fails" : "the analysis is not precise enough");
  }

  private void run(Round round, Ledger ledger) {
    Judge judge = new Judge(ledger, replay, certifier(round.workbench()), round);
    Blackboard blackboard = new Blackboard();
    List<Runnable> engines =
        switch (analysis.engine()) {
          case SCHEDULE ->
              List.of(
                  () -> bmc(judge, round),
                  () -> kiki(Plans.automatic(analysis), judge, round, blackboard),
                  () -> ic3(judge, round, blackboard));
          // Neither the search nor the proofs wait for what is hard for the other.
          case K_INDUCTION ->
              List.of(
                  () -> bmc(judge, round),
                  () -> kiki(Plans.kInduction(analysis), judge, round, blackboard));
          case INCREMENTAL_BMC -> {
            round.proofsAreDone();
            yield List.of(() -> bmc(judge, round));
          }
          case IC3 -> List.of(() -> ic3(judge, round, Blackboard.settled()));
          case ABSTRACT_INTERPRETATION -> interpretation(judge, round, blackboard);
          case TERMINATION, NONTERMINATION ->
              throw new IllegalArgumentException("not a safety analysis: " + analysis.engine());
        };
    try {
      new SideBySide(cancellation, round).run(engines);
    } finally {
      judge.close();
    }
  }

  /** What may follow a failure is searched for, too. */
  private List<Runnable> interpretation(Judge judge, Round round, Blackboard blackboard) {
    Plan plan = Plans.abstractInterpretation(analysis);
    Runnable proofs = () -> kiki(plan, judge, round, blackboard);
    return round.isFirst()
        ? List.of(proofs)
        : List.of(proofs, () -> bmc(judge, round, plan.maxUnwindings()));
  }

  /** A certificate is checked even when the other engine has just decided the rest. */
  private Optional<Certifier> certifier(Workbench judged) {
    return analysis.certify()
        ? Optional.of(new Certifier(judged, registry, cancellation))
        : Optional.empty();
  }

  private void bmc(Judge judge, Round round) {
    bmc(judge, round, analysis.copies(Integer.MAX_VALUE));
  }

  private void bmc(Judge judge, Round round, int limit) {
    Session session = Session.open(round.searched(), Ssa.Mode.FROM_START, round);
    new BoundedModelChecker(session, judge, round.failureDepth(), limit, stopwatch("bmc")).run();
  }

  private void kiki(Plan plan, Judge judge, Round round, Blackboard blackboard) {
    try {
      Session session = Session.open(round.workbench(), Ssa.Mode.CUT, round);
      new Kiki(session, judge, plan, registry, stopwatch(plan.name()), blackboard).run();
      round.proofsAreDone();
    } finally {
      blackboard.settle();
    }
  }

  private void ic3(Judge judge, Round round, Blackboard blackboard) {
    Session session = Session.open(round.workbench(), Ssa.Mode.CUT, round::isEnoughForIc3);
    Ic3.Limit limit =
        analysis.unwind().isPresent()
            ? new Ic3.Limit(analysis.copies(1), Ic3.Limit.MODEST_CHECKS)
            : Ic3.Limit.NONE;
    new Ic3(session, judge, registry, stopwatch("ic3"), blackboard, limit).run();
  }

  private synchronized Stopwatch stopwatch(String engine) {
    return stopwatches.computeIfAbsent(engine, _ -> new Stopwatch());
  }
}
