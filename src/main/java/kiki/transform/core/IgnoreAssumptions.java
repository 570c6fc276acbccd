// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.List;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;

/**
 * Drops the assumptions the user wrote ({@code --no-assumptions}). What follows from a passed
 * assertion stays, and so do the assumptions of the start-up code and of library models.
 */
public final class IgnoreAssumptions {
  private IgnoreAssumptions() {}

  public static Program run(Program program) {
    return program.mapFunctions(f -> strip(program, f));
  }

  private static Function strip(Program program, Function f) {
    if (f.symbol() == program.entry()) {
      return f;
    }
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      boolean isUsers =
          i instanceof Instruction.Assume a
              && !a.location().isLibrary()
              && !(!body.isEmpty() && body.getLast() instanceof Instruction.Assert b && ends(b, a));
      if (!isUsers) {
        body.add(i);
      }
    }
    return f.withBody(body);
  }

  /** Whether the assumption says that a failed assertion ends the program. */
  private static boolean ends(Instruction.Assert failed, Instruction.Assume assumption) {
    return failed.condition() == assumption.condition()
        || Exprs.isFalse(failed.condition()) && Exprs.isFalse(assumption.condition());
  }
}
