package kiki.lower;

import java.util.List;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** Functions of which nothing is known but that equal arguments give equal results. */
final class UninterpretedCalls {
  private UninterpretedCalls() {}

  static boolean handles(String name) {
    return name.startsWith("__CPROVER_uninterpreted_");
  }

  static void lower(
      FunctionLowering f, Expr result, Symbol callee, List<Expr> arguments, Location at) {
    boolean scalar =
        (result == null || result.type().isScalar())
            && arguments.stream().allMatch(a -> a.type().isScalar());
    if (!scalar) {
      String what = "call of " + callee.name() + " with a structure";
      f.code().add(new Instruction.Unsupported(what, at));
    } else if (result != null) {
      callee.mark(Symbol.Trait.UNINTERPRETED);
      f.code().add(new Instruction.Call(result, Exprs.functionAddress(callee), arguments, at));
    }
  }
}
