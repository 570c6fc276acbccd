// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.certify.Certifier;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.Kiki;
import kiki.engine.kiki.Plans;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.result.Verdict;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.program.Property;
import kiki.ssa.form.Ssa;

/** That accesses to memory are valid, which a ranking proof may rest on, shown by kIkI. */
final class SafetyLemma {
  private final Options.Analysis analysis;
  private final Workbench workbench;
  private final Ssa.Mode mode;
  private final BooleanSupplier stop;

  SafetyLemma(Options.Analysis analysis, Workbench workbench, Ssa.Mode mode, BooleanSupplier stop) {
    this.analysis = analysis;
    this.workbench = workbench;
    this.mode = mode;
    this.stop = stop;
  }

  /** What the proofs of all properties were checked for; empty if one is not proved. */
  Optional<List<ProofObligation>> proved(List<Property> properties) {
    Ledger ledger = Ledger.of(properties, Listener.NONE);
    Optional<Certifier> certifier = Certifier.of(analysis.certification(), workbench, stop);
    Judge judge = new Judge(ledger, (_, _) -> Optional.of("no failure is looked for"), certifier);
    Session session = Session.open(workbench, mode, stop);
    Blackboard blackboard = new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS);
    Kiki.of(session, judge, Plans.lemma(analysis), new Stopwatch(), blackboard).run();
    List<ProofObligation> checked = new ArrayList<>();
    for (Verdict verdict : ledger.close("").values()) {
      if (!(verdict instanceof Verdict.Proved(Proof proof))) {
        return Optional.empty();
      }
      checked.addAll(proof.certificate().obligations());
    }
    return Optional.of(checked.stream().distinct().toList());
  }
}
