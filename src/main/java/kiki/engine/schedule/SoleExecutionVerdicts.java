// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.List;
import java.util.Set;
import kiki.engine.judge.Judge;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.SoleExecution;
import kiki.program.Property;
import kiki.ssa.form.ObjectNames;

/** Verdicts about a program that has only one execution. */
final class SoleExecutionVerdicts {
  private SoleExecutionVerdicts() {}

  /**
   * Proves what holds on the execution, if that ends.
   *
   * @return the properties that it violates
   */
  static Set<Property> decide(SoleExecution sole, Ledger ledger) {
    SoleExecution.Shown shown = sole.confirmed();
    Proof proof = new Proof(Proof.Method.EXECUTION, 0, List.of(), List.of());
    for (Property p : shown.isComplete() ? ledger.open() : List.<Property>of()) {
      if (!shown.violated().contains(p)) {
        ledger.decide(p, new Verdict.Proved(proof));
      }
    }
    return shown.violated();
  }

  /** By an execution without choices. */
  static void refute(Set<Property> failing, Ledger ledger) {
    Counterexample start = new Counterexample(0, List.of(), List.of(), ObjectNames.NONE);
    for (Property p : failing) {
      ledger.decide(p, Judge.violation(p, start));
    }
  }
}
