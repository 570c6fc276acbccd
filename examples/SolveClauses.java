// SPDX-License-Identifier: Apache-2.0
import kiki.sat.CdclSolver;
import kiki.sat.SatResult;
import kiki.sat.SatSolver;

/** The SAT solver alone: clauses, a model, and an assumption that contradicts them. */
final class SolveClauses {
  public static void main(String[] arguments) {
    try (SatSolver solver = new CdclSolver()) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      solver.addClause(a, b);
      solver.addClause(-a, b);
      if (solver.solve() == SatResult.SAT) {
        System.out.println("b is " + solver.value(b));
      }
      solver.assume(-b);
      System.out.println(solver.solve() + " without b: " + solver.failed(-b));
    }
  }
}
