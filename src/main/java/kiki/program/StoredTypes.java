// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;

/**
 * What a function seems to store behind a pointer to anything: what it converts the pointer to. A
 * guess that affects precision and speed, not meaning.
 */
public final class StoredTypes {
  private final List<Instruction> body;

  public StoredTypes(List<Instruction> body) {
    this.body = body;
  }

  /** Whether the type says what is stored: bytes may be anything. */
  public static boolean isTelling(CType type) {
    return Layout.hasConstantSize(type) && !(type instanceof IntType i && i.width() == 8);
  }

  /** The only telling type that the variable or a copy of it is converted to, or a byte. */
  public CType conversionOf(Symbol holder) {
    Set<Symbol> copies = new LinkedHashSet<>(Set.of(holder));
    Set<CType> types = new LinkedHashSet<>();
    int before;
    do {
      before = copies.size();
      for (Instruction i : body) {
        if (i instanceof Instruction.Assign a
            && source(a.value()).filter(copies::contains).isPresent()) {
          note(a, copies, types);
        }
      }
    } while (copies.size() > before);
    return types.size() == 1 ? types.iterator().next() : IntType.UNSIGNED_CHAR;
  }

  private static void note(Instruction.Assign a, Set<Symbol> copies, Set<CType> types) {
    if (a.value().type() instanceof PointerType(CType target, var _) && isTelling(target)) {
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
