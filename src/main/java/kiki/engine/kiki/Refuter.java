// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.engine.judge.Judge;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.session.Goals;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.term.Term;

/** Looks for violations from the initial state within the current unwinding (equation 17). */
final class Refuter {
  private final Session session;
  private final Judge judge;
  private final Ledger ledger;
  private final AlternativeCounterexamples alternatives;

  Refuter(Session session, Judge judge) {
    this.session = session;
    this.judge = judge;
    this.ledger = judge.ledger();
    this.alternatives = new AlternativeCounterexamples(session, judge);
  }

  /**
   * What the search at one unwinding came to.
   *
   * @param excluded open properties that no execution within the unwinding violates
   */
  record Outcome(boolean cancelled, List<Property> excluded) {
    private static final Outcome CANCELLED = new Outcome(true, List.of());

    /** The others that are excluded. */
    List<Property> without(Set<Property> hidden) {
      return excluded.stream().filter(p -> !hidden.contains(p)).toList();
    }
  }

  /** Decides every open property that is violated within the current unwinding. */
  Outcome refute() {
    Map<Property, Term> goals = new Goals(session.ssa()).violations();
    ledger.open().forEach(p -> goals.putIfAbsent(p, session.terms().falseTerm()));
    goals.keySet().removeIf(property -> !ledger.isOpen(property));
    Term defined = session.terms().not(session.ssa().undefined());
    while (true) {
      Answer answer = check(goals, defined);
      if (answer == Answer.UNKNOWN) {
        return Outcome.CANCELLED;
      }
      if (answer == Answer.UNSAT) {
        return suspect(goals);
      }
      Property violated = violated(goals).getFirst();
      Counterexample found = new ModelReader(session).counterexample();
      Term goal = session.terms().and(goals.remove(violated), defined);
      if (!alternatives.exist(found) || !alternatives.refute(violated, goal, found)) {
        judge.refuted(violated, found);
      }
    }
  }

  /**
   * Sorts out properties that are violated only by executions with undefined behaviour: these
   * neither refute nor prove, unless the replay shows that the violation does not depend on it. It
   * does depend on it if the program ends before, so executions that go on are looked at first.
   */
  private Outcome suspect(Map<Property, Term> goals) {
    if (session.ssa().undefined() == session.terms().falseTerm()) {
      return new Outcome(false, List.copyOf(goals.keySet()));
    }
    Term condition = session.terms().not(session.ssa().crashes());
    while (true) {
      Answer answer = check(goals, condition);
      if (answer == Answer.UNKNOWN) {
        return Outcome.CANCELLED;
      }
      if (answer == Answer.UNSAT && condition == session.terms().trueTerm()) {
        return new Outcome(false, List.copyOf(goals.keySet()));
      }
      if (answer == Answer.UNSAT) {
        condition = session.terms().trueTerm();
        continue;
      }
      Counterexample counterexample = new ModelReader(session).counterexample();
      for (Property p : violated(goals)) {
        goals.remove(p);
        if (!judge.confirmed(p, counterexample)) {
          ledger.explain(
              p,
              "only executions that access memory outside of all objects, have undefined arithmetic"
                  + " or depend on addresses that coincide by chance violate it");
        }
      }
    }
  }

  private Answer check(Map<Property, Term> goals, Term condition) {
    return session.checkFromStart(
        session.terms().and(session.terms().or(goals.values()), condition));
  }

  private List<Property> violated(Map<Property, Term> goals) {
    return goals.entrySet().stream()
        .filter(entry -> session.solver().holds(entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }
}
