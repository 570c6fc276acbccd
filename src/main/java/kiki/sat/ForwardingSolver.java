// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import java.util.function.BooleanSupplier;

/** Passes everything on to another solver; what a subclass adds, it does beside that. */
public abstract class ForwardingSolver implements SatSolver {
  protected final SatSolver solver;

  protected ForwardingSolver(SatSolver solver) {
    this.solver = solver;
  }

  @Override
  public int newVariable() {
    return solver.newVariable();
  }

  @Override
  public int variables() {
    return solver.variables();
  }

  @Override
  public void addClause(int[] literals, int length) {
    solver.addClause(literals, length);
  }

  @Override
  public void assume(int literal) {
    solver.assume(literal);
  }

  @Override
  public SatResult solve() {
    return solver.solve();
  }

  @Override
  public boolean value(int literal) {
    return solver.value(literal);
  }

  @Override
  public boolean failed(int literal) {
    return solver.failed(literal);
  }

  @Override
  public int fixed(int literal) {
    return solver.fixed(literal);
  }

  @Override
  public void phase(int literal) {
    solver.phase(literal);
  }

  @Override
  public void setTerminator(BooleanSupplier terminator) {
    solver.setTerminator(terminator);
  }

  @Override
  public void setConflictLimit(long conflicts) {
    solver.setConflictLimit(conflicts);
  }

  @Override
  public SatStatistics statistics() {
    return solver.statistics();
  }

  @Override
  public void close() {
    solver.close();
  }
}
