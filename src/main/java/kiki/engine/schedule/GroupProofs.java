// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.engine.control.Stopwatch;
import kiki.engine.judge.Judge;
import kiki.engine.kiki.Kiki;
import kiki.engine.kiki.Plan;
import kiki.engine.loop.Blackboard;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.result.Verdict;
import kiki.engine.session.Session;
import kiki.engine.session.SlicedBench;
import kiki.program.Property;
import kiki.ssa.form.Ssa;

/**
 * Tries groups of properties that have little in common one after the other, each in the part of
 * the program that decides it.
 */
final class GroupProofs {
  private final Ledger ledger;
  private final Round round;
  private final Plan plan;
  private final Optional<Plan> summaries;
  private final Stopwatch stopwatch;

  /**
   * @param summaries for parts with recursive functions, beside the plan that unwinds these
   */
  GroupProofs(
      Ledger ledger, Round round, Plan plan, Optional<Plan> summaries, Stopwatch stopwatch) {
    this.ledger = ledger;
    this.round = round;
    this.plan = plan;
    this.summaries = summaries;
    this.stopwatch = stopwatch;
  }

  /** Makes a judge of proofs in a part of the program. */
  interface Judges {
    Judge of(Ledger ledger, SlicedBench group);
  }

  /**
   * Tries all groups.
   *
   * @param admission where proofs go
   */
  void run(Judges judges, Judge admission) {
    int before = ledger.open().size();
    boolean[] tried = {false};
    round.tryGroups(
        group -> {
          tried[0] = true;
          if (!round.getAsBoolean() && group.properties().stream().anyMatch(ledger::isOpen)) {
            run(group, judges, admission);
          }
        });
    round.groupsAreDone(tried[0] ? before - ledger.open().size() : 0);
  }

  private void run(SlicedBench group, Judges judges, Judge admission) {
    List<Property> open = group.properties().stream().filter(ledger::isOpen).toList();
    Ledger part = Ledger.of(open, new PartListener(ledger, (p, v) -> admit(p, v, admission)));
    Judge judge = judges.of(part, group);
    BooleanSupplier stop = () -> part.isSettled() || round.getAsBoolean();
    prove(Session.open(group.workbench(), Ssa.Mode.CUT, stop), plan, judge);
    if (summaries.isPresent() && group.workbench().isRecursive() && !stop.getAsBoolean()) {
      prove(Session.open(group.workbench(), Ssa.Mode.SUMMARIZED, stop), summaries.get(), judge);
    }
  }

  private void prove(Session session, Plan chosen, Judge judge) {
    Blackboard blackboard = new Blackboard(VariableRegistry.Pointers.WITH_OFFSETS);
    session.use(Kiki.of(session, judge, chosen, stopwatch, blackboard)::run, stopwatch);
  }

  private static void admit(Property property, Verdict verdict, Judge admission) {
    if (verdict instanceof Verdict.Proved) {
      admission.admit(property, verdict);
    }
  }
}
