// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.engine.result.Ledger;
import kiki.engine.result.Obstacle;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.term.Term;

/** What must not be reached for the open properties to hold. */
final class BadStates {
  private final Session session;
  private final Ledger ledger;
  private final Map<Property, Term> violations;
  private final Map<Obstacle, Term> obstacles;
  private List<Term> reached = List.of();

  private BadStates(
      Session session,
      Ledger ledger,
      Map<Property, Term> violations,
      Map<Obstacle, Term> obstacles) {
    this.session = session;
    this.ledger = ledger;
    this.violations = violations;
    this.obstacles = obstacles;
  }

  static BadStates of(Session session, Ledger ledger) {
    Goals goals = new Goals(session.ssa());
    return new BadStates(
        session, ledger, new LinkedHashMap<>(goals.violationsInWindow()), goals.unsupported());
  }

  /** Whether something is left to prove. */
  boolean isOpen() {
    violations.keySet().removeIf(property -> !ledger.isOpen(property));
    return !violations.isEmpty() && !session.isCancelled();
  }

  /** Asks whether a target is reached at the highest level; the terms that are in the model. */
  List<Term> reached(RelativeInduction steps) {
    Map<Object, Term> all = new LinkedHashMap<>(violations);
    all.putAll(obstacles);
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

  /** Drops the target that was reached last, and those that it hides: they cannot be excluded. */
  void giveUp() {
    violations.values().removeIf(reached::contains);
    obstacles.forEach(
        (obstacle, term) -> {
          if (reached.contains(term)) {
            violations.keySet().removeAll(obstacle.hidden());
          }
        });
    obstacles.values().removeIf(reached::contains);
  }
}
