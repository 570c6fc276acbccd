package kiki.engine;

import java.util.Map;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.term.Term;

/** Looks for violations from the initial state within the current unwinding (equation 17). */
final class Refuter {
  private final Session session;
  private final Judge judge;
  private final Ledger ledger;

  Refuter(Session session, Judge judge) {
    this.session = session;
    this.judge = judge;
    this.ledger = judge.ledger();
  }

  /** What the search at one unwinding came to. */
  enum Outcome {
    /** The properties still open have no violation within the unwinding. */
    COMPLETE,
    CANCELLED
  }

  /** Decides every open property that is violated within the current unwinding. */
  Outcome refute() {
    while (true) {
      Map<Property, Term> goals = new Goals(session.ssa()).violations();
      goals.keySet().removeIf(property -> !ledger.isOpen(property));
      if (goals.isEmpty()) {
        return Outcome.COMPLETE;
      }
      Answer answer = session.checkFromStart(session.terms().or(goals.values()));
      if (answer == Answer.UNSAT) {
        return Outcome.COMPLETE;
      }
      if (answer == Answer.UNKNOWN) {
        return Outcome.CANCELLED;
      }
      Property violated =
          goals.entrySet().stream()
              .filter(entry -> session.solver().holds(entry.getValue()))
              .findFirst()
              .orElseThrow()
              .getKey();
      judge.refuted(violated, new ModelReader(session).counterexample());
    }
  }
}
