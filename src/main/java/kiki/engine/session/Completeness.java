// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.form.UnsupportedInstance;
import kiki.term.Term;

/**
 * Whether the executions that start in the initial state and stay within the current unwinding are
 * all there are: none goes beyond it, and none reaches an instruction without meaning.
 */
public final class Completeness {
  private final Session session;

  public Completeness(Session session) {
    this.session = session;
  }

  /** False also if the solver was cancelled. */
  public boolean isComplete() {
    Set<Term> beyond = new LinkedHashSet<>(refusals().keySet());
    beyond.add(session.ssa().needsMore());
    return isExcluded(beyond);
  }

  /**
   * The properties that may be checked where these executions are cut off by an instruction without
   * meaning; absent if one goes beyond the unwinding, or if that is not found out.
   */
  public Optional<Set<Property>> hidden() {
    if (isComplete()) {
      return Optional.of(Set.of());
    }
    Map<Term, Set<Property>> left = refusals();
    if (left.isEmpty() || !isExcluded(Set.of(session.ssa().needsMore()))) {
      return Optional.empty();
    }
    Set<Property> hidden = new LinkedHashSet<>();
    while (true) {
      Answer answer = session.checkFromStart(session.terms().or(left.keySet()));
      if (answer != Answer.SAT) {
        return Optional.of(hidden).filter(_ -> answer == Answer.UNSAT);
      }
      Set<Term> reached = new LinkedHashSet<>(left.keySet());
      reached.removeIf(guard -> !session.solver().holds(guard));
      reached.forEach(guard -> hidden.addAll(left.remove(guard)));
      left.values().removeIf(hidden::containsAll);
    }
  }

  private boolean isExcluded(Set<Term> cases) {
    return session.checkFromStart(session.terms().or(cases)) == Answer.UNSAT;
  }

  /** What each instruction without meaning hides, by the condition under which it is reached. */
  private Map<Term, Set<Property>> refusals() {
    Map<Term, Set<Property>> refusals = new LinkedHashMap<>();
    for (UnsupportedInstance u : session.ssa().unsupported()) {
      refusals.computeIfAbsent(u.guard(), _ -> new LinkedHashSet<>()).addAll(u.hidden());
    }
    return refusals;
  }
}
