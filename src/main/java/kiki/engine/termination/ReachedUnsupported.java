// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kiki.engine.result.Obstacle;
import kiki.engine.session.Session;
import kiki.solver.Answer;
import kiki.ssa.form.UnsupportedInstance;
import kiki.term.Term;

/** Unsupported constructs that executions from the start reach within the current unwinding. */
final class ReachedUnsupported {
  private final Session session;

  /**
   * @param session whose SSA form starts every loop at its entry
   */
  ReachedUnsupported(Session session) {
    this.session = session;
  }

  /** The first that an execution is found to reach. */
  Optional<Obstacle> reached() {
    Map<Term, Obstacle> guards = new LinkedHashMap<>();
    for (UnsupportedInstance instance : session.ssa().unsupported()) {
      guards.put(
          instance.guard(),
          new Obstacle(instance.reason(), instance.location(), instance.hidden()));
    }
    if (session.checkFromStart(session.terms().or(guards.keySet())) != Answer.SAT) {
      return Optional.empty();
    }
    return guards.entrySet().stream()
        .filter(e -> session.solver().holds(e.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
