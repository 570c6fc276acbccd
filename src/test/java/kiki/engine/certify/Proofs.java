// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.engine.Analyses;
import kiki.engine.CSubject;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.Kiki;
import kiki.engine.kiki.Plans;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.Ssa;

/** The proofs that kIkI finds for a program, not certified. */
record Proofs(Map<Property, Proof> proofs) {
  private static final int MOST_UNWINDINGS = 2;

  static Proofs of(Workbench workbench, List<Property> properties, BooleanSupplier cancelled) {
    Ledger ledger = Ledger.of(properties, CSubject.listener());
    Judge judge = new Judge(ledger, (_, _) -> Optional.of("is not asked"), Optional.empty());
    Options.Analysis analysis =
        Analyses.of(Options.Engine.K_INDUCTION, Set.of(), Optional.of(MOST_UNWINDINGS));
    BooleanSupplier stop = () -> ledger.isSettled() || cancelled.getAsBoolean();
    Session session = Session.open(workbench, Ssa.Mode.CUT, stop);
    Blackboard blackboard = new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS);
    Kiki.of(session, judge, Plans.automatic(analysis), new Stopwatch(), blackboard).run();
    Map<Property, Proof> proofs = new LinkedHashMap<>();
    ledger
        .close("")
        .forEach(
            (property, verdict) -> {
              if (verdict instanceof Verdict.Proved(Proof proof)) {
                proofs.put(property, proof);
              }
            });
    return new Proofs(proofs);
  }
}
