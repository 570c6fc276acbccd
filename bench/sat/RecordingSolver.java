// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import kiki.sat.CdclSolver;
import kiki.sat.ForwardingSolver;
import kiki.sat.SatResult;

/**
 * The embedded solver, writing down what it is asked. Calls that are given up are left out: other
 * solvers have no such limits. Says when enough is recorded.
 */
final class RecordingSolver extends ForwardingSolver {
  private static final long ENOUGH_CALLS = 3000;
  private static final long ENOUGH_CONFLICTS = 20_000;

  private final Cnf calls;
  private final Runnable enough;
  private int[] assumptions = new int[16];
  private int assumed;
  private long limit = -1;

  /** The call that took the most conflicts, by its number. */
  private int hardest;

  private long mostConflicts = -1;

  RecordingSolver(Cnf calls, Runnable enough) {
    super(new CdclSolver());
    this.calls = calls;
    this.enough = enough;
  }

  Cnf calls() {
    return calls;
  }

  /** The problem of the call that took the most conflicts, its assumptions as clauses. */
  Cnf hardest() {
    return calls.single(hardest);
  }

  long conflictsOfHardest() {
    return mostConflicts;
  }

  @Override
  public int newVariable() {
    calls.variable();
    return solver.newVariable();
  }

  @Override
  public void addClause(int[] literals, int length) {
    calls.clause(Arrays.copyOf(literals, length));
    solver.addClause(literals, length);
  }

  @Override
  public void assume(int literal) {
    if (assumed == assumptions.length) {
      assumptions = Arrays.copyOf(assumptions, 2 * assumed);
    }
    assumptions[assumed++] = literal;
    solver.assume(literal);
  }

  @Override
  public SatResult solve() {
    long before = solver.statistics().conflicts();
    long remaining = Math.max(0, ENOUGH_CONFLICTS - before);
    solver.setConflictLimit(limit < 0 ? remaining : Math.min(limit, remaining));
    SatResult result = solver.solve();
    if (result != SatResult.UNKNOWN) {
      calls.solve(Arrays.copyOf(assumptions, assumed));
      long conflicts = solver.statistics().conflicts() - before;
      if (conflicts > mostConflicts) {
        mostConflicts = conflicts;
        hardest = calls.calls;
      }
    }
    assumed = 0;
    if (calls.calls >= ENOUGH_CALLS || solver.statistics().conflicts() >= ENOUGH_CONFLICTS) {
      enough.run();
    }
    return result;
  }

  @Override
  public void setConflictLimit(long conflicts) {
    limit = conflicts;
  }
}
