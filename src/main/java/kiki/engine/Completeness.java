package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import kiki.solver.Answer;
import kiki.ssa.UnsupportedInstance;
import kiki.term.Term;

/**
 * Whether the executions that start in the initial state and stay within the current unwinding are
 * all there are: none goes beyond it, and none reaches an instruction without meaning.
 */
final class Completeness {
  private final Session session;

  Completeness(Session session) {
    this.session = session;
  }

  /** False also if the solver was cancelled. */
  boolean isComplete() {
    return beyond() == Answer.UNSAT;
  }

  /** Whether there are other executions. */
  Answer beyond() {
    List<Term> beyond = new ArrayList<>();
    beyond.add(session.ssa().needsMore());
    for (UnsupportedInstance instance : session.ssa().unsupported()) {
      beyond.add(instance.guard());
    }
    return session.checkFromStart(session.terms().or(beyond));
  }
}
