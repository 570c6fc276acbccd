// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/**
 * The variables that may be read before they are written. Those that the code right after their
 * declaration writes are not among them: that is how initialisers and temporaries look.
 */
final class UnsetVariables {
  private UnsetVariables() {}

  static Set<Instruction.Declare> of(Program program) {
    Set<Instruction.Declare> unset = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Function f : program.functions().values()) {
      for (int i = 0; i < f.body().size(); i++) {
        if (f.body().get(i) instanceof Instruction.Declare d
            && !isSet(d.symbol(), f.body(), i + 1)) {
          unset.add(d);
        }
      }
    }
    return unset;
  }

  private static boolean isSet(Symbol variable, List<Instruction> body, int first) {
    for (Instruction next : body.subList(first, body.size())) {
      if (isMentioned(variable, next)) {
        return writes(variable, next);
      }
      boolean goesOn =
          next instanceof Instruction.Assign
              || next instanceof Instruction.Declare
              || next instanceof Instruction.Assume
              || next instanceof Instruction.Assert
              || next instanceof Instruction.Input;
      if (!goesOn) {
        return writes(variable, next);
      }
    }
    return true;
  }

  private static boolean isMentioned(Symbol variable, Instruction i) {
    return Instructions.expressions(i).stream().anyMatch(e -> isMentioned(variable, e));
  }

  private static boolean isMentioned(Symbol variable, Expr e) {
    boolean[] found = {false};
    Exprs.forEach(e, part -> found[0] |= part instanceof Expr.Variable v && v.symbol() == variable);
    return found[0];
  }

  /** Whether the variable as a whole gets a value that does not depend on what it held. */
  private static boolean writes(Symbol variable, Instruction i) {
    return switch (i) {
      case Instruction.Assign a ->
          isVariable(variable, a.target()) && !isMentioned(variable, a.value());
      case Instruction.Input n -> isVariable(variable, n.target());
      case Instruction.Allocate a ->
          isVariable(variable, a.target()) && !isMentioned(variable, a.size());
      case Instruction.Call c ->
          c.result().filter(place -> isVariable(variable, place)).isPresent()
              && c.arguments().stream().noneMatch(e -> isMentioned(variable, e));
      case Instruction _ -> false;
    };
  }

  private static boolean isVariable(Symbol variable, Expr e) {
    return e instanceof Expr.Variable v && v.symbol() == variable;
  }
}
