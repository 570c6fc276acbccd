// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import kiki.engine.control.Stopwatch;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.solver.Solver;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaTuning;
import kiki.term.Term;
import kiki.term.Terms;

/** An SSA form and the solver that holds its constraints. */
public final class Session {
  private final Ssa ssa;
  private final Solver solver;
  private final Limit limit;
  private final Workbench workbench;
  private List<Term> closed = List.of();

  private Session(Ssa ssa, Solver solver, Limit limit, Workbench workbench) {
    this.workbench = workbench;
    this.ssa = ssa;
    this.solver = solver;
    this.limit = limit;
  }

  /** What ends a session. */
  private static final class Limit implements BooleanSupplier {
    private final Ssa ssa;
    private final BooleanSupplier cancelled;
    private boolean spread;

    Limit(Ssa ssa, BooleanSupplier cancelled) {
      this.ssa = ssa;
      this.cancelled = cancelled;
    }

    /** Recursion that branches has more calls to unwind with each unwinding, and no end of them. */
    void unwound() {
      spread = ssa.cutCalls().size() > SsaTuning.MOST_CUT_CALLS;
    }

    @Override
    public boolean getAsBoolean() {
      return spread || cancelled.getAsBoolean() || isTooLarge(ssa);
    }
  }

  /**
   * Makes the program's SSA form at one unwinding and hands it to a new solver.
   *
   * @throws java.util.concurrent.CancellationException if cancelled meanwhile
   */
  public static Session open(Workbench workbench, Ssa.Mode mode, BooleanSupplier cancelled) {
    return open(workbench, mode, cancelled, UnaryOperator.identity());
  }

  /**
   * The same with a solver that is watched.
   *
   * @param watched stands in for the solver that it is given
   */
  public static Session open(
      Workbench workbench,
      Ssa.Mode mode,
      BooleanSupplier cancelled,
      UnaryOperator<Solver> watched) {
    Ssa ssa = workbench.ssa(mode, cancelled);
    Solver solver = watched.apply(workbench.solver(ssa.terms()));
    Limit limit = new Limit(ssa, cancelled);
    solver.cancelWhen(limit);
    Session session = new Session(ssa, solver, limit, workbench);
    session.load();
    return session;
  }

  /** Whether there are more indices of objects than the form can tell apart. */
  private static boolean isTooLarge(Ssa ssa) {
    return ssa.terms().size() > PointerParts.MOST_TERMS && !ssa.pools().isEmpty();
  }

  /** Lets an engine run, and counts what its solver did. */
  public void use(Runnable engine, Stopwatch stopwatch) {
    try {
      engine.run();
    } finally {
      stopwatch.add(solver.statistics());
    }
  }

  public Ssa ssa() {
    return ssa;
  }

  public Solver solver() {
    return solver;
  }

  public Terms terms() {
    return ssa.terms();
  }

  public boolean isCancelled() {
    return limit.getAsBoolean();
  }

  /** What proofs in this session assume. */
  public Set<Property> assumed() {
    return workbench.assumed();
  }

  /** Hands the constraints that are new to the solver. */
  private void load() {
    ssa.takeConstraints().forEach(solver::require);
    closed = ssa.closed();
  }

  /** What to assume at the current unwinding. */
  public List<Term> closed() {
    return closed;
  }

  /**
   * Goes from k to k + 1.
   *
   * @throws java.util.concurrent.CancellationException if cancelled; the session ends with it
   */
  public void unwind() {
    ssa.unwind();
    limit.unwound();
    load();
  }

  /** Whether a goal has a model at the current unwinding, from arbitrary iterations of loops. */
  public Answer check(Term goal) {
    List<Term> assumptions = new ArrayList<>(closed);
    assumptions.add(goal);
    return solver.check(assumptions);
  }

  /** Whether a goal has a model at the current unwinding that starts in the initial state. */
  public Answer checkFromStart(Term goal) {
    List<Term> assumptions = new ArrayList<>(closed);
    assumptions.addAll(ssa.fromStart());
    assumptions.add(goal);
    return solver.check(assumptions);
  }

  /** Those of the goals that have no model at the current unwinding, all at once where possible. */
  public <T> List<T> impossible(Map<T, Term> goals) {
    return impossible(goals, -1);
  }

  /**
   * As {@link #impossible(Map)}, with an effort: where that does not tell, each goal is tried alone
   * with a part of it.
   *
   * @param conflicts that a check may cost, negative for no bound
   */
  public <T> List<T> impossible(Map<T, Term> goals, long conflicts) {
    Map<T, Term> left = new LinkedHashMap<>(goals);
    while (!left.isEmpty()) {
      Answer answer = check(terms().or(left.values()), conflicts);
      if (answer == Answer.UNSAT) {
        return List.copyOf(left.keySet());
      }
      if (answer == Answer.UNKNOWN) {
        return alone(left, conflicts / SessionTuning.EFFORT_FRACTION);
      }
      left.values().removeIf(solver::holds);
    }
    return List.of();
  }

  private <T> List<T> alone(Map<T, Term> goals, long conflicts) {
    List<T> found = new ArrayList<>();
    goals.forEach(
        (key, goal) -> {
          if (conflicts > 0 && !isCancelled() && check(goal, conflicts) == Answer.UNSAT) {
            found.add(key);
          }
        });
    return found;
  }

  /**
   * As {@link #check(Term)}, with an effort.
   *
   * @param conflicts that the check may cost, negative for no bound
   */
  public Answer check(Term goal, long conflicts) {
    solver.limitConflicts(conflicts);
    Answer answer = check(goal);
    solver.limitConflicts(-1);
    return answer;
  }
}
