// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.function.BooleanSupplier;

/**
 * An incremental SAT solver with assumptions, in the size and spirit of IPASIR (Balyo, Biere, Iser,
 * Sinz: SAT Race 2015).
 *
 * <p>A literal is a non-zero integer as in DIMACS: {@code +v} for variable {@code v}, {@code -v}
 * for its negation. Every method that takes a literal requires that its variable was returned by
 * {@link #newVariable()} before, and throws {@link IllegalArgumentException} otherwise.
 *
 * <p>The solver is in one of three states. It starts {@code READY}; a call of {@link #solve()}
 * moves it to {@code SATISFIED}, {@code REFUTED} or (on {@link SatResult#UNKNOWN}) back to {@code
 * READY}; {@link #addClause} and {@link #assume} move it to {@code READY}. A method called in a
 * state it does not allow throws {@link IllegalStateException}. A solver is used by one thread at a
 * time; only the terminator may look at state shared with others.
 */
public interface SatSolver extends AutoCloseable {

  /**
   * Creates a variable.
   *
   * <p>Any state; the state stays as it is.
   *
   * @return the next variable: 1, 2, 3, ...
   */
  int newVariable();

  /** The number of variables created so far, which is also the greatest of them. */
  int variables();

  /**
   * Adds the disjunction of the literals for good. Literals may repeat; the empty clause makes the
   * instance unsatisfiable.
   *
   * <p>Any state; then {@code READY}.
   */
  default void addClause(int... literals) {
    addClause(literals, literals.length);
  }

  /**
   * Adds the disjunction of the first {@code length} elements of {@code literals}. The array is not
   * kept and not changed.
   *
   * <p>Any state; then {@code READY}.
   */
  void addClause(int[] literals, int length);

  /**
   * Requires the literal in the next call of {@link #solve()} only.
   *
   * <p>Any state; then {@code READY}.
   */
  void assume(int literal);

  /**
   * Decides whether the clauses have a model in which all assumptions hold. The assumptions are
   * gone afterwards, whatever the result.
   *
   * <p>Any state; then as the result says.
   */
  SatResult solve();

  /**
   * The literal's value in the model found. The model is total: exactly one of {@code value(v)} and
   * {@code value(-v)} is true, for variables created after the call of {@link #solve()} too.
   *
   * <p>Requires {@code SATISFIED}.
   */
  boolean value(int literal);

  /**
   * Whether the literal is among the assumptions of the last call that were used to refute it. The
   * clauses together with the failed assumptions alone are unsatisfiable; the set need not be
   * minimal.
   *
   * <p>Requires {@code REFUTED}.
   */
  boolean failed(int literal);

  /**
   * What the solver already knows about a literal without any assumption: 1 if it holds in every
   * model, -1 if in none, 0 if that is not known.
   *
   * <p>Any state.
   */
  int fixed(int literal);

  /**
   * Hints that the literal should be tried true first when its variable is decided next. A solver
   * may ignore it.
   *
   * <p>Any state; the state stays as it is.
   */
  void phase(int literal);

  /**
   * Sets the question that {@link #solve()} asks often (well within 50 ms) while it works; when the
   * answer is true, it returns {@link SatResult#UNKNOWN}. Kept for later calls.
   */
  void setTerminator(BooleanSupplier terminator);

  /**
   * Limits each later call of {@link #solve()} to this number of conflicts, after which it returns
   * {@link SatResult#UNKNOWN}; -1 for no limit.
   */
  void setConflictLimit(long conflicts);

  /** The counters so far. */
  SatStatistics statistics();

  /** Frees what the solver holds outside of the heap; nothing may be called afterwards. */
  @Override
  void close();
}
