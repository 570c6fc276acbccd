// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.ranking.Ranking;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.session.Session;
import kiki.program.Program;
import kiki.program.Property;
import kiki.transform.check.EndChecks;

/**
 * Finds out that there is no answer: no execution ends, whatever an overflowing operation yields,
 * but each comes to one, so that none is evidence.
 */
final class Impasse {
  private final RankingEngine.Setting setting;
  private final Property property;
  private volatile boolean isFound;

  Impasse(RankingEngine.Setting setting, Property property) {
    this.setting = setting;
    this.property = property;
  }

  boolean isFound() {
    return isFound;
  }

  /** Looks for it; where only executions without overflow are asked about, there is none. */
  void look(BooleanSupplier stop) {
    isFound =
        setting.scope() == TerminationVerifier.Scope.ALL
            && setting.subjects().withoutOverflow().get().filter(s -> ends(s, stop)).isPresent()
            && isEndless(stop);
  }

  private boolean isEndless(BooleanSupplier stop) {
    TerminationVerifier.Subjects subjects = setting.subjects();
    Program program = EndChecks.run(subjects.plain().program());
    EndlessProver.Options options =
        new EndlessProver.Options(setting.analysis(), TerminationTuning.ALWAYS_ENDLESS, stop);
    return new EndlessProver(subjects.workbenches().apply(program), program, options).isEndless();
  }

  /** Whether all executions without overflow end, however long that takes. */
  private boolean ends(TerminationVerifier.Subject withoutOverflow, BooleanSupplier stop) {
    Session session =
        Session.open(withoutOverflow.workbench(), RankingEngine.mode(withoutOverflow), stop);
    TerminationProver prover =
        TerminationProver.of(
            session,
            Ledger.of(List.of(property), Listener.NONE),
            property,
            Ranking.Bound.WIDTH,
            setting.analysis().lexicographicComponents().orElse(TerminationTuning.COMPONENTS),
            1);
    Optional<TerminationProver.Found> found = Optional.empty();
    while (found.filter(TerminationProver.Found::isComplete).isEmpty() && prover.hasMore()) {
      found = prover.advance();
    }
    return found.filter(TerminationProver.Found::isComplete).isPresent();
  }
}
