// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.lasso.ContinuedInputs;
import kiki.engine.lasso.EndlessReplay;
import kiki.engine.lasso.LassoRuns;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.result.Verdict;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Session;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.Ssa;

/** Looks for executions without end by proofs that the end is out of reach. */
final class EndlessSearch {
  private final Options.Analysis analysis;
  private final TerminationVerifier.Subjects subjects;
  private final BooleanSupplier stop;

  EndlessSearch(
      Options.Analysis analysis, TerminationVerifier.Subjects subjects, BooleanSupplier stop) {
    this.analysis = analysis;
    this.subjects = subjects;
    this.stop = stop;
  }

  /** The evidence is an execution that is on its way. */
  void run(Ledger ledger, Property property) {
    TerminationVerifier.Subject subject = subjects.endless().get();
    EndlessProver.Options options =
        new EndlessProver.Options(analysis, TerminationTuning.ALWAYS_ENDLESS, stop);
    boolean always = new EndlessProver(subject.workbench(), subject.program(), options).isEndless();
    if (stop.getAsBoolean()) {
      return;
    }
    Session session = Session.open(subjects.checked().workbench(), Ssa.Mode.FROM_START, stop);
    if (always && session.checkFromStart(session.ssa().needsMore()) == Answer.SAT) {
      Counterexample start = new ModelReader(session).counterexample();
      Optional<String> mismatch =
          new EndlessReplay(subjects.checked().program(), stop).mismatch(property, start);
      mismatch.ifPresentOrElse(
          why -> ledger.explain(property, "no end was found to be reachable, but " + why),
          () -> ledger.decide(property, new Verdict.Refuted(shown(session, start))));
      return;
    }
    EndlessProver.Options simple =
        new EndlessProver.Options(analysis, TerminationTuning.SOMETIMES_ENDLESS, stop);
    EndlessInputs inputs =
        new EndlessInputs(session, subject.program(), subjects.workbenches(), simple);
    for (int k = 1;
        k <= Math.min(TerminationTuning.ENDLESS_INPUTS, analysis.copies(Integer.MAX_VALUE))
            && !stop.getAsBoolean();
        k++) {
      inputs
          .search(property)
          .map(start -> new Verdict.Refuted(shown(session, start)))
          .ifPresent(found -> ledger.decide(property, found));
      session.unwind();
    }
  }

  /** With a cycle, if one is short enough to be shown. */
  private Counterexample shown(Session session, Counterexample start) {
    Program program = subjects.checked().program();
    return new LassoRuns(session, program, stop)
        .lasso(start, ContinuedInputs.Continuation.SAME, 0)
        .<Counterexample.Ending>map(Counterexample.Cycle::new)
        .map(start::with)
        .orElseGet(() -> start.with(new Counterexample.Endless()));
  }
}
