package kiki.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.Ssa;

/** Runs the engines that the options ask for. */
public final class Verifier {
  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final Replay replay;
  private final Cancellation cancellation;
  private final VariableRegistry registry = new VariableRegistry();
  private final Map<String, Stopwatch> stopwatches = new LinkedHashMap<>();

  public Verifier(
      Options.Analysis analysis, Workbench workbench, Replay replay, Cancellation cancellation) {
    this.analysis = analysis;
    this.workbench = workbench;
    this.replay = replay;
    this.cancellation = cancellation;
  }

  /** Time and work of each engine that ran. */
  public Map<String, Stopwatch> stopwatches() {
    return stopwatches;
  }

  /** A verdict for every property; the listener hears of each as soon as it is known. */
  public Map<Property, Verdict> verify(List<Property> properties, Listener listener) {
    Ledger ledger = new Ledger(properties, listener);
    BooleanSupplier stop = () -> ledger.isSettled() || cancellation.getAsBoolean();
    Judge judge = new Judge(ledger, replay, certifier());
    switch (analysis.engine()) {
      case SCHEDULE ->
          new SideBySide(cancellation)
              .run(
                  List.of(
                      () -> bmc(judge, stop), () -> kiki(Plans.automatic(analysis), judge, stop)));
      case INCREMENTAL_BMC -> bmc(judge, stop);
      case K_INDUCTION -> kiki(Plans.kInduction(analysis), judge, stop);
      case ABSTRACT_INTERPRETATION -> kiki(Plans.abstractInterpretation(analysis), judge, stop);
      case TERMINATION, NONTERMINATION, TERMINATION_EITHER_WAY ->
          throw new IllegalArgumentException("not a safety analysis: " + analysis.engine());
    }
    return ledger.close(cancellation.reason().orElse("the analysis is not precise enough"));
  }

  /** A certificate is checked even when the other engine has just decided the rest. */
  private Optional<Certifier> certifier() {
    return analysis.certify()
        ? Optional.of(new Certifier(workbench, registry, cancellation))
        : Optional.empty();
  }

  private void bmc(Judge judge, BooleanSupplier stop) {
    Session session = Session.open(workbench, Ssa.Mode.FROM_START, stop);
    int limit = analysis.unwind().orElse(Integer.MAX_VALUE);
    new BoundedModelChecker(session, judge, limit, stopwatch("bmc")).run();
  }

  private void kiki(Plan plan, Judge judge, BooleanSupplier stop) {
    Session session = Session.open(workbench, Ssa.Mode.CUT, stop);
    new Kiki(session, judge, plan, registry, stopwatch(plan.name())).run();
  }

  private synchronized Stopwatch stopwatch(String engine) {
    return stopwatches.computeIfAbsent(engine, _ -> new Stopwatch());
  }
}
