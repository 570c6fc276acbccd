// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import kiki.engine.certify.Certifier;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.Kiki;
import kiki.engine.kiki.Plan;
import kiki.engine.kiki.Plans;
import kiki.engine.kiki.Stage;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.ssa.form.Ssa;

/**
 * Proves that no execution ends, by proving that its end cannot be reached and that nothing
 * undefined happens: then there is nothing to choose for an execution that goes on for ever.
 */
final class EndlessProver {
  private final Workbench workbench;
  private final Program program;
  private final Options options;

  /**
   * How to look for a proof and when to give up: ends are mostly found to be reachable soon, or not
   * to be by an invariant.
   */
  record Options(kiki.options.Options.Analysis analysis, int unwindings, BooleanSupplier stop) {}

  /**
   * @param program asserts that it does not end, and that nothing undefined happens
   */
  EndlessProver(Workbench workbench, Program program, Options options) {
    this.workbench = workbench;
    this.program = program;
    this.options = options;
  }

  boolean isEndless() {
    Plan automatic = Plans.automatic(options.analysis());
    return isEndless(Ssa.Mode.CUT, Plan.Refutation.INCLUDED, automatic.stages())
        .orElseGet(
            () ->
                workbench.isRecursive()
                    && isEndless(
                            Ssa.Mode.SUMMARIZED,
                            Plan.Refutation.ELSEWHERE,
                            Plans.ofSummaries(options.analysis()).stages())
                        .orElse(false));
  }

  /** Empty if neither a proof nor an end is found. */
  private Optional<Boolean> isEndless(
      Ssa.Mode mode, Plan.Refutation refutation, IntFunction<List<Stage>> stages) {
    List<Property> properties = Properties.of(program);
    Watch watch = new Watch();
    Ledger ledger = Ledger.of(properties, watch);
    BooleanSupplier stop = () -> watch.failed || options.stop().getAsBoolean();
    Optional<Certifier> certifier =
        Certifier.of(options.analysis().certification(), workbench, options.stop());
    Judge judge = new Judge(ledger, (_, _) -> Optional.of("an end is reached"), certifier);
    int last = options.analysis().copies(options.unwindings());
    Plan plan =
        new Plan("endlessness", 1, Math.min(options.unwindings(), last), refutation, stages);
    Session session = Session.open(workbench, mode, stop);
    Blackboard blackboard = new Blackboard(VariableRegistry.Pointers.WHOLE);
    Kiki.of(session, judge, plan, new Stopwatch(), blackboard).run();
    return watch.failed || ledger.isSettled() ? Optional.of(!watch.failed) : Optional.empty();
  }

  /** One property that is not proved is enough to give up. */
  private static final class Watch implements Listener {
    private volatile boolean failed;

    @Override
    public void decided(Property property, Verdict verdict) {
      failed |= !(verdict instanceof Verdict.Proved);
    }

    @Override
    public void warning(String message) {}

    @Override
    public void progress(String engine, int unwindings, int open) {}
  }
}
