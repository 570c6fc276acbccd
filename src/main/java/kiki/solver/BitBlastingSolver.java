package kiki.solver;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import kiki.bitblast.ArrayModel;
import kiki.sat.SatSolver;
import kiki.term.Evaluator;
import kiki.term.Sort;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Value;

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
    this.encoding = new Encoding(sat);
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
    remember(required, constraint);
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
      return refine(active, assumptions);
    } catch (CancellationException cancellation) {
      return Answer.UNKNOWN;
    }
  }

  /** Solves and adds array lemmas until the model violates none. */
  private Answer refine(List<ActivatedContext> contexts, Collection<Term> assumptions) {
    long conflictsBefore = limitedConflicts();
    Map<Integer, Term> assumed = new LinkedHashMap<>();
    for (Term assumption : assumptions) {
      assumed.putIfAbsent(encoding.assumption(assumption), assumption);
    }
    while (!cancelled.getAsBoolean()) {
      long conflicts = limitedConflicts() - conflictsBefore;
      if (conflictLimit >= 0 && conflicts > conflictLimit) {
        return Answer.UNKNOWN;
      }
      sat.setConflictLimit(conflictLimit < 0 ? -1 : conflictLimit - conflicts);
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
  private long limitedConflicts() {
    return conflictLimit < 0 ? 0 : sat.statistics().conflicts();
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

  private void remember(List<Term> constraints, Term constraint) {
    if (modelCheck == ModelCheck.ON) {
      constraints.add(constraint);
    }
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
      remember(constraints, constraint);
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
