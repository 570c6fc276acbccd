// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Callee;
import kiki.lower.code.TreeWalk;
import kiki.lower.function.FunctionLowering;
import kiki.lower.known.KnownFunctions;

/** Whether a loop may allocate memory that outlives an iteration. */
final class LoopAllocations {
  private final FunctionLowering f;
  private final Set<Symbol> seen = new HashSet<>();
  private boolean isPossible;

  private LoopAllocations(FunctionLowering f) {
    this.f = f;
  }

  static boolean arePossible(FunctionLowering f, Statement loop) {
    LoopAllocations allocations = new LoopAllocations(f);
    TreeWalk.expressions(loop, allocations::note);
    return allocations.isPossible;
  }

  private void note(Expression e) {
    if (e instanceof Expression.Call c) {
      Optional<Symbol> callee = Callee.named(c.function());
      isPossible |= callee.isEmpty() || f.calls().family(c) == KnownFunctions.Family.ALLOCATION;
      if (callee.isPresent() && f.calls().family(c) == KnownFunctions.Family.NONE) {
        call(c, callee.get());
      }
      if (f.calls().family(c) == KnownFunctions.Family.CONTRACT) {
        isPossible |= handsOut(c);
      }
    }
  }

  private void call(Expression.Call c, Symbol callee) {
    Optional<FunctionDefinition> definition = f.linkage().definition(f.linkage().function(callee));
    if (definition.isEmpty()) {
      isPossible |= handsOut(c);
    } else if (seen.add(definition.get().symbol())) {
      TreeWalk.expressions(definition.get().body(), this::note);
    }
  }

  /** What a function of the library allocates, it returns or stores where an argument says. */
  private static boolean handsOut(Expression.Call c) {
    Stream<CType> arguments = c.arguments().stream().map(Expression::type);
    return c.type() instanceof PointerType
        || arguments.anyMatch(t -> t instanceof PointerType p && p.target() instanceof PointerType);
  }
}
