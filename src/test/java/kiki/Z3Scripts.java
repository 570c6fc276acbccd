// SPDX-License-Identifier: Apache-2.0
package kiki;

import com.microsoft.z3.Context;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;

/** Z3 as a reader of whole SMT-LIB scripts, limited in time. */
public final class Z3Scripts {
  private static final int MILLIS = 20_000;

  private Z3Scripts() {}

  /** Whether the assertions of a script have a model. */
  public static Status answer(String script) {
    return answer(script, MILLIS);
  }

  public static Status answer(String script, int millis) {
    try (Context context = new Context()) {
      String logic = script.replaceAll("(?s).*\\(set-logic ([A-Z_]+)\\).*", "$1");
      Solver solver = context.mkSolver(context.mkSymbol(logic));
      Params limit = context.mkParams();
      limit.add("timeout", millis);
      solver.setParameters(limit);
      solver.add(context.parseSMTLIB2String(script, null, null, null, null));
      return solver.check();
    }
  }
}
