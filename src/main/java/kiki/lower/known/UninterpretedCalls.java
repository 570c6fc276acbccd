// SPDX-License-Identifier: Apache-2.0
package kiki.lower.known;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Code;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** Functions of which nothing is known but that equal arguments give equal results. */
public final class UninterpretedCalls {
  private UninterpretedCalls() {}

  public static boolean handles(String name) {
    return name.startsWith("__CPROVER_uninterpreted_");
  }

  public static void lower(
      Code code, Optional<Expr> result, Symbol callee, List<Expr> arguments, Location at) {
    boolean scalar =
        result.stream().allMatch(r -> r.type().isScalar())
            && arguments.stream().allMatch(a -> a.type().isScalar());
    if (!scalar) {
      String what = "call of " + callee.name() + " with a structure";
      code.add(new Instruction.Unsupported(what, at));
    } else if (result.isPresent()) {
      callee.mark(Symbol.Trait.UNINTERPRETED);
      code.add(new Instruction.Call(result, Exprs.functionAddress(callee), arguments, at));
    }
  }
}
