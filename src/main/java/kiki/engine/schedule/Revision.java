// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.engine.control.Turns;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.Suspects;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.engine.session.Workbench;
import kiki.program.Property;

/**
 * Looks for other proofs of what is proved only if properties hold that stay open, while engines
 * are busy with these. They may be at it until the user's time is up, and what has nothing to do
 * with them should not be lost then.
 */
final class Revision {
  private final Workbench workbench;
  private final Engines engines;
  private final WaitingTime waiting;
  private final Turns turns;
  private final Reliance reliance;

  /**
   * @param workbench of the whole program
   */
  Revision(Workbench workbench, Engines engines, WaitingTime waiting, Turns turns) {
    this.workbench = workbench;
    this.engines = engines;
    this.waiting = waiting;
    this.turns = turns;
    this.reliance = new Reliance(workbench::after);
  }

  /**
   * From time to time, until the engines of the round are done. A revision may take as long as the
   * time before it.
   *
   * @param suspects end when proofs are no longer tried
   */
  void run(Ledger ledger, Suspects suspects, Round round) {
    BooleanSupplier over = () -> round.getAsBoolean() || suspects.isOver();
    long nanos = ScheduleTuning.REVISION_BESIDE_NANOS;
    long most = ScheduleTuning.REVISION_BESIDE_TURNS;
    while (waiting.awaited(waiting.allowance(nanos, most), over) && !over.getAsBoolean()) {
      BooleanSupplier half = waiting.allowance(nanos / 2, most / 2);
      BooleanSupplier spent = waiting.allowance(nanos, most);
      reviseAlone(ledger, () -> over.getAsBoolean() || half.getAsBoolean());
      revise(ledger, () -> over.getAsBoolean() || spent.getAsBoolean());
      nanos *= 2;
      most *= 2;
    }
  }

  /** Assumes no property: most of what is simple needs none. */
  void reviseAlone(Ledger ledger, BooleanSupplier stop) {
    List<Property> unfounded = unfounded(ledger, openOrFailing(ledger));
    if (!unfounded.isEmpty()) {
      Ledger part = part(unfounded, ledger);
      prove(part, Round.alone(part, workbench, stop, turns));
    }
  }

  /** What is found to rest on other doubtful proofs is proved without these, too. */
  void revise(Ledger ledger, BooleanSupplier stop) {
    Set<Property> doubted = openOrFailing(ledger);
    for (int i = 0; i < ScheduleTuning.REVISIONS && !stop.getAsBoolean(); i++) {
      List<Property> unfounded = unfounded(ledger, doubted);
      if (unfounded.isEmpty()) {
        return;
      }
      Ledger part = part(unfounded, ledger);
      prove(part, Round.without(new LinkedHashSet<>(doubted), part, workbench, stop, turns));
      doubted.addAll(part.open());
    }
  }

  private static Set<Property> openOrFailing(Ledger ledger) {
    Set<Property> doubted = ledger.doubted();
    doubted.addAll(ledger.open());
    return doubted;
  }

  private List<Property> unfounded(Ledger ledger, Set<Property> doubted) {
    return List.copyOf(reliance.unfounded(ledger.verdictsBut(doubted)).keySet());
  }

  private static Ledger part(List<Property> properties, Ledger whole) {
    return Ledger.of(properties, new PartListener(whole, (p, v) -> replace(p, v, whole)));
  }

  private void prove(Ledger part, Round round) {
    Judge judge = engines.judge(part, round);
    try {
      engines.proofs(judge, round, new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS, turns));
    } finally {
      judge.close();
    }
  }

  private static void replace(Property property, Verdict verdict, Ledger ledger) {
    if (verdict instanceof Verdict.Proved better) {
      ledger.replace(property, better);
    }
  }
}
