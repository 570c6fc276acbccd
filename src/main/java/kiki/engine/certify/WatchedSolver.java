// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kiki.solver.Answer;
import kiki.solver.Context;
import kiki.solver.Core;
import kiki.solver.Solver;
import kiki.solver.Statistics;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/** A solver that reports all constraints of each question that has no model. */
final class WatchedSolver implements Solver {
  private final Solver solver;
  private final Consumer<List<Term>> refuted;
  private final List<Term> required = new ArrayList<>();

  WatchedSolver(Solver solver, Consumer<List<Term>> refuted) {
    this.solver = solver;
    this.refuted = refuted;
  }

  /** A context that remembers what it requires. */
  private record WatchedContext(Context context, List<Term> required) implements Context {
    @Override
    public void require(Term constraint) {
      required.add(constraint);
      context.require(constraint);
    }

    @Override
    public boolean isOpen() {
      return context.isOpen();
    }

    @Override
    public void close() {
      context.close();
    }
  }

  @Override
  public Terms terms() {
    return solver.terms();
  }

  @Override
  public void require(Term constraint) {
    required.add(constraint);
    solver.require(constraint);
  }

  @Override
  public Context open() {
    return new WatchedContext(solver.open(), new ArrayList<>());
  }

  @Override
  public Answer check(Collection<Context> contexts, Collection<Term> assumptions) {
    List<Context> unwatched = new ArrayList<>();
    List<Term> all = new ArrayList<>(required);
    for (Context context : contexts) {
      WatchedContext watched = (WatchedContext) context;
      unwatched.add(watched.context());
      all.addAll(watched.required());
    }
    all.addAll(assumptions);
    Answer answer = solver.check(unwatched, assumptions);
    if (answer == Answer.UNSAT) {
      refuted.accept(all);
    }
    return answer;
  }

  @Override
  public Value value(Term term) {
    return solver.value(term);
  }

  @Override
  public Core core() {
    return solver.core();
  }

  @Override
  public void cancelWhen(BooleanSupplier condition) {
    solver.cancelWhen(condition);
  }

  @Override
  public void limitConflicts(long conflicts) {
    solver.limitConflicts(conflicts);
  }

  @Override
  public Statistics statistics() {
    return solver.statistics();
  }
}
