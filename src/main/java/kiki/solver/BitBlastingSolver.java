// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import kiki.bitblast.array.ArrayModel;
import kiki.sat.SatSolver;
import kiki.solver.interval.BranchAndPrune;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.Evaluator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** The solver that turns terms into clauses of one SAT instance and refines arrays on demand. */
public final class BitBlastingSolver implements Solver {
  /** Whether each model is tested against all terms it must satisfy. */
  public enum ModelCheck {
    ON,
    OFF
  }

  /** What the last check found out, as long as nothing was required since. */
  private sealed interface Outcome {}

  private record Open() implements Outcome {}

  private record Satisfied(Evaluator fromSymbols, Evaluator fromTerms) implements Outcome {}

  private record Refuted(Core core) implements Outcome {}

  private final Terms terms;
  private final SatSolver sat;
  private final ModelCheck modelCheck;
  private final Encoding encoding;
  private final List<Term> required = new ArrayList<>();
  private final FloatProblems floats = new FloatProblems();
  private Outcome outcome = new Open();
  private BooleanSupplier cancelled = () -> false;
  private long conflictLimit = -1;
  private long checks;
  private long satCalls;
  private long solvingNanos;

  public BitBlastingSolver(Terms terms, SatSolver sat, ModelCheck modelCheck) {
    this.terms = terms;
    this.sat = sat;
    this.modelCheck = modelCheck;
    this.encoding = new Encoding(terms, sat);
  }

  @Override
  public Terms terms() {
    return terms;
  }

  @Override
  public void require(Term constraint) {
    requireBool(constraint);
    outcome = new Open();
    encoding.require(constraint, 0);
    required.add(constraint);
    floats.require(constraint);
  }

  @Override
  public Context open() {
    return new ActivatedContext(sat.newVariable());
  }

  @Override
  public Answer check(Collection<Context> contexts, Collection<Term> assumptions) {
    checks++;
    outcome = new Open();
    assumptions.forEach(BitBlastingSolver::requireBool);
    List<ActivatedContext> active = new ArrayList<>();
    for (Context context : contexts) {
      active.add(own(context));
    }
    try {
      return decide(active, assumptions);
    } catch (CancellationException cancellation) {
      return Answer.UNKNOWN;
    }
  }

  private Answer decide(List<ActivatedContext> contexts, Collection<Term> assumptions) {
    List<Term> goals = new ArrayList<>(assumptions);
    contexts.forEach(context -> goals.addAll(context.constraints));
    Optional<BranchAndPrune> search = floats.problem(goals);
    if (search.isEmpty()) {
      return refine(contexts, assumptions, conflictLimit);
    }
    return alternate(search.get(), contexts, assumptions);
  }

  /** Branch and prune and the SAT solver in turns of growing length, until one has an answer. */
  private Answer alternate(
      BranchAndPrune search, List<ActivatedContext> contexts, Collection<Term> assumptions) {
    long steps = SolverTuning.FIRST_STEPS;
    long conflicts = SolverTuning.FIRST_CONFLICTS;
    long conflictsLeft = conflictLimit < 0 ? Long.MAX_VALUE : conflictLimit;
    while (conflictsLeft > 0) {
      switch (search.run(steps, cancelled)) {
        case BranchAndPrune.Impossible _ -> {
          floats.succeeded();
          outcome = new Refuted(new Core(List.copyOf(contexts), List.copyOf(assumptions)));
          return Answer.UNSAT;
        }
        case BranchAndPrune.Guess(Map<FreeSymbol, Value> guess) -> {
          List<Term> guessed = new ArrayList<>(assumptions);
          guess.forEach((symbol, value) -> guessed.add(terms.equal(symbol, terms.constant(value))));
          if (refine(contexts, guessed, SolverTuning.GUESS_CONFLICTS) == Answer.SAT) {
            floats.succeeded();
            return Answer.SAT;
          }
        }
        case BranchAndPrune.Stuck _ -> {
          floats.failed();
          return refine(contexts, assumptions, conflictLimit);
        }
        case BranchAndPrune.Suspended _ -> {
          Answer answer = refine(contexts, assumptions, Math.min(conflicts, conflictsLeft));
          if (answer != Answer.UNKNOWN || cancelled.getAsBoolean()) {
            floats.failed();
            return answer;
          }
          steps *= SolverTuning.STEPS_GROWTH;
          conflictsLeft -= Math.min(conflicts, conflictsLeft);
          conflicts *= SolverTuning.CONFLICTS_GROWTH;
        }
      }
    }
    outcome = new Open();
    return Answer.UNKNOWN;
  }

  /** Solves and adds array lemmas until the model violates none. */
  private Answer refine(List<ActivatedContext> contexts, Collection<Term> assumptions, long limit) {
    outcome = new Open();
    long conflictsBefore = limitedConflicts(limit);
    Map<Integer, Term> assumed = new LinkedHashMap<>();
    for (Term assumption : assumptions) {
      assumed.putIfAbsent(encoding.assumption(assumption), assumption);
    }
    while (!cancelled.getAsBoolean()) {
      long conflicts = limitedConflicts(limit) - conflictsBefore;
      if (limit >= 0 && conflicts > limit) {
        return Answer.UNKNOWN;
      }
      sat.setConflictLimit(limit < 0 ? -1 : limit - conflicts);
      Answer answer = solve(contexts, assumed);
      if (answer != Answer.SAT) {
        return answer;
      }
      Optional<ArrayModel> arrays = encoding.model();
      if (arrays.isPresent()) {
        Evaluator fromSymbols = encoding.evaluator(arrays.get());
        outcome = new Satisfied(fromSymbols, encoding.shortcut(arrays.get()));
        verify(fromSymbols, contexts, assumptions);
        return Answer.SAT;
      }
    }
    return Answer.UNKNOWN;
  }

  /** The conflicts so far if they are limited; counters cost time that other checks save. */
  private long limitedConflicts(long limit) {
    return limit < 0 ? 0 : sat.statistics().conflicts();
  }

  /** Decides the clauses as they are, which may lack array axioms. */
  private Answer solve(List<ActivatedContext> contexts, Map<Integer, Term> assumed) {
    encoding.encodePending();
    contexts.forEach(context -> sat.assume(context.activation));
    assumed.keySet().forEach(sat::assume);
    satCalls++;
    long start = System.nanoTime();
    Answer answer =
        switch (sat.solve()) {
          case SAT -> Answer.SAT;
          case UNSAT -> Answer.UNSAT;
          case UNKNOWN -> Answer.UNKNOWN;
        };
    solvingNanos += System.nanoTime() - start;
    if (answer == Answer.UNSAT) {
      outcome = new Refuted(failed(contexts, assumed));
    }
    return answer;
  }

  private Core failed(List<ActivatedContext> contexts, Map<Integer, Term> assumed) {
    List<Context> failedContexts = new ArrayList<>();
    for (ActivatedContext context : contexts) {
      if (sat.failed(context.activation)) {
        failedContexts.add(context);
      }
    }
    List<Term> failedTerms = new ArrayList<>();
    assumed.forEach(
        (literal, term) -> {
          if (sat.failed(literal)) {
            failedTerms.add(term);
          }
        });
    return new Core(failedContexts, failedTerms);
  }

  private void verify(
      Evaluator model, List<ActivatedContext> contexts, Collection<Term> assumptions) {
    if (modelCheck == ModelCheck.OFF) {
      return;
    }
    List<Term> all = new ArrayList<>(required);
    contexts.forEach(context -> all.addAll(context.constraints));
    all.addAll(assumptions);
    for (Term term : all) {
      if (model.evaluate(term) != Value.Bool.TRUE) {
        throw new IllegalStateException("the model does not satisfy " + term);
      }
    }
  }

  @Override
  public Value value(Term term) {
    if (outcome instanceof Satisfied satisfied) {
      Value value = satisfied.fromTerms().evaluate(term);
      if (modelCheck == ModelCheck.ON && !satisfied.fromSymbols().evaluate(term).equals(value)) {
        throw new IllegalStateException("the clauses do not define the value of " + term);
      }
      return value;
    }
    throw new IllegalStateException("no model: the last call was no check that answered SAT");
  }

  @Override
  public Core core() {
    if (outcome instanceof Refuted refuted) {
      return refuted.core();
    }
    throw new IllegalStateException("no core: the last call was no check that answered UNSAT");
  }

  @Override
  public void cancelWhen(BooleanSupplier condition) {
    cancelled = condition;
    encoding.cancelWhen(condition);
    sat.setTerminator(condition);
  }

  @Override
  public void limitConflicts(long conflicts) {
    conflictLimit = conflicts;
  }

  @Override
  public Statistics statistics() {
    return new Statistics(
        checks,
        satCalls,
        encoding.lemmas(),
        encoding.nanos(),
        solvingNanos,
        sat.variables(),
        encoding.clauses());
  }

  private ActivatedContext own(Context context) {
    if (context instanceof ActivatedContext mine && mine.owner() == this && mine.isOpen()) {
      return mine;
    }
    throw new IllegalArgumentException("not an open context of this solver");
  }

  private static void requireBool(Term term) {
    if (!(term.sort() instanceof Sort.Bool)) {
      throw new IllegalArgumentException(
          "a constraint is a Bool, not " + term.sort() + ": " + term);
    }
  }

  /** Constraints that hold while an activation literal does. */
  private final class ActivatedContext implements Context {
    private final int activation;
    private final List<Term> constraints = new ArrayList<>();
    private boolean closed;

    ActivatedContext(int activation) {
      this.activation = activation;
    }

    BitBlastingSolver owner() {
      return BitBlastingSolver.this;
    }

    @Override
    public void require(Term constraint) {
      requireBool(constraint);
      if (closed) {
        throw new IllegalStateException("the context is closed");
      }
      outcome = new Open();
      encoding.require(constraint, activation);
      constraints.add(constraint);
    }

    @Override
    public boolean isOpen() {
      return !closed;
    }

    @Override
    public void close() {
      if (!closed) {
        closed = true;
        outcome = new Open();
        encoding.drop(activation);
        sat.addClause(-activation);
      }
    }
  }
}
