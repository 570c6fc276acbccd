// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.HashSet;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.util.CheckSwitches;

/**
 * Removes calls of the library's models that only read memory, where the property that asked for
 * their result is not checked.
 */
public final class UnusedReads {
  private UnusedReads() {}

  public static Program run(Program program) {
    return program.mapFunctions(UnusedReads::cleaned);
  }

  private static Function cleaned(Function f) {
    if (f.body().stream().noneMatch(UnusedReads::looks)) {
      return f;
    }
    Set<Symbol> read = new HashSet<>();
    for (Instruction i : f.body()) {
      for (Expr value : Instructions.values(i)) {
        note(value, read);
      }
      Instructions.target(i)
          .ifPresent(target -> Exprs.children(target).forEach(child -> note(child, read)));
    }
    return f.withBody(
        f.body().stream()
            .filter(
                i ->
                    !looks(i)
                        || !(Instructions.target(i).orElse(null) instanceof Expr.Variable(Symbol s))
                        || read.contains(s))
            .toList());
  }

  private static boolean looks(Instruction i) {
    return i instanceof Instruction.Call c
        && Exprs.calledFunction(c.function()).filter(UnusedReads::isOfLibrary).isPresent()
        && c.result().filter(place -> !(place.type() instanceof VoidType)).isPresent();
  }

  private static boolean isOfLibrary(Symbol function) {
    return function.location().switches().author() == CheckSwitches.Author.TESTED_LIBRARY;
  }

  private static void note(Expr e, Set<Symbol> read) {
    if (e instanceof Expr.Variable(Symbol s)) {
      read.add(s);
    }
    Exprs.children(e).forEach(child -> note(child, read));
  }
}
