// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.program.StoredTypes;

/**
 * Guesses what a program stores in an object that a wrapper of {@code malloc} makes: the type that
 * the caller converts the wrapper's result to. A guess affects precision and speed, not meaning.
 */
final class AllocationTypes {
  private final Map<Symbol, CType> converted = new IdentityHashMap<>();

  /** The type of the elements of what the instruction allocates in this activation. */
  CType elementType(Activation frame, Instruction.Allocate allocate) {
    CType hint = allocate.elementType();
    Optional<Expr> holder = Optional.of(allocate.target());
    for (Activation f : frame.stack()) {
      if (StoredTypes.isTelling(hint)) {
        break;
      }
      if (holder.orElse(null) instanceof Expr.Variable(Symbol s) && !s.isStatic()) {
        hint = converted.computeIfAbsent(s, new StoredTypes(f.graph().body())::conversionOf);
      }
      CType result = f.graph().function().resultType();
      if (!StoredTypes.isTelling(hint) && result instanceof PointerType(CType target, var q)) {
        hint = target;
      }
      if (!(result instanceof PointerType)) {
        break;
      }
      holder = f.caller().flatMap(c -> c.call().result());
    }
    return StoredTypes.isTelling(hint) ? hint : IntType.UNSIGNED_CHAR;
  }
}
