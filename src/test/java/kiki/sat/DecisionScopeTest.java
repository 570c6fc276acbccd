// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DecisionScopeTest {
  /**
   * Gates over inputs: values of the inputs decide the rest, so a call that decides inputs only
   * gives the same answers as one that decides all.
   */
  @Test
  void leavesOfCircuitsAreEnough() {
    SplittableRandom random = new SplittableRandom(3);
    int satisfied = 0;
    for (int round = 0; round < 300; round++) {
      int inputs = 4 + random.nextInt(8);
      int gates = 10 + random.nextInt(40);
      try (CdclSolver restricted = new CdclSolver();
          CdclSolver free = new CdclSolver()) {
        int[] scope = new int[inputs];
        for (int i = 0; i < inputs; i++) {
          scope[i] = restricted.newVariable();
          free.newVariable();
        }
        for (int i = 0; i < gates; i++) {
          int a = literal(random, restricted.variables());
          int b = literal(random, restricted.variables());
          int gate = restricted.newVariable();
          free.newVariable();
          for (CdclSolver solver : new CdclSolver[] {restricted, free}) {
            solver.addClause(-gate, a);
            solver.addClause(-gate, b);
            solver.addClause(gate, -a, -b);
          }
        }
        for (int call = 0; call < 20; call++) {
          int first = literal(random, restricted.variables());
          int second = literal(random, restricted.variables());
          restricted.assume(first);
          restricted.assume(second);
          free.assume(first);
          free.assume(second);
          restricted.decideOnly(scope, inputs);
          SatResult result = restricted.solve();
          assertEquals(free.solve(), result);
          if (result == SatResult.SAT) {
            satisfied++;
            assertTrue(restricted.value(first) && restricted.value(second));
          }
        }
      }
    }
    assertTrue(satisfied > 1000 && satisfied < 5900, "satisfied " + satisfied);
  }

  private static int literal(SplittableRandom random, int variables) {
    int variable = 1 + random.nextInt(variables);
    return random.nextBoolean() ? variable : -variable;
  }

  @Test
  void otherVariablesStayUndecided() {
    try (CdclSolver solver = new CdclSolver()) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      solver.addClause(a, b);
      solver.addClause(-a, -b);
      int c = solver.newVariable();
      int d = solver.newVariable();
      solver.addClause(c, d);
      solver.decideOnly(new int[] {a}, 1);
      assertEquals(SatResult.SAT, solver.solve());
      assertTrue(solver.value(a) ^ solver.value(b));
      assertFalse(solver.value(c) || solver.value(d));
      solver.decideOnly(new int[] {c, d}, 2);
      assertEquals(SatResult.SAT, solver.solve());
      assertTrue(solver.value(c) || solver.value(d));
      solver.assume(-c);
      solver.assume(-d);
      assertEquals(SatResult.UNSAT, solver.solve());
    }
  }
}
