package kiki.solver;

import com.microsoft.z3.Context;
import com.microsoft.z3.Status;

/** Z3 as an oracle for SMT-LIB scripts. */
final class Z3 implements AutoCloseable {
  private final Context context = new Context();

  /** Whether the assertions of a script have a model. */
  Answer check(String script) {
    com.microsoft.z3.Solver solver = context.mkSolver();
    solver.add(context.parseSMTLIB2String(script, null, null, null, null));
    Status status = solver.check();
    return switch (status) {
      case SATISFIABLE -> Answer.SAT;
      case UNSATISFIABLE -> Answer.UNSAT;
      case UNKNOWN -> Answer.UNKNOWN;
    };
  }

  @Override
  public void close() {
    context.close();
  }
}
