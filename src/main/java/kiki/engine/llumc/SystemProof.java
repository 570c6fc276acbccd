// SPDX-License-Identifier: Apache-2.0
package kiki.engine.llumc;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import kiki.domain.template.Row;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.RowProof;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.program.Property;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.transition.certificate.InvariantTerms;
import kiki.transition.certificate.LatchInvariant;
import kiki.transition.program.ProgramSystem;
import kiki.transition.system.TransitionSystem;

/**
 * Turns invariants of a system into proofs. If an invariant can be stated for the loops of the
 * program, the proof is like all others, and other engines learn from it. If it mentions pointers,
 * or distinguishes contexts of a loop, the proof is about the system, where it has been checked.
 */
final class SystemProof {
  private final Workbench workbench;
  private final Judge judge;
  private final Blackboard blackboard;
  private final BooleanSupplier stop;

  SystemProof(Workbench workbench, Judge judge, Blackboard blackboard, BooleanSupplier stop) {
    this.workbench = workbench;
    this.judge = judge;
    this.blackboard = blackboard;
    this.stop = stop;
  }

  /**
   * @param question the system, whose only bad state is that one of the properties is violated
   * @param invariant of the system, which excludes that
   */
  void conclude(
      ProgramSystem encoded,
      TransitionSystem question,
      LatchInvariant invariant,
      List<Property> properties) {
    if (invariant.k() == 0) {
      inProgram(encoded, invariant);
    }
    List<Property> left = properties.stream().filter(judge.ledger()::isOpen).toList();
    if (!left.isEmpty() && !stop.getAsBoolean()) {
      Proof proof = new Proof(Proof.Method.TRANSITION_SYSTEM, 1, List.of(), List.of());
      judge.provedOfSystem(
          left, proof.assuming(workbench.assumed()), () -> obligations(question, invariant));
    }
  }

  private static List<ProofObligation> obligations(
      TransitionSystem question, LatchInvariant invariant) {
    return new InvariantTerms(question, invariant)
        .questions(0).stream().map(q -> new ProofObligation(q.claim(), q.assertions())).toList();
  }

  private void inProgram(ProgramSystem encoded, LatchInvariant invariant) {
    Session session = Session.open(workbench, Ssa.Mode.CUT, stop);
    VariableRegistry registry = blackboard.registry();
    LoopClauses clauses = LoopClauses.of(encoded, registry);
    Map<Integer, List<Row>> rows = new LinkedHashMap<>();
    for (LoopView loop : session.ssa().loops()) {
      rows.put(loop.number(), clauses.rows(loop, invariant.clauses()));
    }
    new RowProof(session, registry, judge, blackboard).conclude(rows);
  }
}
