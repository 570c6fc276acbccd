// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The embedded solver: conflict-driven clause learning on flat int arrays, tuned for many small
 * calls on one growing instance. The trail stays as it is between calls as far as new clauses and
 * the next assumptions allow, so a call costs what is new in it and not the size of the instance.
 */
public final class CdclSolver implements SatSolver {
  /** There are arrays of four entries a variable. */
  public static final int MAXIMUM_VARIABLES = (1 << 29) - 16;

  private final Trail trail = new Trail();
  private final ClauseArena arena = new ClauseArena();
  private final Propagator propagator = new Propagator(trail, arena);
  private final VariableHeap heap = new VariableHeap();
  private final Analyzer analyzer = new Analyzer(trail, arena, propagator, heap);
  private final ProofTrace proof;
  private final ClauseDatabase database;
  private final Search search;
  private final IntList pending = new IntList(); // assumptions of the next call
  private int[] assumptionMarks = {}; // by literal: number of the last call that assumed it
  private int[] streaks = {}; // by literal: for how many calls in a row it was assumed
  private int[] orderMarks = {}; // by literal: number of the last call that put it in order
  private int[] failedMarks = {}; // by literal: number of the last call that it failed in
  private int[] clauseMarks = {}; // by literal: number of the last clause added that holds it
  private final IntList clause = new IntList();
  private final IntList core = new IntList();
  private int calls;
  private int addedClauses;
  private final SolverState state = new SolverState();

  /** A solver that writes no proof. */
  public CdclSolver() {
    this(null);
  }

  /** A solver that hands its DRAT proof to {@code proofWriter}, unless that is null. */
  public CdclSolver(ProofWriter proofWriter) {
    this(proofWriter, SearchTuning.DEFAULT);
  }

  CdclSolver(ProofWriter proofWriter, SearchTuning tuning) {
    proof = new ProofTrace(proofWriter);
    database = new ClauseDatabase(trail, arena, propagator, proof);
    search = new Search(trail, propagator, heap, analyzer, database, proof, tuning);
  }

  @Override
  public int newVariable() {
    int variable = state.newVariable();
    if (variable >= trail.literals.length) {
      if (variable > MAXIMUM_VARIABLES) {
        throw new OutOfMemoryError("more than " + MAXIMUM_VARIABLES + " variables");
      }
      reserve(Math.min(MAXIMUM_VARIABLES + 1, Math.max(64, variable + (variable >> 1))));
    }
    search.addVariable(variable);
    return variable;
  }

  private void reserve(int capacity) {
    trail.reserve(capacity);
    propagator.reserve(capacity);
    heap.reserve(capacity);
    analyzer.reserve(capacity);
    search.reserve(capacity);
    assumptionMarks = Arrays.copyOf(assumptionMarks, 2 * capacity);
    streaks = Arrays.copyOf(streaks, 2 * capacity);
    orderMarks = Arrays.copyOf(orderMarks, 2 * capacity);
    failedMarks = Arrays.copyOf(failedMarks, 2 * capacity);
    clauseMarks = Arrays.copyOf(clauseMarks, 2 * capacity);
  }

  @Override
  public int variables() {
    return state.variables();
  }

  @Override
  public void addClause(int[] literals, int length) {
    state.requireOpen();
    state.requireLiterals(literals, length);
    state.ready();
    if (!search.isRefuted() && normalise(literals, length)) {
      addNormalised();
    }
  }

  /**
   * Puts the literals into {@link #clause} without repetitions and what is false at level 0. False
   * when the clause holds anyway.
   */
  private boolean normalise(int[] literals, int length) {
    clause.clear();
    addedClauses++;
    boolean shortened = false;
    for (int i = 0; i < length; i++) {
      int literal = LiteralCode.fromDimacs(literals[i]);
      int fixed = trail.fixed(literal);
      if (fixed > 0 || clauseMarks[literal ^ 1] == addedClauses) {
        return false;
      }
      if (fixed < 0) {
        shortened = true;
      } else if (clauseMarks[literal] != addedClauses) {
        clauseMarks[literal] = addedClauses;
        clause.add(literal);
      }
    }
    if (shortened) {
      proof.add(clause.items, 0, clause.size);
    }
    return true;
  }

  private void addNormalised() {
    if (clause.size == 0) {
      search.refute();
      return;
    }
    if (clause.size == 1) {
      search.backtrack(0);
      trail.assign(clause.items[0], 0);
      return;
    }
    bestFirst(0);
    bestFirst(1);
    int first = clause.items[0];
    int second = clause.items[1];
    if (trail.values[first] < 0) {
      search.backtrack(Math.min(level(first) - 1, level(second)));
    }
    if (trail.values[first] == 0 && trail.values[second] < 0) {
      search.backtrack(level(second));
      trail.assign(first, database.addProblem(clause.items, clause.size));
    } else {
      database.addProblem(clause.items, clause.size);
    }
  }

  /** Swaps to {@code index} the literal from there on that is best to be watched. */
  private void bestFirst(int index) {
    int best = index;
    for (int i = index + 1; i < clause.size; i++) {
      if (watchRank(clause.items[i]) > watchRank(clause.items[best])) {
        best = i;
      }
    }
    int literal = clause.items[best];
    clause.items[best] = clause.items[index];
    clause.items[index] = literal;
  }

  /** Literals that are not false first, then those that become unassigned soonest. */
  private int watchRank(int literal) {
    return trail.values[literal] >= 0 ? Integer.MAX_VALUE : level(literal);
  }

  private int level(int literal) {
    return trail.level(literal >> 1);
  }

  @Override
  public void assume(int literal) {
    state.requireOpen();
    state.requireLiteral(literal);
    state.ready();
    pending.add(LiteralCode.fromDimacs(literal));
  }

  /**
   * Lets {@link #solve()}, until this is called again, decide only the first {@code count} of these
   * variables. It then answers {@link SatResult#SAT} as soon as all of them have values that
   * propagation finds no contradiction to, which is enough where the other variables follow from
   * them or do not matter; {@link SatResult#UNSAT} means what it always means. The model gives
   * variables without a value the value false.
   *
   * <p>Any state; the state stays as it is.
   */
  public void decideOnly(int[] variables, int count) {
    state.requireOpen();
    search.decideOnly(variables, count);
  }

  @Override
  public SatResult solve() {
    state.requireOpen();
    calls++;
    core.clear();
    orderAssumptions();
    SatResult result = search.run(core);
    for (int i = 0; i < core.size; i++) {
      failedMarks[core.items[i]] = calls;
    }
    state.solved(result);
    return result;
  }

  /**
   * Lets the search keep the levels of the previous call's assumptions that are assumed again, and
   * puts the others behind them: first those that have been assumed for the most calls in a row,
   * because they are the likeliest to be shared with the next call too.
   */
  private void orderAssumptions() {
    IntList order = search.assumptions;
    for (int i = 0; i < pending.size; i++) {
      int literal = pending.items[i];
      if (assumptionMarks[literal] != calls) {
        streaks[literal] = assumptionMarks[literal] == calls - 1 ? streaks[literal] + 1 : 1;
        assumptionMarks[literal] = calls;
      }
    }
    int shared = 0;
    while (shared < order.size && assumptionMarks[order.items[shared]] == calls) {
      orderMarks[order.items[shared++]] = calls;
    }
    search.backtrack(Math.min(shared, trail.level));
    order.size = shared;
    appendByStreak(order);
    pending.clear();
  }

  private void appendByStreak(IntList order) {
    long[] keys = new long[pending.size];
    int count = 0;
    for (int i = 0; i < pending.size; i++) {
      int literal = pending.items[i];
      if (orderMarks[literal] != calls) {
        orderMarks[literal] = calls;
        keys[count++] = (long) -streaks[literal] << Integer.SIZE | i;
      }
    }
    Arrays.sort(keys, 0, count);
    for (int i = 0; i < count; i++) {
      order.add(pending.items[(int) keys[i]]);
    }
  }

  @Override
  public boolean value(int literal) {
    state.require(SolverState.Phase.SATISFIED, "value");
    state.requireLiteral(literal);
    byte value = trail.values[LiteralCode.fromDimacs(literal)];
    return value == 0 ? literal < 0 : value > 0;
  }

  @Override
  public boolean failed(int literal) {
    state.require(SolverState.Phase.REFUTED, "failed");
    state.requireLiteral(literal);
    return failedMarks[LiteralCode.fromDimacs(literal)] == calls;
  }

  @Override
  public int fixed(int literal) {
    state.requireOpen();
    state.requireLiteral(literal);
    return trail.fixed(LiteralCode.fromDimacs(literal));
  }

  @Override
  public void phase(int literal) {
    state.requireOpen();
    state.requireLiteral(literal);
    search.phase(LiteralCode.fromDimacs(literal));
  }

  @Override
  public void setTerminator(BooleanSupplier terminator) {
    state.requireOpen();
    search.setTerminator(terminator);
  }

  @Override
  public void setConflictLimit(long conflicts) {
    state.requireOpen();
    search.setConflictLimit(conflicts);
  }

  @Override
  public SatStatistics statistics() {
    return new SatStatistics(
        state.variables(),
        database.problemClauses(),
        database.learntClauses(),
        calls,
        search.conflicts(),
        search.decisions(),
        propagator.propagations,
        search.restarts(),
        database.bytes());
  }

  @Override
  public void close() {
    state.close();
  }
}
