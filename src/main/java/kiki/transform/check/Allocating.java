// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.LinkedHashSet;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;

/** Which functions may allocate memory. */
final class Allocating {
  private Allocating() {}

  /** Those that allocate by themselves, call one that does, or call what is not known. */
  static Set<Symbol> functions(Program program) {
    Set<Symbol> found = new LinkedHashSet<>();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Symbol symbol : program.functions().keySet()) {
        grows |= allocates(program.functions().get(symbol), found) && found.add(symbol);
      }
    }
    return found;
  }

  private static boolean allocates(Function function, Set<Symbol> known) {
    return function.body().stream().anyMatch(i -> allocates(i, known));
  }

  /** Whether an instruction may allocate, if these functions may. */
  static boolean allocates(Instruction i, Set<Symbol> known) {
    return i instanceof Instruction.Allocate
        || i instanceof Instruction.Call c
            && Exprs.calledFunction(c.function()).map(known::contains).orElse(true);
  }
}
