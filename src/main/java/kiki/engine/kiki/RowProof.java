// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.List;
import java.util.Map;
import kiki.domain.template.Row;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.Facts;
import kiki.engine.loop.InductiveRows;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.session.Session;

/** Proves properties with conditions on loops that were found elsewhere. */
public record RowProof(
    Session session, VariableRegistry registry, Judge judge, Blackboard blackboard) {
  /**
   * Where the rows are inductive together, other engines learn of them, and what follows is proved.
   *
   * @param rows by {@link kiki.ssa.form.LoopView#number}, each with one predicate
   */
  public void conclude(Map<Integer, List<Row>> rows) {
    InductiveRows.layer(session, registry, rows)
        .ifPresent(
            layer -> {
              Facts facts = new Facts(session, registry);
              if (!layer.values().isEmpty()) {
                facts.learn(layer);
                blackboard.publish(layer);
              }
              new Prover(session, judge, facts).prove();
            });
  }
}
