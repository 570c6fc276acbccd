package kiki.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.term.Term;

/** What must not be reached for the open properties to hold. */
final class Targets {
  private final Session session;
  private final Ledger ledger;
  private final Map<Property, Term> violations;
  private final List<Term> obstacles;
  private boolean obstructed;
  private List<Term> reached = List.of();

  Targets(Session session, Ledger ledger) {
    this.session = session;
    this.ledger = ledger;
    Goals goals = new Goals(session.ssa());
    this.violations = new LinkedHashMap<>(goals.violationsInWindow());
    this.obstacles = List.copyOf(goals.unsupported().values());
  }

  /** Whether something is left to prove. */
  boolean isOpen() {
    violations.keySet().removeIf(property -> !ledger.isOpen(property));
    return !obstructed && !violations.isEmpty() && !session.isCancelled();
  }

  /** Asks whether a target is reached at the highest level; the terms that are in the model. */
  List<Term> reached(Steps steps) {
    Map<Object, Term> all = new LinkedHashMap<>(violations);
    obstacles.forEach(obstacle -> all.put(obstacle, obstacle));
    reached = List.of();
    if (steps.check(session.terms().or(all.values())) == Answer.SAT) {
      Term first = all.values().stream().filter(session.solver()::holds).findFirst().orElseThrow();
      reached = List.of(first);
    }
    return reached;
  }

  boolean isReached() {
    return !reached.isEmpty();
  }

  /** Drops what was reached last: it cannot be excluded. */
  void giveUp() {
    obstructed |= obstacles.stream().anyMatch(reached::contains);
    violations.values().removeIf(reached::contains);
  }
}
