// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.engine.judge.Judge;
import kiki.engine.loop.Facts;
import kiki.engine.result.Ledger;
import kiki.engine.result.Obstacle;
import kiki.engine.result.Proof;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.program.Property;
import kiki.ssa.form.Ssa;
import kiki.term.Term;

/** Proves properties from facts about loops, at the current unwinding of a session. */
public final class Prover {
  private final Session session;
  private final Judge judge;
  private final Ledger ledger;
  private final Facts facts;

  public Prover(Session session, Judge judge, Facts facts) {
    this.session = session;
    this.judge = judge;
    this.ledger = judge.ledger();
    this.facts = facts;
  }

  /** Tries to prove what is open, whatever it costs. */
  public void prove() {
    proveWithin(-1);
  }

  /**
   * Tries to prove what is open. A property is never the first to fail if no execution violates it
   * in its window; the verdict also needs that no execution reaches, before it is checked, an
   * instruction without meaning or a call that is cut.
   *
   * @param conflicts that a check may cost, negative for no bound
   */
  void proveWithin(long conflicts) {
    Goals goals = new Goals(session.ssa());
    Map<Obstacle, Term> obstacles = goals.obstacles();
    session.impossible(obstacles).forEach(obstacles::remove);
    Map<Property, Term> violations = goals.violationsInWindow();
    ledger.open().forEach(p -> violations.putIfAbsent(p, session.terms().falseTerm()));
    violations.keySet().removeIf(p -> !ledger.isOpen(p) || isHidden(p, obstacles.keySet()));
    List<Property> proved = session.impossible(violations, conflicts);
    if (!proved.isEmpty()) {
      int k = session.ssa().unwindings();
      Proof.Method method =
          session.ssa().mode() == Ssa.Mode.SUMMARIZED
              ? Proof.Method.SUMMARIES
              : Proof.Method.INDUCTION;
      Proof proof = new Proof(method, k, facts.layers(), facts.invariants());
      judge.proved(proved, proof.assuming(session.assumed()));
    }
  }

  private boolean isHidden(Property property, Set<Obstacle> obstacles) {
    Optional<Obstacle> hiding =
        obstacles.stream().filter(o -> o.hidden().contains(property)).findFirst();
    hiding.ifPresent(o -> ledger.explain(property, o.text()));
    return hiding.isPresent();
  }
}
