// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Model;

/** Z3 as an oracle for SMT-LIB scripts. */
final class Z3 implements AutoCloseable {
  private final Context context = new Context();

  /**
   * Whether the assertions of a script have a model. Unknown if Z3 gives a model that does not
   * satisfy them, as it does now and then when constant arrays meet stores.
   */
  Answer check(String script) {
    com.microsoft.z3.Solver solver = context.mkSolver();
    solver.add(context.parseSMTLIB2String(script, null, null, null, null));
    return switch (solver.check()) {
      case SATISFIABLE -> isModel(solver.getModel(), solver) ? Answer.SAT : Answer.UNKNOWN;
      case UNSATISFIABLE -> Answer.UNSAT;
      case UNKNOWN -> Answer.UNKNOWN;
    };
  }

  private static boolean isModel(Model model, com.microsoft.z3.Solver solver) {
    for (BoolExpr assertion : solver.getAssertions()) {
      if (!model.eval(assertion, true).isTrue()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void close() {
    context.close();
  }
}
