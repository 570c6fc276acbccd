// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;

/** The integers that a program mentions: where its conditions flip. */
public final class ProgramNumbers {
  private ProgramNumbers() {}

  /** In the order of the text. */
  public static List<BigInteger> of(Program program) {
    Set<BigInteger> found = new LinkedHashSet<>();
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (!i.location().isLibrary()) {
          Instructions.expressions(i).forEach(e -> Exprs.forEach(e, part -> add(part, found)));
        }
      }
    }
    return found.stream().limit(TrialTuning.CONSTANTS).toList();
  }

  private static void add(Expr part, Set<BigInteger> found) {
    if (part instanceof Expr.IntConstant c && !c.type().isBool()) {
      found.add(c.value());
    }
  }
}
