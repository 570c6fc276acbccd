// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.ssa.flow.FunctionGraph;

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
      if (isTelling(hint)) {
        break;
      }
      if (holder.orElse(null) instanceof Expr.Variable(Symbol s) && !s.isStatic()) {
        hint = converted.computeIfAbsent(s, new Search(f.graph())::conversionOf);
      }
      CType result = f.graph().function().resultType();
      if (!isTelling(hint) && result instanceof PointerType(CType target, var q)) {
        hint = target;
      }
      if (!(result instanceof PointerType)) {
        break;
      }
      holder = f.caller().flatMap(c -> c.call().result());
    }
    return isTelling(hint) ? hint : IntType.UNSIGNED_CHAR;
  }

  private static boolean isTelling(CType type) {
    return Layout.hasConstantSize(type) && !(type instanceof IntType i && i.width() == 8);
  }

  /** Looks through the copies of a pointer in one function. */
  private static final class Search {
    private final FunctionGraph graph;

    Search(FunctionGraph graph) {
      this.graph = graph;
    }

    /** The only telling type that the variable or a copy of it is converted to, or a byte. */
    CType conversionOf(Symbol holder) {
      Set<Symbol> copies = new LinkedHashSet<>(Set.of(holder));
      Set<CType> types = new LinkedHashSet<>();
      int before;
      do {
        before = copies.size();
        for (Instruction i : graph.body()) {
          if (i instanceof Instruction.Assign a
              && source(a.value()).filter(copies::contains).isPresent()) {
            note(a, copies, types);
          }
        }
      } while (copies.size() > before);
      return types.size() == 1 ? types.iterator().next() : IntType.UNSIGNED_CHAR;
    }

    private static void note(Instruction.Assign a, Set<Symbol> copies, Set<CType> types) {
      if (a.value().type() instanceof PointerType(CType target, var q) && isTelling(target)) {
        types.add(target);
      } else if (a.target() instanceof Expr.Variable(Symbol s) && !s.isStatic()) {
        copies.add(s);
      }
    }

    /** The variable a value is a copy of, through conversions. */
    private static Optional<Symbol> source(Expr value) {
      Expr at = value;
      while (at instanceof Expr.Cast c) {
        at = c.operand();
      }
      return at instanceof Expr.Variable(Symbol s) ? Optional.of(s) : Optional.empty();
    }
  }
}
